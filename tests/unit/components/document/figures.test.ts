import { expect, test } from 'vitest';
import french from '../../../../content/locales/fr/values.json' with { type: 'json' };
import {
  pathFigure,
  riskRegister,
  roadmap,
  tableFigure,
} from '../../../../src/components/document/figures.ts';
import { openContent } from '../../open-content.ts';

const path = { id: 'way', caption: 'The way', steps: [{ id: 'first', title: 'First' }] };
const table = { id: 'grid', caption: 'The grid', columns: ['A'], rows: [] };

test('a figure is found by its id among those of its kind, and in English where a language has no words', () => {
  openContent({ figures: { data: { paths: [path], tables: [table] } } });
  expect(pathFigure('way', 'fr')).toEqual(path);
  expect(tableFigure('grid', 'en')).toEqual(table);
  expect(() => pathFigure('grid', 'en')).toThrow('content/figures.yaml has no path "grid".');
  expect(() => tableFigure('way', 'en')).toThrow('content/figures.yaml has no table "way".');
});

test('register and roadmap have the words that a language files under their names', () => {
  const [id = '', words] = Object.entries(french.figure['risk-register'].risks)[0] ?? [];
  const register = { risks: [{ id, category: 'Risk' }] };
  openContent({ risks: { data: register }, roadmap: { data: { note: 'Roadmap' } } });
  expect(riskRegister('en')).toEqual({ id: 'risk-register', ...register });
  expect(riskRegister('fr').risks).toEqual([{ id, category: words?.category }]);
  expect(roadmap('en')).toEqual({ id: 'roadmap', note: 'Roadmap' });
});
