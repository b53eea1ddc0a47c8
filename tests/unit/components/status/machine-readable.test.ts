import { expect, test } from 'vitest';
import {
  apiFiles,
  badgeFile,
  calendarFile,
  feedFile,
} from '../../../../src/components/status/machine-readable.ts';
import { translation } from '../../../../src/corpus/queries/page-context.ts';
import { readXml } from '../../core/read-xml.ts';
import { component, incident, maintenance, records } from '../../status/support.ts';
import { fillStatus } from './filled.ts';

const { t } = translation('en');
const outage = incident('outage', '2026-11-20T08:00', undefined, { api: 'down', site: 'down' });
const planned = maintenance('work', '2026-12-01T01:00', '2026-12-01T02:00', ['site']);
const fill = (sample: boolean) =>
  fillStatus(
    records({
      components: [component('api', { name: 'The {{company.brand}} API' }), component('site')],
      incidents: [outage],
      maintenance: [planned],
      sample,
    }),
  );
const inSample = (key: string) => t('status:sample.before', { text: t(`status:${key}`) });

/** A calendar with its lines whole (RFC 5545, section 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('the feed names what is affected, with names filled in, and links to the lasting address', () => {
  fill(false);
  const feed = feedFile();
  expect(() => readXml(feed)).not.toThrow();
  expect(feed).toContain('https://site.test/status/2026-11#outage');
  expect(feed).toMatch(/The [^{}]+ API and Name of site\. Description of outage\./);
});

test('what is still planned is linked to on the status page', () => {
  fill(false);
  const lines = unfolded(calendarFile());
  expect(lines).toContain('URL:https://site.test/status#work');
  expect(lines).toContain('SUMMARY:Title of work');
});

test('all of them say of samples that they are samples, and of records nothing of the kind', () => {
  const status = () => apiFiles()['status'];
  fill(true);
  const badge = badgeFile();
  expect(badge).toContain(t('status:sample.short'));
  expect(badge).toContain(inSample('state.down'));
  expect(feedFile()).toContain(inSample('feed.subtitle'));
  expect(unfolded(calendarFile())).toContain(inSample('notice'));
  expect(status()).toMatchObject({
    status: { description: inSample('indicators.critical') },
  });
  fill(false);
  const real = badgeFile();
  expect(real).not.toContain(t('status:sample.short'));
  expect(real).toContain(t('status:state.down'));
  expect(feedFile()).not.toContain(inSample('feed.subtitle'));
  expect(status()).toMatchObject({
    status: { description: t('status:indicators.critical') },
  });
});

test('of samples each entry, each appointment and each answer says so by itself', () => {
  const before = (text: string) => t('status:sample.before', { text });
  const said = () => {
    const titles = [...feedFile().matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)];
    const summaries = [...unfolded(calendarFile()).matchAll(/^SUMMARY:(.*)$/gm)];
    const names = Object.values(apiFiles()).map(
      (answer) => (answer as { page: { name: string } }).page.name,
    );
    return [
      ...titles.map(([, title = '']) => title),
      ...summaries.map(([, text = '']) => text.trim()),
      ...names,
    ];
  };
  fill(false);
  const real = said();
  fill(true);
  expect(real.length).toBeGreaterThan(6);
  expect(said()).toEqual(real.map(before));
});
