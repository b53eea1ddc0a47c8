import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../../scripts/lib/texts.ts';

const page = (language: string, body: string, dir = 'ltr') =>
  `<!doctype html><html lang="${language}" dir="${dir}" data-page="/about"><head><style>p{}</style>` +
  `<title>Title ${language}</title><meta name="description" content="About ${language}"></head><body class="x">${body}</body></html>`;

/** What the body of the texts holds for a body in English and one in French. */
const texts = (english: string, french: string) =>
  /<body>(.*)<\/body>/s.exec(textsOf(page('en', english), page('fr', french)))?.[1];

test('says language and direction, title and description, and nothing else of the head', () => {
  expect(textsOf(page('en', '<p>One</p>'), page('ar', '<p>واحد</p>', 'rtl'))).toBe(
    '<!doctype html><html lang="ar" dir="rtl"><head><title>Title ar</title><meta name="description" content="About ar"></head>' +
      '<body><p>واحد</p></body></html>',
  );
});

describe('an element', () => {
  test('that is the same leaves no content, and nothing at all after the last difference', () => {
    expect(texts('<p>A</p><p>B</p><p>C <b>d</b></p>', '<p>A</p><p>Bé</p><p>C <b>d</b></p>')).toBe(
      '<p></p><p>Bé</p>',
    );
    expect(texts('<ul><li>1</li><li>2</li></ul>', '<ul><li>1</li><li>2</li></ul>')).toBe('');
  });

  test('keeps a text that is the same where another follows', () => {
    expect(texts('<p>A <b>b</b> c</p>', '<p>A <b>b</b> d</p>')).toBe('<p>A <b></b> d</p>');
  });

  test('has the attributes that differ, and names those that go', () => {
    expect(
      texts(
        '<div hidden role="note" class="a"><a href="/about" aria-label="About">x</a></div>',
        '<div role="note" class="b"><a href="/fr/about" aria-label="À propos">x</a></div>',
      ),
    ).toBe('<div without="hidden"><a aria-label="À propos"></a></div>');
  });

  test('with other children stands whole, and its links lead to English addresses', () => {
    expect(
      texts(
        '<p>See <a href="/legal">legal</a>.</p>',
        '<p><a class="c" href="/fr/legal?a=1">Voir</a><a href="/fr">Accueil</a><a href="/france">F</a><a hreflang="fr" href="/fr/x">FR</a></p>',
      ),
    ).toBe(
      '<p whole><a class="c" href="/legal?a=1">Voir</a><a href="/">Accueil</a><a href="/france">F</a><a hreflang="fr" href="/fr/x">FR</a></p>',
    );
  });

  test('that says nothing is left out: an empty style is one that the security policy does not know', () => {
    expect(
      texts(
        '<style>a{}</style><p>A</p><script>a()</script><noscript>A</noscript><p>A</p>',
        '<style>b{}</style><p>B</p><script>b()</script><noscript>B</noscript><p>B</p>',
      ),
    ).toBe('<p>B</p><p>B</p>');
  });

  test('that a visitor types in keeps what is typed, and changes its name', () => {
    expect(
      texts(
        '<textarea aria-label="Message">typed</textarea>',
        '<textarea aria-label="Texte">autre</textarea>',
      ),
    ).toBe('<textarea aria-label="Texte"></textarea>');
  });

  test('keeps its entities as they are written', () => {
    expect(
      texts(
        '<p title="a">x</p>',
        '<p title="&quot;l&#39;un&quot; &amp; &lt;l’autre&gt;">&lt;b&gt; &amp;nbsp;</p>',
      ),
    ).toBe('<p title="&quot;l&#39;un&quot; &amp; &lt;l’autre&gt;">&lt;b&gt; &amp;nbsp;</p>');
  });
});

describe('an island', () => {
  const island = (props: object) =>
    `<astro-island props="${JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><p>x</p></astro-island>`;
  const props = (body = '') =>
    JSON.parse(
      /props="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '',
    );
  const given = (language: string, prefix: string) => ({
    language: [0, language],
    home: [0, prefix || '/'],
    links: [
      1,
      [
        [0, { href: [0, `${prefix}/about?a=1#b`] }],
        [0, `${prefix}/legal`],
      ],
    ],
    other: [0, '/france'],
    word: [0, `A/${language} & "b" &lt;b&gt;`],
    nothing: [0, ''],
    count: [0, 3],
    none: [0],
  });

  test('is given words of the edition, and English addresses, however deep they stand', () => {
    const found = texts(island(given('en', '')), island(given('fr', '/fr')));
    expect(props(found)).toEqual(given('fr', ''));
  });

  test('of which English has none leads to English addresses too', () => {
    const found = texts('<div><p>One</p></div>', `<div>${island(given('fr', '/fr'))}</div>`);
    expect(props(found)).toEqual(given('fr', ''));
  });

  test('that is the same is no difference', () => {
    expect(texts(island(given('en', '')), island(given('en', '')))).toBe('');
  });
});

test('a page without a body is an error that names it', () => {
  expect(() => textsOf('<html lang="en"></html>', page('fr', ''))).toThrow(
    'The page has no <body>: a page has one.',
  );
});
