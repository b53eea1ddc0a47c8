// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareAhead } from '../../prepare-ahead.ts';

const rows = [
  { from: '2026-01-01', until: '2026-06-01' },
  { from: '2026-06-01', until: undefined },
];

/** The page as it was built, at an address. */
async function open(search = ''): Promise<{ field: HTMLInputElement; shown: () => boolean[] }> {
  history.replaceState(null, '', `/legal/as-of${search}`);
  document.body.innerHTML = `<p id="_day" hidden><input type="date"><button>All</button></p>
    <p id="_none" data-none="None." data-refused="No such day." data-ahead="Ahead."></p><div><table>${rows
      .map(
        ({ from, until }) =>
          `<tr data-from="${from}"${until ? ` data-until="${until}"` : ''}></tr>`,
      )
      .join('')}</table></div>`;
  vi.resetModules();
  await import('../../../../src/browser/client/as-of.ts');
  const field = document.querySelector('input');
  if (!field) throw new Error('The page has a field.');
  return { field, shown: () => [...document.querySelectorAll('tr')].map(({ hidden }) => !hidden) };
}
function choose(field: HTMLInputElement, day: string): void {
  field.value = day;
  field.dispatchEvent(new Event('input'));
}
const none = () => document.getElementById('_none')?.textContent;
const all = () => document.querySelector('button');
const table = () => document.querySelector('div');

beforeEach(() => {
  document.body.innerHTML = '';
  // In London it is the first of June already.
  vi.useFakeTimers({ now: new Date('2026-05-31T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the page opens on today, as London has it, and its address stays', async () => {
  const { field, shown } = await open();
  expect(document.getElementById('_day')?.hidden).toBe(false);
  expect(field.value).toBe('2026-06-01');
  expect(shown()).toEqual([false, true]);
  expect(location.search).toBe('');
});

test('a day shows what was in force on it, the last day of a version included, and stands in the address', async () => {
  const { field, shown } = await open();
  choose(field, '2026-05-31');
  expect(shown()).toEqual([true, false]);
  expect(location.search).toBe('?on=2026-05-31');
  choose(field, '2026-06-01');
  expect(shown()).toEqual([false, true]);
  choose(field, '2025-12-31');
  expect([...shown(), none(), table()?.hidden]).toEqual([false, false, 'None.', true]);
});

test('of a day that lies ahead the page says that a later version may have come by then', async () => {
  const { field, shown } = await open('?on=2026-06-02');
  expect([shown(), none()]).toEqual([[false, true], 'Ahead.']);
  choose(field, '2026-06-01');
  expect(none()).toBe('');
});

test('all days are shown on demand, which the address says, and then there is nothing more to show', async () => {
  const { field, shown } = await open('?on=2025-12-31');
  expect(all()?.disabled).toBe(false);
  all()?.click();
  expect([...shown(), none(), table()?.hidden]).toEqual([true, true, '', false]);
  expect([field.value, location.search, all()?.disabled]).toEqual(['', '?on=all', true]);
  expect((await open('?on=all')).shown()).toEqual([true, true]);
  choose(field, '');
  expect(location.search).toBe('?on=all');
});

test('the address names the day', async () => {
  expect((await open('?on=2026-03-01')).shown()).toEqual([true, false]);
  expect(none()).toBe('');
});

test.each(['2026-02-30', '<b>nonsense', '2026-3-1'])(
  'where the address names no day of the calendar, today is shown, and the page says so: %s',
  async (named) => {
    const { field, shown } = await open(`?on=${named}`);
    expect([field.value, shown(), none()]).toEqual(['2026-06-01', [false, true], 'No such day.']);
    // What is chosen then stands in the address, and nothing is wrong any more.
    choose(field, '2026-03-01');
    expect([shown(), none(), location.search]).toEqual([[true, false], '', '?on=2026-03-01']);
  },
);

test('a page that was prepared ahead shows the day on which it is opened', async () => {
  vi.setSystemTime(new Date('2026-05-31T12:00:00Z'));
  const opened = prepareAhead();
  const { shown } = await open();
  expect(shown()).toEqual([true, false]);
  vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
  opened();
  expect(shown()).toEqual([false, true]);
});
