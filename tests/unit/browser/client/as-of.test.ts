// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

/** The table of two documents, of which one has two versions, as the address `/legal/as-of` with a query shows it. */
async function open(query = ''): Promise<void> {
  document.body.innerHTML = `
    <p id="_day" hidden><input type="date" min="2026-01-01"><button type="button">All</button></p>
    <p id="_none" data-none="Nothing was in force."></p>
    <table>
      <tr id="a1" data-from="2026-01-01" data-until="2026-06-01"></tr>
      <tr id="a2" data-from="2026-06-01"></tr>
      <tr id="b1" data-from="2026-03-01"></tr>
    </table>`;
  history.replaceState({ kept: true }, '', `/legal/as-of${query}`);
  await import('../../../../src/browser/client/as-of.ts');
}

const part = <T extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as T & { value: string };
const shown = () => Array.from(document.querySelectorAll('tr:not([hidden])'), ({ id }) => id);
function choose(day: string): void {
  part('input').value = day;
  part('input').dispatchEvent(new Event('input'));
}

test('without a day all rows stand, the field is shown, and the address stays', async () => {
  await open('?lang=fr');
  expect(shown()).toEqual(['a1', 'a2', 'b1']);
  expect(part('#_day').hidden).toBe(false);
  expect(location.search).toBe('?lang=fr');
});

test.each([
  ['2025-12-31', []],
  ['2026-01-01', ['a1']],
  ['2026-05-31', ['a1', 'b1']],
  ['2026-06-01', ['a2', 'b1']],
  ['9999-12-31', ['a2', 'b1']],
])(
  'a version is in force from its first day until the day before the next: on %s %j',
  async (day, rows) => {
    await open(`?on=${day}`);
    expect(part('input').value).toBe(day);
    expect(shown()).toEqual(rows);
    expect(part('#_none').textContent).toBe(rows.length > 0 ? '' : 'Nothing was in force.');
  },
);

test('a chosen day stands in the address beside what was there, without a new entry of the history', async () => {
  await open('?lang=fr#top');
  const entries = history.length;
  choose('2026-04-01');
  expect(shown()).toEqual(['a1', 'b1']);
  expect(location.search + location.hash).toBe('?lang=fr&on=2026-04-01#top');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ kept: true });
});

test('the button brings all rows back, empties field and address, and gives the field the focus', async () => {
  await open('?on=2025-01-01&lang=fr');
  part('button').click();
  expect(shown()).toEqual(['a1', 'a2', 'b1']);
  expect(part('#_none').textContent).toBe('');
  expect(part('input').value).toBe('');
  expect(location.search).toBe('?lang=fr');
  expect(document.activeElement).toBe(part('input'));
});

test.each(['2026-02-30', 'soon', '<b>'])('%s is no day: all rows stand', async (text) => {
  await open(`?on=${encodeURIComponent(text)}`);
  expect(shown()).toEqual(['a1', 'a2', 'b1']);
});

test('an address that is right already is not written again', async () => {
  await open('?on=2026-04-01');
  const write = vi.spyOn(history, 'replaceState');
  choose('2026-04-01');
  expect(write).not.toHaveBeenCalled();
});
