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

test('the feed names what is affected, with names filled in, and links to the lasting address', async () => {
  fill(false);
  const feed = await feedFile();
  expect(() => readXml(feed)).not.toThrow();
  expect(feed).toContain('https://site.test/status/2026-11#outage');
  expect(feed).toMatch(/The [^{}]+ API and Name of site\. Description of outage\./);
});

test('what is still planned is linked to on the status page', async () => {
  fill(false);
  const lines = unfolded(await calendarFile());
  expect(lines).toContain('URL:https://site.test/status#work');
  expect(lines).toContain('SUMMARY:Title of work');
});

test('all of them say of samples that they are samples, and of records nothing of the kind', async () => {
  const status = async () => (await apiFiles())['status'];
  fill(true);
  const badge = await badgeFile();
  expect(badge).toContain(t('status:sample.short'));
  expect(badge).toContain(inSample('state.down'));
  expect(await feedFile()).toContain(inSample('feed.subtitle'));
  expect(unfolded(await calendarFile())).toContain(inSample('notice'));
  expect(await status()).toMatchObject({
    status: { description: inSample('indicators.critical') },
  });
  fill(false);
  const real = await badgeFile();
  expect(real).not.toContain(t('status:sample.short'));
  expect(real).toContain(t('status:state.down'));
  expect(await feedFile()).not.toContain(inSample('feed.subtitle'));
  expect(await status()).toMatchObject({
    status: { description: t('status:indicators.critical') },
  });
});

test('of samples each entry, each appointment and each answer says so by itself', async () => {
  const before = (text: string) => t('status:sample.before', { text });
  const said = async () => {
    const titles = [...(await feedFile()).matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)];
    const summaries = [...unfolded(await calendarFile()).matchAll(/^SUMMARY:(.*)$/gm)];
    const names = Object.values(await apiFiles()).map(
      (answer) => (answer as { page: { name: string } }).page.name,
    );
    return [
      ...titles.map(([, title = '']) => title),
      ...summaries.map(([, text = '']) => text.trim()),
      ...names,
    ];
  };
  fill(false);
  const real = await said();
  fill(true);
  expect(real.length).toBeGreaterThan(6);
  expect(await said()).toEqual(real.map(before));
});
