import { pageContext, translation } from '../../corpus/queries/page-context.ts';
import { defaultLanguage, writtenIn } from '../../languages/list.ts';
import { setList } from '../../languages/typesetting.ts';
import type { LocalizedText } from '../../status/localized-record.ts';
import type { LogEntry } from '../../status/log.ts';
import { statusReport } from './report.ts';

/** What every component of the status page needs: the report, words, and how it names things. */
export function statusContext(url: URL) {
  const { t, link, language, locale, component } = pageContext(url);
  const report = statusReport();
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const english = new Map(report.records.components.map(({ id, name }) => [id, name]));
  const componentName = (id: string) => component(id) ?? english.get(id) ?? id;
  const listIn = (code: typeof language, names: readonly string[]) =>
    setList(names.map(translation(code).fill), translation(code).locale);
  /** A text with its facts filled in, and the attributes of the element that shows it. */
  const show = ({ text, language: own }: LocalizedText) => ({
    text: translation(own).fill(text),
    marks: writtenIn(own, language),
  });
  return {
    report,
    /** What marks a part of the page whose records are samples. */
    mark: report.records.sample ? t('status:sample.short') : undefined,
    link,
    locale,
    language,
    percent: (share: number) => shares.format(share),
    show,
    t: (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`status:${key}`, values),
    /** Names of components within a sentence of the page: “Payment-API und Website”. */
    namesOf: (ids: readonly string[]) => listIn(language, ids.map(componentName)),
    /**
     * Names of components that stand alone. They are in English, and marked as English, where the language of the page lacks
     * one of them.
     */
    showNames: (ids: readonly string[]) => {
      const code = ids.every((id) => component(id) !== undefined) ? language : defaultLanguage;
      const names =
        code === language ? ids.map(componentName) : ids.map((id) => english.get(id) ?? id);
      return { text: listIn(code, names), marks: writtenIn(code, language) };
    },
    /** The key of the type of a log entry, below `types` in `status.json`. */
    typeOf: (entry: LogEntry) =>
      entry.kind === 'incident' ? entry.record.type : 'scheduled-maintenance',
  };
}
