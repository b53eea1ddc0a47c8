import { describe, expect, test } from 'vitest';
import { dataPaths, holdsEntries, readData } from '../../../../src/corpus/read/data.ts';
import type { Diagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { smallContent } from '../../check/small-content.ts';

/** The small content with some of its files changed; `undefined` takes one out. */
function read(changes: Readonly<Record<string, string | undefined>> = {}) {
  const texts = new Map<string, string | undefined>(
    smallContent().map(({ path, text }) => [path, text]),
  );
  for (const [name, text] of Object.entries(changes)) texts.set(`content/${name}`, text);
  const files = [...texts].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]));
  const found: Diagnostic[] = [];
  const data = readData(files, (...more) => found.push(...more));
  return { data, said: found.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

test('every data file becomes typed values, and every file of words a source', () => {
  const { data, said } = read();
  expect(said).toEqual([]);
  expect(data.launch.data).toMatchObject({
    publicSince: new Date('2026-11-20'),
    counsel: {},
    questions: [],
  });
  expect(data.facts.names).toContain('reply-time');
  expect(data.company.values.get('brand')).toEqual({ value: 'Exampla', placeholder: false });
  expect(data.statusComponents.data?.asOf).toEqual(new Date('2026-11-20T09:00:00Z'));
  for (const path of dataPaths) expect(data.sources.has(path)).toBe(true);
  expect(data.sources.has('content/locales/de/common.json')).toBe(true);
});

test('only the files of facts and of the company hold named entries', () => {
  expect(dataPaths.filter(holdsEntries)).toEqual(['content/company.yaml', 'content/facts.yaml']);
});

describe('a data file', () => {
  test.each([
    [undefined, 'missing'],
    [' \n', 'empty'],
  ])('that is %j is one mistake, and has no values', (text, state) => {
    const { data, said } = read({ 'risks.yaml': text });
    expect(said).toEqual([
      `content/risks.yaml:1 the file is ${state}, and the site cannot be built without it. Put it back.`,
    ]);
    expect(data.risks).toMatchObject({ source: undefined, data: undefined });
  });

  test('with a wrong value has none, but keeps its source', () => {
    const { data, said } = read({
      'launch.yaml': 'publicSince: soon\ncounsel: {}\nquestions: []\n',
    });
    expect(said).toHaveLength(1);
    expect(data.launch.data).toBeUndefined();
    expect(data.launch.source?.lineOf(['counsel'])).toBe(2);
  });

  test('of entries keeps the right ones beside a wrong one, whose name is known', () => {
    const { data, said } = read({ 'company.yaml': 'brand: { value: A }\nemail: { value: 3 }\n' });
    expect(said).toHaveLength(1);
    expect([...data.company.values.keys()]).toEqual(['brand']);
    expect(data.company.names).toEqual(['brand', 'email']);
  });

  test.each([
    ['email', 'contact.averline.example', 'an e-mail address, such as contact@company.example'],
    ['email-privacy', 'a b@c.example', 'an e-mail address, such as contact@company.example'],
    ['email-privacy', 'mailto:a@c.example', 'an e-mail address, such as contact@company.example'],
    ['email', 'a@c', 'an e-mail address, such as contact@company.example'],
    [
      'domain',
      'https://c.example',
      'a name of the internet without https:// and without a slash, such as company.example',
    ],
  ])('%s has its form: %s', (name, value, expected) => {
    expect(read({ 'company.yaml': `${name}: { value: "${value}" }\n` }).said).toEqual([
      `content/company.yaml:1 "value" in "${name}": found "${value}", expected ${expected}.`,
    ]);
    expect(
      read({ 'company.yaml': 'email: { value: a.b@c.example }\ndomain: { value: c.example }' })
        .said,
    ).toEqual([]);
  });

  test('holds values of the company in one line, as files of plain text show them', () => {
    expect(
      read({ 'company.yaml': 'address:\n  value: |\n    1 Street\n    London\n' }).said,
    ).toEqual([
      'content/company.yaml:2 "value" in "address": found "1 Street\\nLondon\\n", expected a text of one line.',
    ]);
    // A break at the end alone is none of the text.
    expect(read({ 'company.yaml': 'address:\n  value: |\n    1 Street\n' }).said).toEqual([]);
  });

  test('of entries that holds a list has no names', () => {
    const { data, said } = read({ 'company.yaml': '- brand\n' });
    expect(said).toEqual([
      'content/company.yaml:1 the file holds no entries. Expected: entries that begin with their name and a colon.',
    ]);
    expect(data.company.names).toBeUndefined();
  });
});

test('a file of words that cannot be read is no source', () => {
  const { data, said } = read({ 'locales/de/common.json': '{ "a": }' });
  expect(said).toHaveLength(1);
  expect(data.sources.has('content/locales/de/common.json')).toBe(false);
});
