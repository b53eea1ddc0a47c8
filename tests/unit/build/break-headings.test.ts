import { describe, expect, test } from 'vitest';
import { breakHeadings, headings } from '../../../src/build/break-headings.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';

const page = (language: string, body: string) => `<html lang="${language}"><body>${body}`;
/** The body of a page with its marks: a soft hyphen is shown as `|`. */
const broken = (language: string, body: string) =>
  breakHeadings(page(language, body)).slice(page(language, '').length).replaceAll('\u00ad', '|');

describe('long words', () => {
  test.each([
    ['de', '<h1>Auftragsverarbeitungsvertrag</h1>', '<h1>Auftrags|ver|ar|bei|tungs|ver|trag</h1>'],
    ['de', '<h2>Die Geldwäschebeauftragte</h2>', '<h2>Die Geld|wä|sche|be|auf|tragte</h2>'],
    [
      'de',
      '<h3>Geldwäschebeauftragte/r (MLRO)</h3>',
      '<h3>Geld|wä|sche|be|auf|tragte/r (MLRO)</h3>',
    ],
    ['fr', '<h2>L’authentification</h2>', '<h2>L’authen|ti|fi|ca|tion</h2>'],
    ['fr', '<h3>Confidentialité</h3>', '<h3>Confi|den|tia|lité</h3>'],
    ['es', '<dt>Ciberseguridad</dt>', '<dt>Ciber|se|gu|ridad</dt>'],
    ['de', '<th>Eintrittswahrscheinlichkeit</th>', '<th>Eintritts|wahr|schein|lich|keit</th>'],
    ['de', '<td>Überwachungsaufzeichnung</td>', '<td>Über|wa|chungs|auf|zeich|nung</td>'],
    [
      'de',
      '<nav class="contents"><a href="#x">1. Unterauftragsverarbeiter</a></nav>',
      '<nav class="contents"><a href="#x">1. Unter|auf|trags|ver|ar|beiter</a></nav>',
    ],
  ])('are divided in %s: %s', (language, body, expected) => {
    expect(broken(language, body)).toBe(expected);
  });

  test.each([
    ['short words', 'de', '<h2>Verfügbarkeit und Datenschutz</h2><th>Datenschutz</th>'],
    ['words of a cell that fit', 'de', '<td>Sicherheitsprotokolle</td>'],
    ['running text', 'de', '<p>Auftragsverarbeitungsvertrag</p>'],
    [
      'addresses and codes',
      'de',
      '<h2>datenschutzbeauftragte@averline.example, datenschutzbeauftragte.de</h2>',
    ],
    ['names', 'de', '<h2><bdi>Auftragsverarbeitungsvertrag</bdi></h2>'],
    ['English within a German page', 'de', '<h2 lang="en">Responsibilities</h2>'],
    ['languages without patterns', 'hi', '<h2>Responsibilities</h2>'],
    [
      'what React renders',
      'de',
      '<astro-island><h2>Auftragsverarbeitungsvertrag</h2></astro-island>',
    ],
    ['entities', 'de', '<h2>&CounterClockwiseContourIntegral;</h2>'],
  ])('stay whole in %s', (_, language, body) => {
    expect(broken(language, body)).toBe(body);
  });

  test('are divided where an author says, and their long parts further', () => {
    expect(broken('de', '<h1>Risiko\u00admanagement und Notfall\u00adwiederherstellung</h1>')).toBe(
      '<h1>Risiko|management und Notfall|wieder|her|stel|lung</h1>',
    );
  });

  test('are divided in German within another language, and in what a page gives to an island', () => {
    const german = '<h2 lang="de">Verfügbarkeitszusagen</h2>';
    const divided = '<h2 lang="de">Verfüg|bar|keits|zu|sagen</h2>';
    expect(broken('fr', `<div>${german}</div><h2>Court</h2>`)).toBe(
      `<div>${divided}</div><h2>Court</h2>`,
    );
    expect(broken('de', `<astro-island><astro-slot>${german}</astro-slot></astro-island>`)).toBe(
      `<astro-island><astro-slot>${divided}</astro-slot></astro-island>`,
    );
  });
});

describe('Chinese titles', () => {
  test('break between words, and neither before particles and marks nor within numbers', () => {
    expect(broken('zh', '<h1>接受加密资产，结算方式由您选择</h1>')).toBe(
      '<h1>接受<wbr>加密<wbr>资产，结算<wbr>方式<wbr>由您<wbr>选择</h1>',
    );
    expect(broken('zh', '<h2><a href="#a">1. 我们的 30 天期限</a></h2>')).toBe(
      '<h2><a href="#a">1. 我们的 30 天<wbr>期限</a></h2>',
    );
    // Words that the segmenter does not know, ends of compounds, and words that belong to what follows.
    expect(broken('zh', '<h2>法律与合规中心，可用率承诺，风险由谁负责，本政策</h2>')).toBe(
      '<h2>法律<wbr>与合规<wbr>中心，可用率<wbr>承诺，风险<wbr>由谁<wbr>负责，本政策</h2>',
    );
    expect(broken('zh', '<h1>业务连续性与灾难恢复计划</h1>')).toBe(
      '<h1>业务<wbr>连续性<wbr>与灾难<wbr>恢复<wbr>计划</h1>',
    );
  });

  test('keep the terms of the glossary whole', () => {
    const title = page('zh', '<h1>接受加密资产，数字资产的加密</h1>');
    expect(breakHeadings(title, ['加密资产', '数字资产'])).toContain(
      '<h1>接受<wbr>加密资产，数字资产的<wbr>加密</h1>',
    );
  });

  test('alone do: other headings have text of ordinary size', () => {
    expect(broken('zh', '<h3>接受加密资产</h3><th>加密资产</th>')).toBe(
      '<h3>接受加密资产</h3><th>加密资产</th>',
    );
  });
});

test('the pass changes editions that have such words, and no other page', () => {
  const heading = '<h1>Nutzungsbedingungen</h1>';
  const texts = new Map(['de', 'en'].map((code) => [`${code}.html`, page(code, heading)]));
  headings.run({
    root: '',
    folder: '',
    corpus: corpusOf([]),
    texts,
    pages: async () => [],
  });
  expect(texts.get('de.html')).toBe(breakHeadings(page('de', heading)));
  expect(texts.get('de.html')).toContain('\u00ad');
  expect(texts.get('en.html')).toBe(page('en', heading));
});

test('the pass keeps short terms of the Chinese glossary whole, in one word or in several', () => {
  const text =
    'terms:\n  a:\n    one: 加密资产\n    two: { is: [数字资产, 金融行为监管局] }\nnever: []\n';
  const corpus = corpusOf([{ path: 'content/glossary/zh.yaml', text }]);
  const title = page('zh', '<h1>加密资产，数字资产，金融行为监管局</h1>');
  const texts = new Map([['zh.html', title]]);
  headings.run({ root: '', folder: '', corpus, texts, pages: async () => [] });
  expect(texts.get('zh.html')).toBe(breakHeadings(title, ['加密资产', '数字资产']));
  expect(texts.get('zh.html')).toContain('<h1>加密资产，数字资产，金融<wbr>');
});
