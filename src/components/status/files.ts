// The files that machines read of the status page, in English: one function for each format.
import { translation } from '../../i18n/build.ts';
import { formatInstant } from '../../site/dates.ts';
import { defaultLanguage, languageOf } from '../../site/languages.ts';
import { atomFeed } from '../../site/status/atom.ts';
import { badge } from '../../site/status/badge.ts';
import { calendar } from '../../site/status/calendar.ts';
import type { LogEntry } from '../../site/status/log.ts';
import { statusFiles } from '../../site/status/paths.ts';
import { statuspageFiles } from '../../site/status/statuspage.ts';
import { componentsOf } from '../../site/status/timeline.ts';
import { statusReport } from './report.ts';

const { t, fill } = translation(defaultLanguage);
const { locale } = languageOf(defaultLanguage);
const list = new Intl.ListFormat(locale);
/** Origin of the site, as astro.config.ts takes it from content/company.yaml. */
const site = new URL(import.meta.env.SITE);

async function context() {
  const report = await statusReport();
  const { components } = report.records;
  const names = new Map(components.map(({ id, name }) => [id, fill(name)]));
  return {
    report,
    /** Address of a record: on the page of its month, or for what is still planned on the status page. */
    link: (id: string) => report.links.get(id) ?? `/status#${id}`,
    affected: (entry: LogEntry) =>
      t('status:feed.components', {
        components: list.format(componentsOf(entry).map((id) => names.get(id) ?? id)),
      }),
    heading: (entry: LogEntry) => {
      const type = entry.kind === 'incident' ? entry.record.type : 'scheduled-maintenance';
      return t('status:feed.heading', {
        type: t(`status:types.${type}`),
        title: fill(entry.record.title),
      });
    },
    about: (entry: LogEntry) =>
      fill(entry.kind === 'incident' ? entry.record.description : entry.record.details),
  };
}

/** The feed of incidents and maintenance. */
export async function feedFile(): Promise<string> {
  const { report, link, affected, heading, about } = await context();
  return atomFeed(report.records, {
    site: site.href,
    title: t('status:feed.title'),
    subtitle: t('status:feed.subtitle'),
    author: fill('{{company.legal-name}}'),
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
export async function calendarFile(): Promise<string> {
  const { report, link, affected, about } = await context();
  return calendar(report.records.maintenance, {
    host: site.hostname,
    name: t('status:feed.calendar'),
    description: t('status:notice'),
    source: new URL(statusFiles.calendar, site).href,
    heading: ({ title }) => fill(title),
    details: (record) => {
      const entry = { kind: 'maintenance' as const, record };
      return `${about(entry)}\n${affected(entry)}`;
    },
    link: ({ id }) => new URL(link(id), site).href,
  });
}

/** The badge. */
export async function badgeFile(): Promise<string> {
  const { report } = await context();
  const { state } = report.overall;
  const instant = formatInstant(report.records.asOf, locale);
  const title = t('status:badge.title', {
    state: t(`status:state.${state}`),
    asOf: t('status:asOfShort', { instant }),
  });
  return badge(state, t('status:badge.label'), t(`status:state.${state}`), title);
}

/** The answers of the API by their names below `/api/v2/`. */
export async function apiFiles(): Promise<Record<string, object>> {
  const { report, link } = await context();
  return statuspageFiles(report.records, {
    id: site.hostname,
    name: fill('{{company.brand}}'),
    url: new URL('/status', site).href,
    link: (id) => new URL(link(id), site).href,
    description: (indicator) => t(`status:indicators.${indicator}`),
    fill,
  });
}
