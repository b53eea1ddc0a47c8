import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import type { LogEntry } from './log.ts';
import type { Incident, Maintenance, Translations } from './records.ts';

/** A text of a record, and the language in which it is: English if the requested language has no translation. */
export type LocalizedText = { readonly text: string; readonly language: LanguageCode };

/** The text in a language, or the English text if there is no translation. */
function localized(
  english: string,
  own: string | undefined,
  language: LanguageCode,
): LocalizedText {
  return own === undefined ? { text: english, language: defaultLanguage } : { text: own, language };
}

/** The title of an incident or a maintenance. */
export function titleIn({ title, translations }: Incident | Maintenance, language: LanguageCode) {
  return localized(title, translations?.[language]?.title, language);
}

/** What readers noticed of an incident, or what is done in a maintenance. */
export function aboutIn({ kind, record }: LogEntry, language: LanguageCode): LocalizedText {
  return kind === 'incident'
    ? localized(record.description, record.translations?.[language]?.description, language)
    : localized(record.details, record.translations?.[language]?.details, language);
}

/** The sentence on how an incident was resolved; `undefined` while it is open. */
export function resolutionIn(
  { resolution, translations }: Incident,
  language: LanguageCode,
): LocalizedText | undefined {
  return resolution === undefined
    ? undefined
    : localized(resolution, translations?.[language]?.resolution, language);
}

/** The text of an update, or of a step of a timeline. */
export function updateIn(
  { text, translations }: { text: string; translations?: Translations<string> | undefined },
  language: LanguageCode,
): LocalizedText {
  return localized(text, translations?.[language], language);
}
