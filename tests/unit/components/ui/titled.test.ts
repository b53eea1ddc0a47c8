import { expect, test } from 'vitest';
import { titled } from '../../../../src/components/ui/titled.ts';

test('entries of a group are titles and texts, in the order that was asked for', () => {
  expect(titled((key) => `‹${key}›`, 'about:values', ['b', 'a'])).toEqual([
    { title: '‹about:values.b.title›', text: '‹about:values.b.text›' },
    { title: '‹about:values.a.title›', text: '‹about:values.a.text›' },
  ]);
});
