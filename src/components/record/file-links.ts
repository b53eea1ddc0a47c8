// Links to the files of a version and of its translation.
import type { Translate } from '../../core/translation.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import {
  translationFilePath,
  translationFormats,
  type VersionFormat,
  versionFilePath,
  versionFormats,
} from '../../corpus/record/record.ts';
import type { FiledTranslation } from '../../corpus/translations/files.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import { rulesOf } from '../../languages/rules.ts';

const types = {
  md: 'text/markdown',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
} as const;

type FileLink = {
  readonly href: string;
  readonly type: string;
  /** The name under which a reader keeps the file, as the address says the version alone: `refund-policy-1.1.pdf`. */
  readonly download: string;
  readonly text: string;
  /** What a reader must know of the file. */
  readonly remark?: string;
};

/** The name of a file to keep. That of a translation has its language: `refund-policy-1.1-fr.pdf`. */
export function fileName(
  { document, head }: Pick<ArchivedVersion, 'document' | 'head'>,
  format: VersionFormat,
  language: LanguageCode = defaultLanguage,
): string {
  const parts = [document.split('/').at(-1), head.version];
  return `${[...parts, ...(language === defaultLanguage ? [] : [language])].join('-')}.${format}`;
}

/** Links to the files of a version: its text, which is the record, and its renderings. */
export function versionLinks(version: ArchivedVersion, t: Translate): FileLink[] {
  const words = { version: version.head.version };
  return versionFormats.map((format) => ({
    href: versionFilePath(version, format),
    type: types[format],
    download: fileName(version, format),
    text: format === 'md' ? t('record:text', words) : t(`record:formats.${format}`),
  }));
}

/** Links to the files of a translation, with words in its language; empty where it has no files. */
export function translationLinks(filed: FiledTranslation | undefined, t: Translate): FileLink[] {
  if (!filed) return [];
  const { version } = filed.version.head;
  return translationFormats.map((format) => ({
    href: translationFilePath(filed, format),
    type: types[format],
    download: fileName(filed.version, format, filed.language),
    text: t(`record:translation.${format}`, { version }),
    ...(format === 'pdf' && rulesOf(filed.language).disorderly
      ? { remark: t('record:translation.disorderly') }
      : {}),
  }));
}
