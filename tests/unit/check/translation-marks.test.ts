// What a translator reads when a section names other facts, names, terms or references than its English section.
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/languages/list.ts';
import { english, file, said } from './small-translation.ts';

const about = `It names what ${english} names from line 19 on, each as often.`;

test('a fact that is missing, or named too often', () => {
  expect(said('<Fact id="reply-time" />', 'peu')).toEqual([
    `${file}:10  the section "about" lacks <Fact id="reply-time" /> (line 22). ${about}`,
  ]);
  expect(
    said('<Fact id="reply-time" />', '<Fact id="reply-time" /> et <Fact id="reply-time" />'),
  ).toEqual([
    `${file}:13  the section "about" has <Fact id="reply-time" />, which the English section has not. ${about}`,
  ]);
});

test('another fact is one mistake', () => {
  expect(said('<Fact id="reply-time" />', '<Fact id="uptime-window" />')).toEqual([
    `${file}:13  the section "about" lacks <Fact id="reply-time" /> (line 22), and has <Fact id="uptime-window" />, which the English section has not. ${about}`,
  ]);
});

test('a fact may be spoken in another form, which the language must have', () => {
  expect(said('<Fact id="reply-time" />', '<Fact id="reply-time" as="every" />')).toEqual([
    `${file}:13  <Fact id="reply-time" as="every" />: the fact "reply-time" has no form "every". It has none. Forms and their words stand in content/locales/fr/facts.json, under "forms".`,
  ]);
  const forms = '{ "forms": { "every": { "hour_other": "de {{low}} à {{high}} heures" } } }';
  expect(
    said(
      '<Fact id="reply-time" />',
      '<Fact id="reply-time" as="every" />',
      ['locales/fr/facts.json', undefined, forms],
      ['locales/en/facts.json', undefined, '{}'],
      ...languages.flatMap(({ code }) =>
        /^(?:en|fr)$/.test(code) ? [] : [[`locales/${code}/facts.json`, undefined, '{}'] as const],
      ),
    ),
  ).toEqual([]);
});

test('a company value, a reference, a page and a link of the section', () => {
  expect(said('<Company name="brand" />', '<Company name="email" />')).toEqual([
    `${file}:12  the section "about" lacks <Company name="brand" /> (line 21), and has <Company name="email" />, which the English section has not. ${about}`,
  ]);
  expect(said('<See section="details" />', '<See section="about" />')).toEqual([
    `${file}:13  the section "about" lacks <See section="details"> (line 22), and has <See section="about">, which the English section has not. ${about}`,
  ]);
  expect(
    said('le formulaire</See>', 'le formulaire</See> ([ici](https://a.example/fr) `code`)'),
  ).toEqual([
    `${file}:13  the section "about" has a link to a.example, \`code\`, which the English section has not. ${about}`,
  ]);
});

test('a reference may have words of its own', () => {
  expect(said('<See section="details" />', '<See section="details">les détails</See>')).toEqual([]);
});

test('a term is named by its English name', () => {
  expect(said('<Term of="User">', '<Term>')).toEqual([
    `${file}:12  the section "about" lacks <Term of="User"> (line 21), and has <Term of="utilisateur">, which the English section has not. ${about}`,
  ]);
  expect(said('<Term define>', '<Term define of="User">')).toEqual([]);
  expect(said('<Term define>', '<Term define of="Client">')).toEqual([
    `${file}:12  <Term define of="Client">: ${english} defines no such term. It defines "User".`,
  ]);
  expect(said('<Term define>utilisateur</Term>', 'utilisateur')).toEqual([
    `${file}:10  the section "about" lacks <Term define> (line 21). ${about}`,
  ]);
});

test('names in the front matter', () => {
  expect(said('Sous {{fact.reply-time}}.', 'Bientôt.')).toEqual([
    `${file}:7  point 3 of "summary" lacks {{fact.reply-time}}. It names what ${english} names.`,
  ]);
  expect(said('title: Règle 1', 'title: Règle 1 de {{company.brand}}')).toEqual([
    `${file}:2  "title" has {{company.brand}}, which the English has not. It names what ${english} names.`,
  ]);
});

describe('each paragraph, item and cell names what its English one names', () => {
  const policy = english.replace('content/', '');
  const place = 'More is in <See doc="policy-2" section="about" />.';
  const own = 'Le reste est dans <See doc="policy-2" section="about" />.';
  const table = (...rows: readonly string[]) => ['| A | B |', '| --- | --- |', ...rows].join('\n');
  const compared = (theirs: string, ours: string) =>
    said(own, `${own}\n\n${ours}`, [policy, place, `${place}\n\n${theirs}`]);
  const [soon, late] = ['<Fact id="reply-time" />', '<Fact id="maintenance-notice" />'];
  const exchanged = `Each paragraph, item and cell names what that of ${english} at its place names: exchange the two.`;

  test('two facts that are exchanged between cells are one mistake', () => {
    expect(
      compared(
        table(`| P | ${soon} |`, `| R | ${late} |`),
        table(`| P | ${late} |`, `| R | ${soon} |`),
      ),
    ).toEqual([
      `${file}:23  in the section "details", the cell lacks ${soon} (line 32), and has ${late}, which the English cell has not. ${exchanged}`,
    ]);
  });

  test('so are two references that are exchanged between items, and one in another paragraph', () => {
    const [one, other] = ['<See doc="policy-2" />', '<See doc="policy-3" />'];
    expect(compared(`- ${one}\n- ${other}`, `- ${other}\n- ${one}`)).toEqual([
      `${file}:21  in the section "details", the See lacks <See doc="policy-2"> (line 30), and has <See doc="policy-3">, which the English See has not. ${exchanged}`,
    ]);
    expect(compared(`Now ${soon}.\n\nThen it ends.`, `Voilà.\n\nPuis ${soon}.`)).toEqual([
      `${file}:21  in the section "details", the paragraph lacks ${soon} (line 30). ${exchanged}`,
    ]);
  });

  test('within one of them their order is free', () => {
    expect(compared(`From ${soon} to ${late}.`, `Avant ${late}, dès ${soon}.`)).toEqual([]);
    expect(
      compared(table(`| ${soon} and ${late} | a |`), table(`| ${late} et ${soon} | a |`)),
    ).toEqual([]);
  });
});
