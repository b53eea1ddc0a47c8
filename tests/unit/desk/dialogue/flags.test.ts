import { expect, test } from 'vitest';
import { readFlags } from '../../../../src/desk/dialogue/flags.ts';

const kinds = { document: 'string', all: 'boolean' } as const;

test('a flag has its text, or an empty one where it stands alone', () => {
  expect(readFlags([], kinds)).toEqual({});
  expect(readFlags(['--all', '--document', 'a'], kinds)).toEqual({ all: '', document: 'a' });
});

test('a text may be given without its flag, in the order of those that take it', () => {
  const read = (...args: string[]) => readFlags(args, kinds, ['document']);
  expect(read('a', '--all')).toEqual({ all: '', document: 'a' });
  expect(() => read('a', 'b')).toThrow("Unexpected argument 'b'. The flags are --document, --all.");
  expect(() => read('a', '--document', 'b')).toThrow("Unexpected argument 'a'.");
});

test.each([
  ['--al', "Unknown option '--al'. The flags are --document, --all."],
  ['--document', "Option '--document <value>' argument missing. The flags are --document, --all."],
  ['a', "Unexpected argument 'a'. The flags are --document, --all."],
])('%s is refused', (flag, sentence) => {
  expect(() => readFlags([flag], kinds)).toThrow(sentence);
});
