import { expect, test } from 'vitest';
import { waiverComment } from '../../../../src/corpus/read/waiver-comment.ts';

test('a waiver is one comment in braces, with its word first', () => {
  expect(waiverComment.test('{/* waiver: a limit of the network */} 5')).toBe(true);
  expect(waiverComment.test('{/*waiver:*/}')).toBe(true);
  for (const other of [
    ' {/* waiver: x */}',
    '{/* note */}',
    '{/* waiver: x',
    '{/* waiver: {x} */}',
  ]) {
    expect(waiverComment.test(other)).toBe(false);
  }
});
