// Translations as files: which there are, what each says about itself, and its text as Markdown.

import { stringify } from 'yaml';
import { editionPath } from '../../core/addresses.ts';
import { isoDate } from '../../core/iso-date.ts';
import { merge } from '../../core/lazy.ts';
import { memoByObject } from '../../core/memo.ts';
import type { Translation } from '../../core/translation.ts';
import { formatDate } from '../../languages/dates.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { sentences } from '../../languages/typesetting.ts';
import type { Corpus } from '../corpus.ts';
import { type ArchivedVersion, isPublished } from '../record/archive.ts';
import { paragraph } from '../record/blocks.ts';
import { versionsOf } from '../record/candidate.ts';
import { documentText } from '../record/canonical.ts';
import type { Spoken } from '../record/document-blocks.ts';
import { markdownOf } from '../record/markdown.ts';
import {
  type RecordedText,
  readRecordedWords,
  recordedWords,
  UnreadableText,
} from '../record/read-text.ts';
import { versionFilePath } from '../record/record.ts';
import { editionOf } from './compose.ts';
import { type StatedTranslation, translationStates } from './state.ts';

/** A translation that is served as files: it is complete, and its English is a published version. */
export type FiledTranslation = StatedTranslation & {
  readonly language: LanguageCode;
  readonly revised: string;
  /** The version that it translates: the one that the document shows. */
  readonly version: ArchivedVersion;
};

/** Every translation that is served as files. Older versions have none, because the archive holds only English. */
export function filedTranslations(corpus: Corpus): FiledTranslation[] {
  return translationStates(corpus).flatMap((state) => filedTranslation(state, corpus) ?? []);
}

const recall = memoByObject<StatedTranslation, readonly FiledTranslation[]>();

/** A translation as it is served as files; `undefined` if it is not. */
export function filedTranslation(
  state: StatedTranslation,
  corpus: Corpus,
): FiledTranslation | undefined {
  const [filed] = recall(state, () => {
    const { translation, document, revised } = state;
    const { language } = translation;
    const version = versionsOf(document, corpus).find(
      ({ head }) => head.version === document.front.version,
    );
    if (revised === undefined || !version || !state.complete) return [];
    return [merge(state, { revised, language, version })];
  });
  return filed;
}

/**
 * The note of a translation: which version it translates, when it was revised, and who has reviewed it.
 * @param version Number of the version.
 */
export function translationNote(
  { translation, revised }: Pick<FiledTranslation, 'translation' | 'revised'>,
  version: string,
  { t }: Pick<Translation, 't'>,
): string {
  const { locale } = languageOf(translation.language);
  const day = (date: Date) => formatDate(date, locale);
  const word = (key: string, values?: Record<string, string>) =>
    t(`document:translation.${key}`, values);
  const { reviewed } = translation.front;
  const review = reviewed
    ? word('reviewed', { by: reviewed.by, date: day(reviewed.on) })
    : word('unreviewed');
  return sentences([word('revised', { version, date: day(new Date(revised)) }), review], locale);
}

/** The notice above a translation in a file: that the English prevails, and the note of the translation. */
export function translationNotice(filed: FiledTranslation, words: Translation): string {
  const note = translationNote(filed, filed.version.head.version, words);
  return sentences([words.t('document:prevails'), note], languageOf(filed.language).locale);
}

/** The title and the text of a translation. */
export type TranslatedText = { readonly title: string; readonly text: RecordedText };

/**
 * The title of a translation, and its text as Markdown of the record. Soft hyphens, which are for narrow screens, are
 * removed.
 */
export function translatedWords(
  filed: FiledTranslation,
  spoken: Spoken,
): { title: string; words: string } {
  const title = spoken.speech.fill(filed.translation.front.title ?? '');
  const words = recordedWords(documentText(editionOf(filed), spoken));
  return { title: title.replaceAll('\u00ad', ''), words: words.replaceAll('\u00ad', '') };
}

/**
 * The text of a translation, read back from its Markdown, so that all files show what the Markdown says.
 * @throws Error that names the file, for a text that Markdown cannot hold
 */
export function readTranslatedWords(
  { translation }: FiledTranslation,
  words: string,
): RecordedText {
  try {
    return readRecordedWords(words);
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    throw new Error(
      `${translation.file}: ${error.message} Emphasis and defined terms that begin or end with a mark of punctuation ` +
        'need a space or another mark on their outer side: move the mark out of them.',
      { cause: error },
    );
  }
}

/** A translation as Markdown: a head in YAML that says what it is, the notice, and the text in the form of the record. */
export function translationMarkdown(
  filed: FiledTranslation,
  { title, text }: TranslatedText,
  words: Translation,
): string {
  const { language, version, revised, translation } = filed;
  const { reviewed } = translation.front;
  const head = {
    title,
    path: editionPath(version.head.path, language),
    version: version.head.version,
    ...(isPublished(version) ? {} : { state: 'draft' }),
    language,
    translation: {
      from: defaultLanguage,
      of: versionFilePath(version, 'md'),
      sha256: version.fingerprint,
      revised,
      reviewed: reviewed ? { by: reviewed.by, on: isoDate(reviewed.on) } : false,
    },
  };
  const yaml = stringify(head, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  const notice = markdownOf([
    { kind: 'quote', children: [paragraph(translationNotice(filed, words))] },
  ]);
  return `---\n${yaml}---\n\n${notice}\n\n${recordedWords(text, words.t('document:glance'))}`.normalize(
    'NFC',
  );
}
