import { expect, test } from 'vitest';
import { valueAt } from '../../../../src/corpus/read/source.ts';
import { changedEntries } from '../../../../src/desk/impact/entries.ts';
import type { ValueChange } from '../../../../src/desk/impact/values.ts';
import { before, codes, edited } from './edited.ts';

const path = 'content/locales/en/home.json';
const others = codes.filter((code) => code !== 'en');
const title = (file: string) => String(valueAt(before.sources.get(file)?.data, ['meta', 'title']));

test('an English entry names the languages whose own text stayed', () => {
  const after = edited(path, (text) => text.replace(title(path), 'Other'));
  expect(changedEntries(before, after, [])).toEqual([
    {
      ...{ file: path, language: 'en', namespace: 'home', key: 'meta.title' },
      ...{ before: title(path), after: 'Other', values: [], unmoved: others },
    },
  ]);
});

test('an entry that is taken away has no text any more, and nobody must look at the others', () => {
  const after = edited(path, (text) => text.replace(/"title": .*\n/, ''));
  const [found] = changedEntries(before, after, []);
  expect(found).toMatchObject({ before: title(path), after: undefined, unmoved: [] });
});

test('an entry that names a changed value is listed in the languages that speak it otherwise', () => {
  const naming = [...before.sources].flatMap(([file, { data }]) =>
    file.startsWith('content/locales/') && !file.includes('/facts.json')
      ? [...JSON.stringify(data).matchAll(/\{\{(fact\.[\w-]+)\}\}/g)].map(([, name = '']) => name)
      : [],
  );
  const [name = ''] = naming;
  const change: ValueChange = { name, before: '1', after: '2', languages: ['en', 'de'] };
  const found = changedEntries(before, before, [change]);
  expect(found.length).toBeGreaterThan(0);
  for (const { language, values } of found) {
    expect(['en', 'de']).toContain(language);
    expect(values).toEqual([name]);
  }
});
