import { expect, test } from 'vitest';
import { readBody } from '../../../../src/corpus/read/body.ts';
import { textOf } from '../../../../src/corpus/read/tags.ts';

test('only an attribute that is a text has a value', () => {
  const [tag] = readBody('a.mdx', '<Term define of="B" doc={x} />').tags;
  if (!tag) throw new Error('The tag is read.');
  expect(['of', 'define', 'doc', 'id'].map((name) => textOf(tag, name))).toEqual([
    'B',
    undefined,
    undefined,
    undefined,
  ]);
});
