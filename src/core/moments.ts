import { isLanguageCode, languageOf } from '../languages/list.ts';

/** A moment where its reader is, to the minute, with the time zone: “22 November 2026 at 14:03 GMT”. */
export function formatMoment(moment: Date, language: string): string {
  const locale = isLanguageCode(language) ? languageOf(language).locale : language;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(moment);
}
