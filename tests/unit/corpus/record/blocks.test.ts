import { expect, test } from 'vitest';
import { paragraph } from '../../../../src/corpus/record/blocks.ts';

test('a text is a paragraph of one part, and keeps every letter', () => {
  expect(paragraph(' a  b ')).toEqual({
    kind: 'paragraph',
    children: [{ kind: 'text', text: ' a  b ' }],
  });
});
