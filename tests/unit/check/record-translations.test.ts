import { expect, test } from 'vitest';
import { translatableTextsOf, translationPath } from '../../../src/check/record-translations.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { readYaml } from '../../../src/corpus/read/yaml-source.ts';
import { mistakesIn, smallContent } from './small-content.ts';

const path = 'content/status/maintenance.yaml';
const files = smallContent();
const small = files.find((file) => file.path === path)?.text ?? '';

function messages(change: (text: string) => string): string[] {
  const changed = files.map((file) => (file.path === path ? { path, text: change(small) } : file));
  return mistakesIn(changed).map(formatDiagnostic);
}
const translated = (lines: string) => (text: string) => `${text}    translations:\n${lines}`;

test('a record holds its texts in other languages, as many of them as there are', () => {
  expect(messages(translated('      de:\n        details: Arbeiten.\n'))).toEqual([]);
});

test('a language that is none, and a text that is none, are named', () => {
  expect(messages(translated('      dr:\n        title: Arbeit\n'))).toEqual([
    expect.stringMatching(/unknown key "dr" in "translations".*Did you mean "[a-z]{2}"/),
  ]);
  expect(messages(translated('      de:\n        titel: Arbeit\n'))).toEqual([
    expect.stringContaining('Did you mean "title"?'),
  ]);
});

test('a translation of a text that the record does not have translates nothing', () => {
  expect(messages(translated('      de:\n        title: Arbeit\n')).length).toBe(0);
  const slow = files.find((file) => file.path.endsWith('incidents.yaml'))?.text ?? '';
  const open = slow
    .replace('    resolution: Mended.\n', '')
    .replace(/ {4}end: .*\n/, '')
    .replace(/ {6}- at: 2026-11-10T09:20:00Z\n.*\n.*\n/, '');
  const told = `${open}    translations:\n      de:\n        resolution: Behoben.\n`;
  const found = mistakesIn(
    files.map((file) =>
      file.path.endsWith('incidents.yaml') ? { path: file.path, text: told } : file,
    ),
  );
  expect(found.map(({ message }) => message)).toEqual([
    '"translations.de.resolution" translates nothing: the record has no "resolution". Add the English text first, or remove this line.',
  ]);
});

test('a translation names the facts of its English text', () => {
  const notice = (text: string) =>
    text.replace('details: Work.', 'details: "Work, {{fact.maintenance-notice}} before."');
  const german = (details: string) => (text: string) =>
    translated(`      de:\n        details: "${details}"\n`)(notice(text));
  expect(messages(german('Arbeiten, {{fact.maintenance-notice}} vorher.'))).toEqual([]);
  expect(messages(german('Arbeiten, 48 Stunden vorher.'))).toEqual([
    expect.stringContaining('"translations.de.details" lacks {{fact.maintenance-notice}}'),
  ]);
});

test('a translation of what English does not say is none', () => {
  const incidents = 'content/status/incidents.yaml';
  const changed = files.map((file) =>
    file.path === incidents
      ? {
          ...file,
          text: `${file.text
            .replace('    end: 2026-11-10T09:00:00Z\n', '')
            .replace('    resolution: Mended.\n', '')
            .replace(
              / {6}- at: 2026-11-10T09:20:00Z\n.*\n.*\n/,
              '',
            )}    translations:\n      fr:\n        resolution: Fait.\n`,
        }
      : file,
  );
  expect(mistakesIn(changed).map(formatDiagnostic)).toContainEqual(
    expect.stringContaining('"translations.fr.resolution" translates nothing'),
  );
});

test('numbers of a translation are not taken for promises in English', () => {
  expect(messages(translated('      de:\n        details: In 2 Stunden.\n'))).toEqual([]);
});

test('every text for readers may be translated, and has its place', () => {
  const { source } = readYaml(
    path,
    `maintenance:
  - id: work
    title: Work
    details: Work.
    updates:
      - text: Begun.
        translations:
          de: Begonnen.
    translations:
      de:
        title: Arbeit
`,
  );
  const texts = source ? translatableTextsOf(source) : [];
  expect(texts.map((text) => translationPath(text, 'de').slice(2).join('.'))).toEqual([
    'translations.de.title',
    'translations.de.details',
    'updates.0.translations.de',
  ]);
});
