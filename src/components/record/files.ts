// The files of the record: each version in each format, translations, their sums, and the signature where the build has a key.

import { openCorpus } from '../../corpus/open-corpus.ts';
import { isPseudoLocale, translation } from '../../corpus/queries/page-context.ts';
import { versionsBeside } from '../../corpus/queries/published.ts';
import { allFiledTranslations, filedText } from '../../corpus/queries/translations.ts';
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
import { keySetting, publicPem, signatureOf, signingKey } from '../../corpus/record/signature.ts';
import { type FiledTranslation, translationMarkdown } from '../../corpus/translations/files.ts';
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
  const text = await filedText(filed);
  const words = translation(filed.language);
  if (format === 'md') return translationMarkdown(filed, text, words);
  return isPseudoLocale ? unread : translationPdf(filed, text, site, words);
}

/** A file before it is made. */
type FutureFile = { readonly path: string; readonly make: () => Promise<Body> };

/** Every version in every format, and every translation. */
export function textFiles(): FutureFile[] {
  return [
    ...allVersions(openCorpus().archive).flatMap((version) =>
      versionFormats.map((format) => ({
        path: versionFilePath(version, format),
        make: () => versionFile(version, format),
      })),
    ),
    ...allFiledTranslations().flatMap((filed) =>
      translationFormats.map((format) => ({
        path: translationFilePath(filed, format),
        make: () => translationFile(filed, format),
      })),
    ),
  ];
}

/** The sums of all these files, as `sha256sum -c` reads them in the root of the site. */
export async function sumsFile(): Promise<string> {
  const files = textFiles().map(async ({ path, make }) => ({ path, body: await make() }));
  return sumsOfFiles(await Promise.all(files));
}

/**
 * The signature of the sums and the public key that checks it; empty where the build has no key.
 * @throws Error for a setting that is not a usable key.
 */
export async function proof(): Promise<{ signature: Uint8Array<ArrayBuffer>; key: string }[]> {
  const key = signingKey(process.env[keySetting]);
  if (!key) return [];
  return [{ signature: signatureOf(await sumsFile(), key), key: publicPem(key) }];
}
