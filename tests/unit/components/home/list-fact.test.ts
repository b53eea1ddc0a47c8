import { expect, test } from 'vitest';
import { listFact } from '../../../../src/components/home/list-fact.ts';
import '../../open-content.ts';

test('a list is its entries; another fact, and none, is an error that names it', () => {
  expect(listFact('a-list')).toEqual(['One', 'Two']);
  expect(() => listFact('a-number')).toThrow('The fact "a-number" must be a list.');
  expect(() => listFact('gone')).toThrow('The fact "gone" must be a list.');
});
