import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { print, showProgress } from '../../../../scripts/lib/progress.mjs';

let written = '';
const terminal = (isTTY: boolean, columns = 40) => {
  vi.stubGlobal(
    'process',
    Object.create(process, {
      stdout: { value: { isTTY, columns, write: (text: string) => (written += text) } },
    }),
  );
};
/** What stands in the line now. */
const line = () => written.split('\r\x1b[2K').at(-1);

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((text) => {
    written += `${text}\n`;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a terminal shows what goes on, how far it is and for how long, until it ends', () => {
  terminal(true);
  let count = 0;
  const end = showProgress('Build', () => (count > 0 ? `${count} of 80 pages` : ''));
  vi.advanceTimersByTime(1000);
  expect(line()).toBe('Build, 1 s');
  count = 12;
  const endTypes = showProgress('Types');
  vi.advanceTimersByTime(2000);
  expect(line()).toBe('Build: 12 of 80 pages, 3 s · Types, 2 s');
  print('Content checked');
  expect(line()).toBe('Content checked\n');
  end();
  vi.advanceTimersByTime(500);
  expect(line()).toBe('Types, 3 s');
  endTypes();
  expect(line()).toBe('');
  written = '';
  vi.advanceTimersByTime(5000);
  expect(written).toBe('');
});

test.each([
  [40, 39],
  [0, 79],
])('a line is no longer than a terminal of %s columns is wide', (columns, length) => {
  terminal(true, columns);
  const end = showProgress('Build', () => 'x'.repeat(100));
  vi.advanceTimersByTime(500);
  expect(line()).toHaveLength(length);
  end();
});

test('elsewhere only lines are printed', () => {
  terminal(false);
  const end = showProgress('Build');
  vi.advanceTimersByTime(1000);
  print('Content checked');
  end();
  expect(written).toBe('Content checked\n');
});
