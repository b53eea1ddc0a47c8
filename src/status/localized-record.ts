import { defaultLanguage, type LanguageCode } from '../core/languages.ts';
import type { LogEntry } from './log.ts';
import type { Incident, Maintenance, Translations } from './records.ts';

/** A text of a record and the language that it is in: English where the one that was asked for has none. */
export type LocalizedText = { readonly text: string; readonly language: LanguageCode };

/** A text in a language, or in English as it was written. */
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

/** What readers noticed, or what is done. */
export function aboutIn({ kind, record }: LogEntry, language: LanguageCode): LocalizedText {
  return kind === 'incident'
    ? localized(record.description, record.translations?.[language]?.description, language)
    : localized(record.details, record.translations?.[language]?.details, language);
}

/** What put an incident right; `undefined` while that is open. */
export function resolutionIn(
  { resolution, translations }: Incident,
  language: LanguageCode,
): LocalizedText | undefined {
  return resolution === undefined
    ? undefined
    : localized(resolution, translations?.[language]?.resolution, language);
}

/** What was said in an update, or in a step of a timeline. */
export function updateIn(
  { text, translations }: { text: string; translations?: Translations<string> | undefined },
  language: LanguageCode,
): LocalizedText {
  return localized(text, translations?.[language], language);
}
