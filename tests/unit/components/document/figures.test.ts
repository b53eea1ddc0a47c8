import { expect, test } from 'vitest';
import french from '../../../../content/locales/fr/values.json' with { type: 'json' };
import {
  pathFigure,
  riskRegister,
  roadmap,
  tableFigure,
} from '../../../../src/components/document/figures.ts';
import { fillCollections } from '../../collections.ts';

const path = { id: 'way', caption: 'The way', steps: [{ id: 'first', title: 'First' }] };
const table = { id: 'grid', caption: 'The grid', columns: ['A'], rows: [] };

test('a figure is found by its id among those of its kind, and in English where a language has no words', async () => {
  fillCollections({ figures: [{ id: 'figures', data: { paths: [path], tables: [table] } }] });
  expect(await pathFigure('way', 'fr')).toEqual(path);
  expect(await tableFigure('grid', 'en')).toEqual(table);
  await expect(pathFigure('grid', 'en')).rejects.toThrow(
    'content/figures.yaml has no path "grid".',
  );
  await expect(tableFigure('way', 'en')).rejects.toThrow(
    'content/figures.yaml has no table "way".',
  );
});

test('register and roadmap have the words that a language files under their names', async () => {
  const [id = '', words] = Object.entries(french.figure['risk-register'].risks)[0] ?? [];
  const register = { risks: [{ id, category: 'Risk' }] };
  fillCollections({
    risks: [{ id: 'risks', data: register }],
    roadmap: [{ id: 'roadmap', data: { note: 'Roadmap' } }],
  });
  expect(await riskRegister('en')).toEqual({ id: 'risk-register', ...register });
  expect((await riskRegister('fr')).risks).toEqual([{ id, category: words?.category }]);
  expect(await roadmap('en')).toEqual({ id: 'roadmap', note: 'Roadmap' });
});

test.each([
  ['content/figures.yaml', () => pathFigure('way', 'en')],
  ['content/risks.yaml', () => riskRegister('en')],
  ['content/roadmap.yaml', () => roadmap('en')],
])('%s that is missing is an error that names it', async (file, ask) => {
  fillCollections({});
  await expect(ask()).rejects.toThrow(`${file} is missing.`);
});
