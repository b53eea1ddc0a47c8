import { describe, expect, test } from 'vitest';
import { measureOf, type Staying } from '../../../src/build/english-left.ts';
import { visibleTexts } from '../../../src/build/visible-texts.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';

const stays: readonly Staying[] = [
  { words: ['API', 'Averline', 'Averline Pay', 'ISO/IEC 27001'], reason: 'Names.' },
  { words: ['fiat'], reason: 'A term.', inBrackets: true },
  { words: ['Cookie'], reason: 'A word of Chinese.', languages: ['zh'] },
];
const page = (language: string, body: string) =>
  visibleTexts(`<html lang="${language}"><head><title>T</title></head><body>${body}</body></html>`);
const english = page('en', '<p>Send it now</p><p>Version</p><p>The net (hot wallets) is up.</p>');

function left(language: LanguageCode, body: string, kind?: 'document') {
  return measureOf(language, stays)(page(language, body), english, kind).left.map(
    (each) => each.split(' (<')[0],
  );
}

test('marks at which a line may break part no word', () => {
  expect(left('fr', '<h1>Send it n\u00adow</h1>')).toEqual(['Send it now']);
  expect(left('zh', '<h1>A<wbr>PI</h1>')).toEqual([]);
});

describe('in a language of another script', () => {
  test('every Latin word is English, in texts and in what is read aloud', () => {
    expect(left('ar', '<p>نص Dashboard آخر</p>')).toEqual(['Dashboard']);
    expect(left('zh', '<img alt="A map">')[0]).toContain('map');
    expect(left('hi', '<button aria-label="Close menu">बंद</button>')[0]).toContain('Close menu');
  });

  test('but what is marked as English or as code, and what stays, as a whole word', () => {
    expect(
      left(
        'ar',
        '<section lang="en"><p>The <b>whole</b> body</p></section><a lang="de">Deutsch</a>' +
          '<code>npm start</code><kbd>Enter</kbd><b translate="no">Name</b><script>let x</script>' +
          '<p>\u2066Averline Pay\u2069، \u2066ISO/IEC 27001\u2069، واجهة \u2066API\u2069</p>',
      ),
    ).toEqual([]);
    expect(left('ar', '<p>APIs</p>')).toEqual(['APIs']);
    expect(left('zh', '<p>Cookie 政策</p>')).toEqual([]);
    expect(left('hi', '<p>Cookie नीति</p>')).toEqual(['Cookie']);
  });

  test('a term stays in brackets only', () => {
    expect(left('ar', '<p>عملة نقدية (\u2066fiat\u2069)</p>')).toEqual([]);
    expect(left('zh', '<p>法定货币（fiat）</p>')).toEqual([]);
    expect(left('ar', '<p>عملة fiat</p>')).toEqual(['fiat']);
  });
});

describe('in a language of the same script', () => {
  test('a text of the English page is English; a single word may be the same in both', () => {
    expect(left('fr', '<p>Send It Now</p><p>Version</p>')).toEqual(['Send It Now']);
  });

  test('so is a sentence that only English could make, and English in brackets', () => {
    expect(left('de', '<td>Richtlinie, Abschnitt 7.1 (Records and data)</td>')).toHaveLength(1);
    expect(left('es', '<p>monederos en línea (hot wallets)</p>')).toEqual(['hot wallets']);
    expect(left('es', '<p>moneda fiduciaria (fiat), con la API y 27 horas (27 horas)</p>')).toEqual(
      [],
    );
  });
});

test('words are counted, and those that are marked as English', () => {
  const body = '<p>Drei kleine Wörter</p><p lang="en">Two words</p>';
  const { words, marked, english: found } = measureOf('de', stays)(page('de', body), english);
  // The title is a word too.
  expect({ words, marked, found }).toEqual({ words: 6, marked: 2, found: 0 });
});

test('on any page a link may name a section whose title has a term of its English in brackets', () => {
  expect(left('zh', '<a>第 7 条（hot wallets）</a>')).toEqual([]);
  expect(left('zh', '<a>第 7 条（Hot wallets）</a>')).toEqual(['Hot wallets']);
  expect(left('zh', '<p>热钱包（hot wallets）</p>')).toEqual(['hot wallets']);
});

describe('in a document', () => {
  const inDocument = (language: LanguageCode, body: string) => left(language, body, 'document');

  test('a term of the English text stands in brackets, and only there', () => {
    expect(inDocument('ar', '<p>محافظ متصلة (\u2066hot wallets\u2069)</p>')).toEqual([]);
    expect(inDocument('es', '<p>monederos en línea (hot wallets)</p>')).toEqual([]);
    expect(inDocument('ar', '<p>محافظ hot wallets</p>')).toEqual(['hot wallets']);
    expect(inDocument('ar', '<p>محافظ (\u2066warm wallets\u2069)</p>')).toEqual(['warm wallets']);
  });

  test('what links in brackets is the title of a section, unless it begins small', () => {
    expect(inDocument('zh', '<a>第 7 条（Hot wallets）</a>')).toEqual(['Hot wallets']);
    expect(inDocument('zh', '<a>第 7 条（hot wallets）</a>')).toEqual([]);
  });

  test('one word in brackets may be the same in both languages, and a name may have brackets in it', () => {
    expect(inDocument('fr', '<a>section 7 (Version)</a>')).toEqual([]);
    const named = measureOf('zh', [{ words: ['Act (Rights) 1999'], reason: 'A name.' }]);
    expect(named(page('zh', '<p>依 Act (Rights) 1999 执行</p>'), english).left).toEqual([]);
  });
});
