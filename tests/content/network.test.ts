import { expect, test } from 'vitest';
import { cities } from '../../src/design/drawings/network.ts';
import { corpus } from './real-content.ts';

test('the cities of the map are those of the facts, by their English names', () => {
  const names = cities.map(({ key }) => corpus.english?.t(`home:cities.${key}`));
  const fact = corpus.facts.values.get('network-cities');
  expect(names.sort()).toEqual(fact?.kind === 'list' && fact.value.toSorted());
});
