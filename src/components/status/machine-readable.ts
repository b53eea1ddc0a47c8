// The files of the status page for machines, in English: one function for each format.

import { translation } from '../../corpus/queries/page-context.ts';
import { formatInstant } from '../../languages/dates.ts';
import { defaultLanguage, languageOf } from '../../languages/list.ts';
import { atomFeed } from '../../status/atom.ts';
import { badge } from '../../status/badge.ts';
import { calendar } from '../../status/calendar.ts';
import type { LogEntry } from '../../status/log.ts';
import { statusFiles } from '../../status/paths.ts';
import { statuspageFiles } from '../../status/statuspage.ts';
import { componentsOf } from '../../status/timeline.ts';
import { statusReport } from './report.ts';

const { locale } = languageOf(defaultLanguage);
const list = new Intl.ListFormat(locale);
/** Origin of the site, which astro.config.mjs takes from content/company.yaml. */
const site = new URL(import.meta.env.SITE);

function context() {
  const { t, fill, company } = translation(defaultLanguage);
  const report = statusReport();
  /** Says in a text of the files that the records are samples, if they are. */
  const localized = (text: string) =>
    report.records.sample ? t('status:sample.before', { text }) : text;
  const { components } = report.records;
  const names = new Map(components.map(({ id, name }) => [id, fill(name)]));
  return {
    ...{ t, fill, company, report, localized },
    /** The address of a record: on the page of its month, or on the status page if it is still planned. */
    link: (id: string) => report.links.get(id) ?? `/status#${id}`,
    affected: (entry: LogEntry) =>
      t('status:feed.components', {
        components: list.format(componentsOf(entry).map((id) => names.get(id) ?? id)),
      }),
    heading: (entry: LogEntry) => {
      const type = entry.kind === 'incident' ? entry.record.type : 'scheduled-maintenance';
      return localized(
        t('status:feed.heading', {
          type: t(`status:types.${type}`),
          title: fill(entry.record.title),
        }),
      );
    },
    about: (entry: LogEntry) =>
      fill(entry.kind === 'incident' ? entry.record.description : entry.record.details),
  };
}

/** The feed of incidents and maintenance. */
export function feedFile(): string {
  const { t, fill, company, report, localized, link, affected, heading, about } = context();
  return atomFeed(report.records, {
    site: site.href,
    title: t('status:feed.title'),
    subtitle: localized(t('status:feed.subtitle')),
    author: company('legal-name'),
    self: statusFiles.feed,
    page: '/status',
    link: ({ record }) => link(record.id),
    heading,
    summary: (entry) => `${affected(entry)}. ${about(entry)}`,
    step: (kind, at) =>
      t('status:feed.step', {
        step: t(`status:steps.${kind}`),
        instant: formatInstant(at, locale),
      }),
    fill,
  });
}

/** The calendar of maintenance. */
export function calendarFile(): string {
  const { t, fill, report, localized, link, affected, about } = context();
  return calendar(report.records.maintenance, {
    host: site.hostname,
    name: t('status:feed.calendar'),
    description: localized(t('status:notice')),
    source: new URL(statusFiles.calendar, site).href,
    heading: ({ title }) => localized(fill(title)),
    details: (record) => {
      const entry = { kind: 'maintenance' as const, record };
      return `${about(entry)}\n${affected(entry)}`;
    },
    link: ({ id }) => new URL(link(id), site).href,
  });
}

export function badgeFile(): string {
  const { t, report, localized } = context();
  const { state } = report.overall;
  const instant = formatInstant(report.records.asOf, locale);
  const title = t('status:badge.title', {
    state: localized(t(`status:state.${state}`)),
    asOf: t('status:asOfShort', { instant }),
  });
  const word = report.records.sample ? t('status:sample.short') : t(`status:state.${state}`);
  return badge(state, t('status:badge.label'), word, title);
}

/** The answers of the API by their names below `/api/v2/`. */
export function apiFiles(): Record<string, object> {
  const { t, fill, company, report, localized, link } = context();
  return statuspageFiles(report.records, {
    id: site.hostname,
    // Every answer names the page, so that every answer says whether its records are samples.
    name: localized(company('brand')),
    url: new URL('/status', site).href,
    link: (id) => new URL(link(id), site).href,
    description: (indicator) => localized(t(`status:indicators.${indicator}`)),
    fill,
  });
}
