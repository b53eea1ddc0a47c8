// The faces of PDFs by language. They come as packages, so that every machine has the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { memoOf } from '../../core/memo.ts';
import { fingerprintOf } from '../../corpus/record/version.ts';
import { type LanguageCode, languages } from '../../languages/list.ts';
import { type Face, rulesOf } from '../../languages/rules.ts';

type File = {
  /** Where it stands on this machine. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sum: string;
};
/** Its first file is the upright one of ordinary weight. */
type Family = { readonly name: string; readonly files: readonly File[] };

/** The families that a language is typeset with. */
export type Faces = {
  /** The family of the language's script stands first: a letter is taken from the first family that has it. */
  readonly families: readonly Family[];
  readonly files: readonly File[];
};

const packages = join(process.cwd(), 'node_modules');

const latin = {
  family: 'Literata',
  files: ['400Regular', '600SemiBold', '400Regular_Italic', '600SemiBold_Italic'].map(
    (face) => `@expo-google-fonts/literata/${face}/Literata_${face}.ttf`,
  ),
};

const read = memoOf<Family>(languages.length);

/** A family whose files are read when a PDF first needs them. */
function familyOf({ family: name, files }: typeof latin | Face): Family {
  return read(name, () => ({
    name,
    files: files.map((file) => {
      const path = join(packages, file);
      const bytes = new Uint8Array(readFileSync(path));
      return { path, bytes, sum: fingerprintOf(bytes) };
    }),
  }));
}

const known = memoOf<Faces>(languages.length);

/** The faces of a language; languages of one script share them. */
export function facesOf(language: LanguageCode): Faces {
  const { face } = rulesOf(language);
  return known(face === 'Latin' ? face : face.family, () => {
    const families = (face === 'Latin' ? [latin] : [face, latin]).map(familyOf);
    return { families, files: families.flatMap(({ files }) => files) };
  });
}

const parsed = new Map<Family, Font>();

/**
 * The characters of a text that no family has a letter for, each once. Typst would print a box for them.
 * @param text Spaces and invisible marks in it need no letter.
 */
export function lackingLetters({ families }: Faces, text: string): string[] {
  const fonts = families.map((one) => {
    const font = parsed.get(one) ?? opentype.parse(one.files[0]?.bytes.buffer);
    parsed.set(one, font);
    return font;
  });
  return [...new Set(text)].filter((character) => {
    if (/[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return false;
    // Typst prints a no-break hyphen as an ordinary hyphen.
    const printed = character === '\u2011' ? '\u2010' : character;
    return fonts.every((font) => font.charToGlyphIndex(printed) === 0);
  });
}
