// Files of words beside those of English, and what stands in them; the rules that one mistake shows are in check.test.ts.
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../../src/languages/list.ts';
import { type Change, messages } from './small-content.ts';

const german = 'locales/de/common.json';
const documents = 'locales/de/documents.json';

describe('a file of words', () => {
  test('that English lacks and every other language has was deleted there: one mistake', () => {
    const others = languages.filter(({ code }) => code !== defaultLanguage);
    const more = others.map(({ code }): Change => [`locales/${code}/more.json`, undefined, '{}\n']);
    expect(messages(...more)).toEqual([
      'locales/en/more.json:1  the file is missing, and every other language has it: it was deleted or renamed. Put it back (git restore brings the last version).',
    ]);
    // One that only some have was invented there.
    expect(messages(...more.slice(1))).toHaveLength(others.length - 1);
  });

  test('that one language lacks is named with the English one', () => {
    expect(messages([german, undefined])).toEqual([
      `${german}:1  the file is missing: content/locales/en/common.json exists, and German needs a file of the same name. Put it back (git restore brings the last version), or create it with the two characters {} in it; English stands in for what is not translated.`,
    ]);
  });

  test('ends in .json', () => {
    expect(messages(['locales/de/common.yaml', undefined, 'a: b\n'])).toEqual([
      'locales/de/common.yaml:1  nothing reads this file. Words of the interface are files that end in .json, in a folder for each language. Rename it, or move it out of content/.',
    ]);
  });
});

describe('a translated text', () => {
  test('has the placeholders of English, and none where English has none', () => {
    expect(messages([german, '{}', '{ "name": "{{brand}}" }'])).toEqual([
      `${german}:1  {{brand}} in "name": the English text does not have it. It has {{company.brand}}.`,
    ]);
    expect(messages([german, '{}', '{ "menu": { "open": "{{x}}" } }'])).toEqual([
      `${german}:1  {{x}} in "menu.open": the English text does not have it. Remove it: the English text has no double braces.`,
    ]);
  });

  test('that has what the English has lost, in most languages, is one mistake: of the English', () => {
    const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
    const having = (count: number) =>
      others
        .slice(0, count)
        .map(
          (code): Change => [
            `locales/${code}/common.json`,
            '{}',
            '{ "name": "{{company.brand}}" }',
          ],
        );
    const lost: Change = [
      'locales/en/common.json',
      '"{{company.brand}}"',
      '"We, {{company.email}}"',
    ];
    for (const count of [4, 6]) {
      const files = others
        .slice(0, count)
        .map((code) => `content/locales/${code}/common.json`)
        .sort();
      expect(messages(lost, ...having(count))).toEqual([
        `locales/en/common.json:2  "name" lacks {{company.brand}}, which ${count} languages have at this place. Write it back; or, if it is meant to go, remove it there too: ${files.join(', ')}.`,
      ]);
    }
    expect(messages(lost, ...having(3))).toHaveLength(3);
    expect(messages(...having(6))).toEqual([]);
  });

  test('that lacks another fact in its place waits for that', () => {
    const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
    const own = others.map(
      (code): Change => [`locales/${code}/status.json`, '{}', '{ "title": "{{fact.reply-time}}" }'],
    );
    const english: Change = ['locales/en/status.json', 'fact.reply-time', 'fact.uptime-window'];
    expect(messages(english, ...own)).toHaveLength(1);
  });

  test('of one form of a plural may have what any form of English has', () => {
    expect(
      messages([german, '{}', '{ "minutes_one": "eine" , "minutes_other": "{{count}}" }']),
    ).toEqual([]);
  });
});

test('the words of a document are a group', () => {
  expect(messages([documents, undefined, '{ "policy-1": "Regeln" }'])).toEqual([
    `${documents}:1  "policy-1": found a text, expected a group with title, description and summary.`,
  ]);
  expect(messages([documents, undefined, '{ "policy-1": { "title": { "a": "b" } } }'])).toEqual([
    `${documents}:1  "title" in "policy-1": found a group, expected a text.`,
  ]);
});

test('a name in braces that is neither a fact nor a value of the company is not filled in in data', () => {
  expect(messages(['risks.yaml', '{{company.brand}} may lose.', '{{count}} may lose.'])).toEqual([
    'risks.yaml:6  {{count}}: only facts and company values are filled in here. Write {{fact.…}} or {{company.…}}.',
  ]);
});
