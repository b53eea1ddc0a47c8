// Links to the files of a version and of its translation.
import type { Translate } from '../../core/translation.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import {
  translationFilePath,
  translationFormats,
  versionFilePath,
  versionFormats,
} from '../../corpus/record/record.ts';
import type { FiledTranslation } from '../../corpus/translations/files.ts';

const types = {
  md: 'text/markdown',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
} as const;

type FileLink = { readonly href: string; readonly type: string; readonly text: string };

/** Links to the files of a version: its text, which is the record, and its renderings. */
export function versionLinks(version: ArchivedVersion, t: Translate): FileLink[] {
  const words = { version: version.head.version };
  return versionFormats.map((format) => ({
    href: versionFilePath(version, format),
    type: types[format],
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
    text: t(`record:translation.${format}`, { version }),
  }));
}
