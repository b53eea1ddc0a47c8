import { beforeEach, describe, expect, test, vi } from 'vitest';

const codes = ['en', 'ar', 'fr', 'de', 'es', 'zh', 'hi'];

type Visit = {
  search?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: string[];
  html?: string;
};

function storage(value: string | undefined): Storage {
  const items = new Map(value === undefined ? [] : [['i18nextLng', value]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: items.size,
  };
}

/** Loads the module afresh in a browser that has these values. */
async function visit({
  search = '',
  cookie = '',
  local,
  session,
  browser = [],
  html = 'en',
}: Visit) {
  const location = { search, hash: '', pathname: '/', hostname: 'example.test' };
  vi.stubGlobal('window', {
    location,
    localStorage: storage(local),
    sessionStorage: storage(session),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { languages: browser, language: browser[0] });
  vi.stubGlobal('document', { cookie, documentElement: { getAttribute: () => html } });
  vi.resetModules();
  return import('../../../../src/browser/language-switch/detect.ts');
}

beforeEach(() => vi.unstubAllGlobals());

describe('detectLanguage', () => {
  test('reads its sources in the order that is ruled', async () => {
    const everything: Visit = {
      search: '?lng=ar&lang=fr',
      cookie: 'i18next=de',
      local: 'es',
      session: 'zh',
      browser: ['hi'],
    };
    const expected = ['ar', 'fr', 'de', 'es', 'zh', 'hi', 'en'];
    const visits: Visit[] = [everything];
    visits.push({ ...visits[0], search: '?lang=fr' });
    visits.push({ ...visits[1], search: '' });
    visits.push({ ...visits[2], cookie: '' });
    const { local: _, ...noLocal } = visits[3] ?? {};
    visits.push(noLocal);
    const { session: __, ...noSession } = noLocal;
    visits.push(noSession, { ...noSession, browser: [] });
    for (const [index, values] of visits.entries()) {
      const { detectLanguage } = await visit(values);
      expect(detectLanguage(codes).code, JSON.stringify(values)).toBe(expected[index]);
    }
  });

  test('says whether it is a choice, as one that the address names is', async () => {
    expect((await visit({ search: '?lang=ar' })).detectLanguage(codes).chosen).toBe(true);
    expect((await visit({ search: '?lng=ar' })).detectLanguage(codes).chosen).toBe(true);
    expect((await visit({ local: 'ar' })).detectLanguage(codes).chosen).toBe(false);
  });

  test('takes a regional form for its language, and goes on where a value is none of the seven', async () => {
    expect((await visit({ browser: ['fr-CA'] })).detectLanguage(codes).code).toBe('fr');
    expect((await visit({ browser: ['zh-Hant-TW'] })).detectLanguage(codes).code).toBe('zh');
    expect((await visit({ browser: ['pt-BR', 'es-MX'] })).detectLanguage(codes).code).toBe('es');
    expect((await visit({ search: '?lang=xx', local: 'de' })).detectLanguage(codes)).toEqual({
      code: 'de',
      chosen: false,
    });
    expect((await visit({ local: 'frx', html: 'tlh' })).detectLanguage(codes).code).toBe('en');
  });

  const hostile = [
    '<script>alert(1)</script>',
    '</script>',
    '"onload="alert(1)',
    '"><img src=x onerror=alert(1)>',
    'onload=',
    'javascript:alert(1)',
    'vbscript:msgbox(1)',
    'javascript',
    'vbscript',
    'script',
    'eval',
    'eval(1)',
    'alert',
    'alert`1`',
    'innerHTML',
    'document.cookie',
    'cookie',
    'window.location',
    'location',
    'location.href',
    '<b>',
    '{{7*7}}',
    '%3Cscript%3E',
    '\u0000',
    '\n',
    '__proto__',
    'constructor',
  ];
  test.each([
    '',
    ...hostile,
    // Hidden behind a tag, before one, and between two.
    ...hostile.flatMap((value) => [`fr${value}`, `fr-${value}`, `fr_${value}`, `${value}-fr`]),
    ...hostile.map((value) => `fr-${value}-CA`),
    ...hostile.map((value) => `FR-${value.toUpperCase()}`),
  ])('discards %j as a whole, and goes on with the next source', async (value) => {
    const search = `?lng=${encodeURIComponent(value)}&lang=${encodeURIComponent(value)}`;
    const bad = { search, cookie: `i18next=${encodeURIComponent(value)}`, local: value };
    const { detectLanguage, languageFrom } = await visit({ ...bad, session: value, html: value });
    expect(detectLanguage(codes)).toEqual({ code: 'en', chosen: false });
    expect(languageFrom(value, codes)).toBeUndefined();
    const next = await visit({ ...bad, session: 'de' });
    expect(next.detectLanguage(codes)).toEqual({ code: 'de', chosen: false });
  });

  test.each([
    ['zh-Hans-CN', 'zh'],
    ['zh_Hant_TW', 'zh'],
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['de-CH-1996', 'de'],
    ['ar-u-nu-latn', 'ar'],
    ['ar-EG-u-ca-islamic-nu-latn', 'ar'],
    ['es-419', 'es'],
    ['hi-IN-x-private', 'hi'],
    ['en-GB-oxendict', 'en'],
  ])('reads %s as %s', async (value, code) => {
    const { detectLanguage } = await visit({ search: `?lng=${value}` });
    expect(detectLanguage(codes)).toEqual({ code, chosen: true });
  });

  test('on a restored page the stored language outranks the address', async () => {
    const { detectLanguage } = await visit({ search: '?lang=ar', local: 'fr' });
    expect(detectLanguage(codes, true)).toEqual({ code: 'fr', chosen: true });
    const nothingStored = await visit({ search: '?lang=ar' });
    expect(nothingStored.detectLanguage(codes, true)).toEqual({ code: 'ar', chosen: true });
  });

  test('on a restored page the browser’s language is no choice either', async () => {
    const { detectLanguage } = await visit({ browser: ['fr'] });
    expect(detectLanguage(codes, true)).toEqual({ code: 'fr', chosen: false });
  });

  test('a source that is blocked says nothing, and the others are read', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    await visit({});
    vi.stubGlobal(
      'document',
      Object.defineProperty({ documentElement: { getAttribute: () => 'en' } }, 'cookie', {
        get: blocked,
      }),
    );
    vi.stubGlobal('window', {
      location,
      get localStorage() {
        return blocked();
      },
      sessionStorage: storage('de'),
    });
    vi.resetModules();
    const { detectLanguage } = await import('../../../../src/browser/language-switch/detect.ts');
    expect(detectLanguage(codes)).toEqual({ code: 'de', chosen: false });
  });
});
