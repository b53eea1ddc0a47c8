import { expect, test } from 'vitest';
import { listFact } from '../../../../src/components/home/list-fact.ts';
import { fillCollections } from '../../collections.ts';

test('a list is its entries; another fact, and none, is an error that names it', async () => {
  fillCollections({});
  expect(await listFact('a-list')).toEqual(['One', 'Two']);
  await expect(listFact('a-number')).rejects.toThrow('The fact "a-number" must be a list.');
  await expect(listFact('gone')).rejects.toThrow('The fact "gone" must be a list.');
});
