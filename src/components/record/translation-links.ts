// Links to the files of a translation.
import type { Translate } from '../../core/translation.ts';
import { translationFilePath, translationFormats } from '../../corpus/record/record.ts';
import type { FiledTranslation } from '../../corpus/translations/files.ts';

const types = { pdf: 'application/pdf', md: 'text/markdown' } as const;

/** Links to the files of a translation, with words in its language; empty where it has no files. */
export function translationLinks(
  filed: FiledTranslation | undefined,
  t: Translate,
): { href: string; type: string; text: string }[] {
  if (!filed) return [];
  const { version } = filed.version.head;
  return translationFormats.map((format) => ({
    href: translationFilePath(filed, format),
    type: types[format],
    text: t(`record:translation.${format}`, { version }),
  }));
}
