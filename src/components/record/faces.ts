// The faces of PDFs by language. They come as packages, so that every machine has the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import type { LanguageCode } from '../../core/languages.ts';
import { fingerprintOf } from '../../corpus/record/version.ts';

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sum: string };
/** Its first file is the upright one of ordinary weight. */
type Family = { readonly name: string; readonly files: readonly File[] };

/** What a language is typeset with. */
export type Faces = {
  /** The family of the script first: each letter is of the first family that has it. */
  readonly families: readonly Family[];
  readonly files: readonly File[];
};

const packages = createRequire(join(process.cwd(), 'package.json'));

/** A family of faces, read where it is asked for. */
function family(name: string, path: (face: string) => string, faces: readonly string[]) {
  let read: Family | undefined;
  return (): Family => {
    read ??= {
      name,
      files: faces.map((face) => {
        const bytes = new Uint8Array(readFileSync(path(face)));
        return { bytes, sum: fingerprintOf(bytes) };
      }),
    };
    return read;
  };
}

/** A family as Google Fonts has it: the name of its package and the name of its files. */
function googleFamily(name: string, faces: readonly string[]) {
  const folder = `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  const file = name.replaceAll(' ', '');
  return family(name, (face) => packages.resolve(`${folder}/${face}/${file}_${face}.ttf`), faces);
}

const upright = ['400Regular', '600SemiBold'];
const latin = googleFamily('Literata', [...upright, ...upright.map((face) => `${face}_Italic`)]);

/** The families of the scripts that the Latin one lacks, upright: their texts are emphasised by words. */
const scripts: Partial<Record<LanguageCode, () => Family>> = {
  // Noto Naskh draws the dots of letters apart from them: text that is copied out of a PDF is broken then.
  ar: googleFamily('Amiri', ['400Regular', '700Bold']),
  hi: googleFamily('Noto Serif Devanagari', upright),
  zh: family(
    'Noto Sans S Chinese',
    // The package lets nobody resolve its fonts, which stand beside what it exports.
    (face) =>
      join(dirname(packages.resolve('@embedpdf/fonts-sc')), `../fonts/NotoSansHans-${face}.otf`),
    ['Regular', 'Bold'],
  ),
};

const known = new Map<(() => Family) | undefined, Faces>();

/** The faces of a language; languages of one script share them. */
export function facesOf(language: LanguageCode): Faces {
  const script = scripts[language];
  const found = known.get(script);
  if (found) return found;
  const families = [...(script ? [script()] : []), latin()];
  const faces = { families, files: families.flatMap(({ files }) => files) };
  known.set(script, faces);
  return faces;
}

const parsed = new Map<Family, Font>();

/**
 * The characters of a text that no family has a letter for, each once. Typst would print a box.
 * @param text Spaces, and marks that are not seen, need no letter.
 */
export function lackingLetters({ families }: Faces, text: string): string[] {
  const fonts = families.map((one) => {
    const font = parsed.get(one) ?? opentype.parse(one.files[0]?.bytes.buffer);
    parsed.set(one, font);
    return font;
  });
  return [...new Set(text)].filter((character) => {
    if (/[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return false;
    // Typst prints a hyphen that does not break as an ordinary one.
    const printed = character === '\u2011' ? '\u2010' : character;
    return fonts.every((font) => font.charToGlyphIndex(printed) === 0);
  });
}
