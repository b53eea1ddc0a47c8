/** Joins sentences as the language does: Chinese leaves no space between them. */
export function sentences(texts: readonly string[], locale: string): string {
  return texts.filter(Boolean).join(new Intl.Locale(locale).language === 'zh' ? '' : ' ');
}
