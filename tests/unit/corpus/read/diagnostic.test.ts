import { expect, test } from 'vitest';
import {
  annotation,
  counted,
  inOrder,
  oneForEach,
  report,
} from '../../../../src/corpus/read/diagnostic.ts';

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

test('a name that is nowhere is one mistake, where more than two texts have it', () => {
  const lost = (file: string, line: number, name = 'fos') =>
    at(file, line, `<See />: there is no section "${name}" in b.`);
  expect(oneForEach([lost('b', 1), lost('a', 2)])).toEqual([lost('a', 2), lost('b', 1)]);
  expect(
    oneForEach([lost('b', 1), lost('a', 2), at('a', 3), lost('b', 9), lost('a', 1, 'x')]),
  ).toEqual([
    lost('a', 1, 'x'),
    at(
      'a',
      2,
      '<See />: there is no section "fos" in b. The same holds for 2 other places: b:1, b:9.',
    ),
    at('a', 3),
  ]);
});

test('it stands at a document, where one of the texts is', () => {
  const lost = (file: string) => at(file, 1, 'there is no fact "a".');
  const document = 'content/documents/b.mdx';
  expect(
    oneForEach([lost('content/claims.yaml'), lost(document), lost('content/facts.yaml')]),
  ).toEqual([expect.objectContaining({ file: document })]);
});

test('so is a row of a glossary that texts do not keep; a word that it forbids is one in each', () => {
  const row = (file: string, says = 'expected “x” (content/glossary/fr.yaml:5).') =>
    at(file, 1, says);
  expect(oneForEach([row('a'), row('b'), row('c')])).toHaveLength(1);
  const forbids = 'which content/glossary/fr.yaml:5 forbids.';
  expect(oneForEach([row('a', forbids), row('b', forbids), row('c', forbids)])).toHaveLength(3);
});
