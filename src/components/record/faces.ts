// The faces of PDFs by language. They come as packages, so that every machine has the same.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { fingerprintOf } from '../../corpus/record/version.ts';
import type { LanguageCode } from '../../languages/list.ts';

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly sum: string };
/** Its first file is the upright one of ordinary weight. */
type Family = { readonly name: string; readonly files: readonly File[] };

/** The families that a language is typeset with. */
export type Faces = {
  /** The family of the language's script stands first: a letter is taken from the first family that has it. */
  readonly families: readonly Family[];
  readonly files: readonly File[];
};

const packages = createRequire(join(process.cwd(), 'package.json'));

/** A family of faces. Its files are only read when a PDF needs them. */
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

/** A family from Google Fonts, by the name of its package and the name of its files. */
function googleFamily(name: string, faces: readonly string[]) {
  const folder = `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  const file = name.replaceAll(' ', '');
  return family(name, (face) => packages.resolve(`${folder}/${face}/${file}_${face}.ttf`), faces);
}

const upright = ['400Regular', '600SemiBold'];
const latin = googleFamily('Literata', [...upright, ...upright.map((face) => `${face}_Italic`)]);

/**
 * The families for scripts that the Latin family lacks. They are upright only, because texts in these scripts emphasise by
 * words.
 */
const scripts: Partial<Record<LanguageCode, () => Family>> = {
  // Noto Naskh draws the dots of letters as separate glyphs, which breaks text that is copied from a PDF.
  ar: googleFamily('Amiri', ['400Regular', '700Bold']),
  hi: googleFamily('Noto Serif Devanagari', upright),
  zh: family(
    'Noto Sans S Chinese',
    // The package does not export its font files, so they are found beside a file that it exports.
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
