import { expect, test } from 'vitest';
import { annotation, counted, inOrder, report } from '../../../../src/corpus/read/diagnostic.ts';

const at = (file: string, line: number, message = 'M.') => ({ file, line, message });

test('mistakes are sorted by file, by line as a number, by message; the same one is listed once', () => {
  const sorted = [at('B', 1), at('a', 2), at('a', 10, 'L.'), at('a', 10)];
  expect(inOrder([at('a', 10), at('B', 1), at('a', 10), at('a', 2), at('a', 10, 'L.')])).toEqual(
    sorted,
  );
});

test('the report counts files and mistakes, and sets each mistake apart', () => {
  expect(report([], 1)).toBe('content: 1 file, no mistakes');
  expect(report([at('a', 2)], 3)).toBe(
    'a:2  M.\n\ncontent: 3 files, 1 mistake. Nothing was built.',
  );
  expect(report([at('a', 2), at('b', 1)], 0)).toBe(
    'a:2  M.\n\nb:1  M.\n\ncontent: 0 files, 2 mistakes. Nothing was built.',
  );
});

test('a noun takes its plural, an entry too', () => {
  expect([0, 1, 2].map((count) => counted(count, 'entry'))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
  ]);
});

test('a mistake is one line of a workflow, whatever it quotes', () => {
  expect(annotation(at('content/a,b.yaml', 3, '100% of\r\n::error'))).toBe(
    '::error file=content/a%2Cb.yaml,line=3::100%25 of%0D%0A::error',
  );
});
