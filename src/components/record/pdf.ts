// A version as PDF: typeset by Typst from the archived text, with faces that come as packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { formatDate } from '../../core/dates.ts';
import { languageOf } from '../../core/languages.ts';
import type { Translation } from '../../core/translation.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import { kept } from '../../corpus/record/kept.ts';
import { glanceTitle, readRecordedWords } from '../../corpus/record/read-text.ts';
import { sumsPath, versionFilePath, versionsPath } from '../../corpus/record/record.ts';
import { fingerprintOf, printedFingerprint } from '../../corpus/record/version.ts';
import { sealFile } from '../../drawings/seal.ts';
import template from './document.typ?raw';

const packages = createRequire(join(process.cwd(), 'package.json'));
const read = (path: string) => readFileSync(packages.resolve(path));
/** WebAssembly: one compiler, and so the same bytes, on every machine. */
const typst = read('@myriaddreamin/typst-ts-web-compiler/wasm');
/** A language in another script needs its faces here, and their name in the template. */
const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'].map((face) =>
  read(`@expo-google-fonts/literata/${face}/Literata_${face}.ttf`),
);
const templatePath = '/document.typ';
let compiler: Promise<TypstCompiler> | undefined;
/** The signal colour of the site's light scheme, as a printer knows it. */
const signal = '#0b5540';

/**
 * A version as tagged PDF, with title, language and bookmarks. The same version and words give the same bytes.
 * @param site Origin of the site.
 * @param words English: the language of the record.
 * @throws Error that names the version, for a text that cannot be typeset.
 */
export function versionPdf(
  version: ArchivedVersion,
  site: string,
  words: Translation,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = JSON.stringify(templateData(version, site, words));
  const decides = [data, template, ...[typst, ...faces].map(fingerprintOf)];
  return kept('pdf', fingerprintOf(decides.join('\0')), () => typeset(version.file, data));
}

async function typeset(file: string, data: string): Promise<Uint8Array<ArrayBuffer>> {
  compiler ??= newCompiler();
  // 1: what is wrong is told as text.
  const { result, diagnostics } = (await compiler).compile(
    templatePath,
    [['data', data]],
    'pdf',
    1,
  );
  if (result && !diagnostics) return new Uint8Array(result);
  throw new Error(`${file} cannot be typeset as PDF.`, { cause: diagnostics });
}

async function newCompiler(): Promise<TypstCompiler> {
  initSync({ module: typst });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const face of faces) await builder.add_raw_font(face);
  const made = await builder.build();
  made.add_source(templatePath, template);
  return made;
}

/** All that the template is told; it says where each part stands. */
function templateData(version: ArchivedVersion, site: string, { t, fill }: Translation): object {
  const { document, fingerprint } = version;
  const { title, path: _, version: number, announced, effective, kind: __, ...note } = version.head;
  const { locale } = languageOf('en');
  const date = (day: string) => formatDate(new Date(day), locale);
  const address = (path: string) => new URL(path, site).href;
  const word = (key: string, values?: Record<string, string>) => t(`record:pdf.${key}`, values);
  const versions = address(versionsPath(document));
  return {
    ...readRecordedWords(version.words),
    title,
    language: 'en',
    author: fill('{{company.legal-name}}'),
    published: announced.split('-').map(Number),
    signal,
    seal: sealFile(fingerprint, signal),
    note: Object.entries(note).map(([key, text]) => [t(`record:${key}`), text]),
    words: {
      running: word('running', { title, version: number, date: date(effective) }),
      page: word('page', { page: '{page}', pages: '{pages}' }),
      sealed: word('sealed', { version: number, fingerprint: printedFingerprint(fingerprint) }),
      facts: [
        [word('version'), number],
        [word('published'), date(announced)],
        [word('effective'), date(effective)],
        [word('fingerprint'), fingerprint],
        [word('record'), versions],
      ],
      contents: word('contents'),
      glance: glanceTitle,
      note: word('note'),
      about: word('about', {
        text: address(versionFilePath(version, 'md')),
        sums: address(sumsPath),
        versions,
      }),
    },
  };
}
