// What an editor of words of the interface reads when a text lacks its mark, its value, its form or its end, word for word.
import { describe, expect, test } from 'vitest';
import { factFormRules } from '../../../src/check/wording-rules.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { languages } from '../../../src/languages/list.ts';
import { type Change, messages, mistakesIn, smallWith } from './small-content.ts';

const words = 'locales/en/common.json';
const open = (text: string): Change => [words, '"Open"', JSON.stringify(text)];
const own = (language: string, text: string): Change => [
  `locales/${language}/common.json`,
  '{}',
  JSON.stringify({ menu: { open: text } }),
];
const french = 'locales/fr/common.json:1  "menu.open"';

describe('a mark', () => {
  const halves = 'A mark encloses words: <1>words</1>, one after the other and none in another.';
  test.each([
    ['<1>Open', `has <1> without its other half. ${halves}`],
    ['Open</1>', `has </1> without its other half. ${halves}`],
    ['<1>Open<1/>', `has <1> without its other half. ${halves}`],
    ['<1>Open</2>', `has <1> without its other half. ${halves}`],
    ['<1>Open <2>it</2></1>', `has <1> without its other half. ${halves}`],
    ['< 1>Open', `has < 1> without its other half. ${halves}`],
    [
      '<1></1>Open',
      'has <1></1>, which encloses no words: nobody sees what the page makes of it, such as a link. Put the two around the words that are meant.',
    ],
    [
      '<1>Open</1> <1>it</1>',
      'has <1> twice. The page shows the first alone: remove one of the two.',
    ],
  ])('encloses words: %s', (text, says) => {
    expect(messages(open(text))).toEqual([`${words}:4  "menu.open" ${says}`]);
    expect(messages(open('<1>Open</1>'), own('fr', text))).toContain(`${french} ${says}`);
  });

  test.each(['<1>Open</1>', '<1>{{company.brand}}</1>', 'A < B', '<1>No. 1:</1> it', '<1>5</1>'])(
    'may be so: %s',
    (text) => expect(messages(open(text))).toEqual([]),
  );

  test('stands in each language', () => {
    expect(messages(open('<1>Open</1>'), own('fr', 'Ouvrir'))).toEqual([
      `${french} lacks <1>…</1>, which the English has around “Open”. Put the two around the same words.`,
    ]);
    expect(messages(own('fr', '<1>Ouvrir</1>'))).toEqual([
      `${french} has <1>…</1>, which the English has not. Remove the two.`,
    ]);
    // Where the languages agree, English has lost it.
    const all = languages.slice(1, 5).map(({ code }) => own(code, '<1>{{company.brand}}</1>'));
    expect(messages(open('{{company.brand}}'), ...all)).toContain(
      `${words}:4  "menu.open" lacks <1>…</1>, which 4 translations have: the page would make no link of its words. Put the two around them.`,
    );
  });
});

describe('a plural', () => {
  const count = (one: string, other: string, language = 'en') =>
    language === 'en'
      ? messages([words, '{{count}} minute"', `${one}"`], [words, '{{count}} minutes', other])
      : messages([
          `locales/${language}/common.json`,
          '{}',
          JSON.stringify({ minutes_one: one, minutes_other: other }),
        ]);
  test.each([
    ['en', '{{count}} minutes'],
    ['fr', '{{count}} jours'],
    ['de', '{{count}} Stunden'],
    ['es', '{{count}} días'],
  ])('has a form of its own for one in %s', (language, text) => {
    expect(count(text, text, language)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^locales/${language}/common.json:\\d  "minutes_one" says what "minutes_other" says: “${RegExp.escape(text)}”. Write it for one. A noun that is the same for many stands under "unchanged" in src/languages/${language}.ts.$`,
        ),
      ),
    ]);
  });
  test.each([
    ['en', '{{count}} series'],
    ['en', '{{count}} min'],
    ['fr', '{{count}} mois'],
    ['de', '{{count}} Fenster'],
    ['es', '{{count}} análisis'],
    ['zh', '{{count}} 分钟'],
    ['hi', '{{count}} दिन'],
    ['ar', '{{count}} دقيقة'],
  ])('or a noun that has none: %s, %s', (language, text) => {
    expect(count(text, text, language)).toEqual([]);
  });
  test('and its number for many', () => {
    expect(count('{{count}} minute', 'minutes')).toEqual([
      `${words}:7  "minutes_other" lacks {{count}}, which "minutes_one" has. Put it where the number stands.`,
    ]);
    expect(count('one minute', '{{count}} minutes')).toEqual([]);
  });
});

describe('a translation', () => {
  test.each<[string, string, string]>([
    [
      'Open {{door}}',
      'Ouvrir',
      'lacks {{door}}, which the English has. Put it where the value stands.',
    ],
    [
      '{{company.email}} is open',
      'Ouvert',
      'lacks {{company.email}}, which the English has. Put it where the value stands.',
    ],
    [
      'Open',
      '…',
      'has no words: found “…”, and the English says “Open”. Translate it, or remove the line: English stands in.',
    ],
    ['Open', ' Ouvrir', 'begins with a space, which the English does not. Remove it.'],
    ['Open', 'Ouvrir ', 'ends with a space, which the English does not. Remove it.'],
    [
      'It is open.',
      'C’est ouvert',
      'ends without a mark: found “C’est ouvert”, and the English ends with “.”. Write the mark that French has there, or the words that are lost.',
    ],
    [
      'Open:',
      'Ouvrir',
      'ends without a mark: found “Ouvrir”, and the English ends with “:”. Write the mark that French has there, or the words that are lost.',
    ],
  ])('of “%s” is not “%s”', (english, text, says) => {
    expect(messages(open(english), own('fr', text))).toEqual([`${french} ${says}`]);
  });

  test.each([
    ['It is open.', 'fr', 'C’est ouvert\u202f!'],
    ['It is open.', 'zh', '已开放。'],
    ['It is open.', 'hi', 'यह खुला है।'],
    ['Is it open?', 'ar', 'هل هو مفتوح؟'],
    ['Open…', 'de', 'Öffnen …'],
    ['Ask <1>us.</1>', 'de', 'Fragen Sie <1>uns.</1>'],
    ['Open at {{time}}.', 'de', 'Offen ab {{time}}'],
    ['{{company.brand}} is open', 'de', 'Wir haben offen'],
    ['A company, Ltd.', 'de', 'Eine Gesellschaft'],
    ['·', 'de', '–'],
    ['Open', 'fr', 'Ouvert\u202f?'],
  ])('of “%s” may be, in %s, “%s”', (english, language, text) => {
    expect(messages(open(english), own(language, text))).toEqual([]);
  });
});

test('a translation of a record ends as its English does', () => {
  const maintenance = 'status/maintenance.yaml';
  const german = (text: string): Change => [
    maintenance,
    'updates: []\n',
    `updates: []\n    translations:\n      de:\n        details: "${text}"\n`,
  ];
  expect(messages(german('Arbeiten.'))).toEqual([]);
  expect(messages(german('Arbeiten'))).toEqual([
    `${maintenance}:12  "maintenance.0.translations.de.details" ends without a mark: found “Arbeiten”, and the English ends with “.”. Write the mark that German has there, or the words that are lost.`,
  ]);
});

describe('a fact of the English', () => {
  const said = (file: string, text: string) =>
    mistakesIn(smallWith({ [`locales/${file}.json`]: text })).map(formatDiagnostic);

  test('words of the interface name the facts of their English text', () => {
    expect(said('de/status', '{ "title": "Stand: {{fact.reply-time}}" }')).toEqual([]);
    expect(said('de/status', '{ "title": "Stand nach 1–2 Stunden" }')).toEqual([
      'content/locales/de/status.json:1  "title" lacks {{fact.reply-time}}, which the English text has: the number would be typed or missing. Put {{fact.reply-time}} where the number stands.',
    ]);
  });

  test('so do the points of a document', () => {
    const points = (third: string) =>
      `{ "policy-1": { "summary": { "1": "Eins.", "3": ${JSON.stringify(third)} } } }`;
    expect(said('de/documents', points('In {{fact.reply-time}}.'))).toEqual([]);
    expect(said('de/documents', points('In 2 Stunden.'))).toEqual([
      expect.stringContaining('"policy-1.summary.3" lacks {{fact.reply-time}}'),
    ]);
  });
});

describe('a length of time', () => {
  const fact = '{{fact.maintenance-notice}}';
  const formed = (form: string) => `{{fact.maintenance-notice as ${form}}}`;
  const said = (code: string, text: string, form = code === 'hi' ? 'oblique' : 'dative') =>
    factFormRules(
      corpusOf(
        smallWith({
          [`locales/${code}/common.json`]: JSON.stringify({ menu: { open: text } }),
          [`locales/${code}/facts.json`]: JSON.stringify({
            forms: { [form]: { hour_one: '{{value}} x', hour_other: '{{value}} x' } },
          }),
        }),
      ),
    ).map(formatDiagnostic);
  test.each([
    ['de', 'German', `Innerhalb von ${fact}.`, 'von', 'dative'],
    ['de', 'German', `Nach ${fact}.`, 'Nach', 'dative'],
    ['hi', 'Hindi', `${fact} के भीतर।`, 'के', 'oblique'],
  ])('in %s has the form that the word beside it asks for', (code, name, text, beside, form) => {
    expect(said(code, text)).toEqual([
      `content/locales/${code}/common.json:1  ${fact} beside “${beside}”: with this word ${name} needs the form “${form}”. Write ${formed(form)}.`,
    ]);
    expect(said(code, text.replace(fact, formed(form)))).toEqual([]);
    // What has no such form is not asked for it.
    expect(said(code, text, 'other')).toEqual([]);
  });
  test('in a document has it as well, also on the next line', () => {
    const path = 'translations/de/policy-1.mdx';
    const tag = '<Fact id="maintenance-notice" />';
    const forms = { dative: { hour_other: '{{value}} x' } };
    const files = {
      [path]: `---\ntitle: A\n---\n\nEs gilt innerhalb von\n${tag}, und ${tag}.\n`,
      'locales/de/facts.json': JSON.stringify({ forms }),
    };
    expect(factFormRules(corpusOf(smallWith(files))).map(formatDiagnostic)).toEqual([
      `content/${path}:6  ${tag} beside “von”: with this word German needs the form “dative”. Write <Fact id="maintenance-notice" as="dative" />.`,
    ]);
  });
  test.each([
    ['de', `Davon ${fact}.`],
    ['de', 'Von {{fact.measured-uptime}}.'],
    ['hi', `${fact} पर।`],
    ['fr', `Dans ${fact}.`],
  ])('but not in %s: %s', (code, text) => {
    expect(said(code, text)).toEqual([]);
  });
});
