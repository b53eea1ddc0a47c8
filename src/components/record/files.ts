// The files of the record: each version in each format, translations, and their sums.
import { cacheByObject } from '../../core/memo.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
import { isPseudoLocale, translation } from '../../corpus/queries/page-context.ts';
import { versionsBeside } from '../../corpus/queries/published.ts';
import { filedText } from '../../corpus/queries/translations.ts';
import { akomaNtoso } from '../../corpus/record/akoma-ntoso.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import { versionJson } from '../../corpus/record/json.ts';
import {
  allVersions,
  type ServedFile,
  sumsOfFiles,
  type TranslationFormat,
  translationFilePath,
  translationFormats,
  type VersionFormat,
  versionFilePath,
  versionFormats,
} from '../../corpus/record/record.ts';
import {
  type FiledTranslation,
  filedTranslations,
  translationMarkdown,
} from '../../corpus/translations/files.ts';
import { defaultLanguage } from '../../languages/list.ts';
import { translationPdf, versionPdf } from './pdf.ts';

type Body = ServedFile['body'];

/** Origin of the site, which astro.config.mjs takes from content/company.yaml. */
const site = import.meta.env.SITE;

/** Instead of the PDFs of the pseudo-locale: nobody reads them, and to typeset them takes half of its build. */
const unread = '';

/** A version in a format. The Markdown text is the record itself, byte for byte; the other formats are made from it. */
export async function versionFile(version: ArchivedVersion, format: VersionFormat): Promise<Body> {
  const frame = { site, versions: versionsBeside(version) };
  const words = translation(defaultLanguage);
  const bodies = {
    md: () => version.text,
    json: () => `${JSON.stringify(versionJson(version, frame))}\n`,
    xml: () => akomaNtoso(version, frame, words.company('legal-name')),
    pdf: async () =>
      isPseudoLocale ? unread : await versionPdf(version, site, words, frame.versions),
  };
  return bodies[format]();
}

async function translationFile(filed: FiledTranslation, format: TranslationFormat): Promise<Body> {
  const text = filedText(filed);
  const words = translation(filed.language);
  if (format === 'md') return translationMarkdown(filed, text, words);
  return isPseudoLocale ? unread : translationPdf(filed, text, site, words);
}

/** A file that is made when it is first asked for, once. */
type FutureFile = { readonly path: string; readonly make: () => Promise<Body> };

function futureFile(path: string, make: () => Promise<Body>): FutureFile {
  let made: Promise<Body> | undefined;
  return {
    path,
    make: () => {
      made ??= make();
      return made;
    },
  };
}

/** Every version in every format, and every translation. */
export function textFiles(): readonly FutureFile[] {
  return filesOf(openCorpus());
}

const filesOf = cacheByObject((corpus: Corpus): readonly FutureFile[] => [
  ...allVersions(corpus.archive).flatMap((version) =>
    versionFormats.map((format) =>
      futureFile(versionFilePath(version, format), () => versionFile(version, format)),
    ),
  ),
  ...filedTranslations(corpus).flatMap((filed) =>
    translationFormats.map((format) =>
      futureFile(translationFilePath(filed, format), () => translationFile(filed, format)),
    ),
  ),
]);

/** Begins all PDFs, which are typeset in threads while pages are rendered. What fails is told to who asks for the file. */
export function beginPdfs(): void {
  for (const { path, make } of textFiles()) if (path.endsWith('.pdf')) make().catch(() => {});
}

/** The sums of all these files, as `sha256sum -c` reads them in the root of the site. */
export async function sumsFile(): Promise<string> {
  const files = textFiles().map(async ({ path, make }) => ({ path, body: await make() }));
  return sumsOfFiles(await Promise.all(files));
}
