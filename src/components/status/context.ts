import { pageContext, translation } from '../../i18n/build.ts';
import { defaultLanguage, languageOf } from '../../site/languages.ts';
import type { LogEntry } from '../../site/status/log.ts';
import { statusReport } from './report.ts';

/** What every component of the status page needs: the report, words, and how it names things. */
export async function statusContext(url: URL) {
  const { t, link, language } = pageContext(url);
  // What stands in content/status is English, and so are the facts within it.
  const { fill } = translation(defaultLanguage);
  const report = await statusReport();
  const { locale, dir } = languageOf(language);
  const list = new Intl.ListFormat(locale);
  const names = new Map(report.records.components.map(({ id, name }) => [id, fill(name)]));
  const english = languageOf(defaultLanguage);
  const englishList = new Intl.ListFormat(english.locale);
  return {
    report,
    fill,
    link,
    locale,
    t: (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`status:${key}`, values),
    /** Names of components within a sentence of the page: “Payments API und Website”. */
    namesOf: (ids: readonly string[]) => list.format(ids.map((id) => names.get(id) ?? id)),
    /** The same by themselves, in English as they are written: “Payments API and Website”. */
    writtenNames: (ids: readonly string[]) =>
      englishList.format(ids.map((id) => names.get(id) ?? id)),
    /** The key, below `types`, of what an entry of the log is. */
    typeOf: (entry: LogEntry) =>
      entry.kind === 'incident' ? entry.record.type : 'scheduled-maintenance',
    /** Attributes of an element whose text stands in content/status: it is written in English. */
    written:
      language === defaultLanguage
        ? {}
        : { lang: english.code, dir: dir === english.dir ? undefined : english.dir },
  };
}
