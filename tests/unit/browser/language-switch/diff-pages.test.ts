import { describe, expect, test } from 'vitest';
import {
  diffPages,
  diffTrees,
  parsePage,
} from '../../../../src/browser/language-switch/diff-pages.ts';

const page = (language: string, body: string, dir = 'ltr') =>
  `<!doctype html><html lang="${language}" dir="${dir}" data-page="/about"><head><style>p{}</style>` +
  `<title>Title ${language}</title><meta name="description" content="About ${language}"></head><body class="x">${body}</body></html>`;

/** What the body of the texts holds for a body in English and one in French. */
const texts = (english: string, french: string) =>
  /<body>(.*)<\/body>/s.exec(diffPages(page('en', english), page('fr', french)))?.[1];

test('says language and direction, title and description, and nothing else of the head', () => {
  expect(diffPages(page('en', '<p>One</p>'), page('ar', '<p>واحد</p>', 'rtl'))).toBe(
    '<!doctype html><html lang="ar" dir="rtl" title="About ar"><head><title>Title ar</title></head>' +
      '<body><p>واحد</p></body></html><!--/patches/en-ar/about.patch-->',
  );
});

describe('an element', () => {
  test('that holds what a script says of it is given that, and keeps what the script reads', () => {
    const said = (words: string) =>
      ['citation', 'copied', 'failed', 'known', 'language', 'unknown', 'none']
        .map((name) => ` data-${name}="${words}"`)
        .join('');
    expect(
      texts(
        `<p${said('English')} data-address="/legal/terms" data-from="2026-01-01"></p>`,
        `<p${said('Français')} data-address="/fr/legal/terms" data-from="2026-01-02"></p>`,
      ),
    ).toBe(`<p${said('Français')}></p>`);
  });

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

  test('whose links lead elsewhere, one by one, stands whole: words never move onto another link', () => {
    expect(
      texts(
        '<p><a href="#a">A</a> before <a href="/b">B</a></p><p><a href="/c">C</a></p>',
        '<p><a href="/fr/b">B</a> après <a href="#a">A</a></p><p><a href="/fr/c">Cé</a></p>',
      ),
    ).toBe('<p whole><a href="/b">B</a> après <a href="#a">A</a></p><p><a>Cé</a></p>');
    expect(texts('<p><dfn id="a">A</dfn></p>', '<p><dfn id="b">B</dfn></p>')).toBe(
      '<p whole><dfn id="b">B</dfn></p>',
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

  test('that holds what no change of language brings, among other elements than the page has, is an error', () => {
    expect(() => texts('<p>A</p>', '<p>A <b>b</b><iframe src="/x"></iframe></p>')).toThrow(
      '<p> has other elements in “fr” than in “en”, and <iframe> among them, which no change of language brings. Move it ' +
        'out of that element.',
    );
  });

  test('between two texts that says nothing keeps them apart', () => {
    expect(texts('<p>A<script>a()</script>B</p>', '<p>C<script>a()</script>D</p>')).toBe(
      '<p>C<!---->D</p>',
    );
  });
});

test('an island is given words of the edition', () => {
  const island = (language: string) =>
    `<astro-island props="{&quot;language&quot;:[0,&quot;${language}&quot;]}"><p>x</p></astro-island>`;
  expect(texts(island('en'), island('fr'))).toBe(
    '<astro-island props="{&quot;language&quot;:[0,&quot;fr&quot;]}"></astro-island>',
  );
  expect(texts(island('en'), island('en'))).toBe('');
});

test('pages that were parsed once can be compared as often as there are languages', () => {
  const french =
    '<p title="Un">Un <a href="/fr/a">lien</a></p><p>même</p><div><a href="/fr/b">b</a></div>';
  const english = '<p title="One" hidden>One</p><p>same</p><div><em>b</em></div>';
  const [mine, theirs] = [parsePage(page('en', english)), parsePage(page('fr', french))];
  const first = diffTrees(mine, theirs);
  expect(diffTrees(mine, theirs)).toBe(first);
  expect(diffTrees(theirs, mine)).toBe(diffPages(page('fr', french), page('en', english)));
  expect(first).toBe(diffPages(page('en', english), page('fr', french)));
});

test('a page without a body is an error that names it', () => {
  expect(() => diffPages('<html lang="en"></html>', page('fr', ''))).toThrow(
    'The page has no <body>: a page has one.',
  );
});
