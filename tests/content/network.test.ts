import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cities } from '../../src/site/network.ts';

test('the cities of the map are those of the facts, by their English names', () => {
  const facts = parse(readFileSync('content/facts.yaml', 'utf8'));
  const home = JSON.parse(readFileSync('content/locales/en/home.json', 'utf8'));
  const names = cities.map(({ key }) => home.cities[key]);
  expect(names.sort()).toEqual(facts['network-cities'].value.toSorted());
});
