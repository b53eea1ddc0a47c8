// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  applyPatch,
  checkPatch,
  leadTo,
  tellLanguage,
} from '../../../../src/browser/language-switch/apply-patch.ts';
import { diffPages } from '../../../../src/browser/language-switch/diff-pages.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const page = (lang: string, body: string) =>
  `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><title>Title ${lang}</title>` +
  `<meta name="description" content="About ${lang}"></head><body>${body}</body></html>`;

/** Makes a page the standing one. */
function stand(html: string): void {
  const { documentElement, title, body, head } = parse(html);
  for (const name of ['lang', 'dir']) {
    document.documentElement.setAttribute(name, documentElement.getAttribute(name) ?? '');
  }
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  document.title = title;
}

/** Shows another language on a standing English page. */
const change = (english: string, other: string, lang = 'ar') => {
  stand(page('en', english));
  return applyPatch(parse(diffPages(page('en', english), page(lang, other))));
};
const body = () => document.body.innerHTML;

beforeEach(() => document.documentElement.removeAttribute('title'));

describe('what a page says after the change is what the edition says', () => {
  type Tree = string | { name: string; attributes: Record<string, string>; children: Tree[] };

  const text = fc.constantFrom('A', 'B ', ' c', 'a < b & "c"', '\u0627', '  ');
  const attributes = fc.dictionary(
    fc.constantFrom(
      'lang',
      'aria-label',
      'title',
      'hidden',
      'alt',
      'class',
      'href',
      'data-x',
      'data-copied',
    ),
    fc.constantFrom('', 'x', 'y', '"&<'),
    { maxKeys: 3 },
  );
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc.record({
        name: fc.constantFrom('div', 'span', 'b', 'section', 'script', 'template'),
        attributes,
        children: fc.array(tie('tree'), { maxLength: 4 }),
      }),
    ),
  }));
  const silent = (node: Tree) =>
    typeof node !== 'string' && ['script', 'template'].includes(node.name);

  /** An edition: the same tree with other words and attributes here and there, and now and then another part altogether. */
  const edition = (node: Tree): fc.Arbitrary<Tree> => {
    if (typeof node === 'string') return fc.oneof(fc.constant(node), text);
    if (silent(node)) return fc.constant(node);
    const children = node.children.map(edition);
    return fc.record({
      name: fc.constant(node.name),
      attributes: fc.oneof(fc.constant(node.attributes), attributes),
      children: fc.oneof(
        { weight: 5, arbitrary: fc.tuple(...children) },
        {
          weight: 1,
          arbitrary: fc.array(
            tree.filter((part) => !JSON.stringify(part).match(/"(script|template)"/)),
            { maxLength: 3 },
          ),
        },
      ),
    });
  };
  const pairs = fc
    .array(tree, { maxLength: 5 })
    .map((children): Tree => ({ name: 'div', attributes: {}, children }))
    .chain((english) => fc.tuple(fc.constant(english), edition(english)));

  const escaped = (value: string) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const html = (node: Tree): string => {
    if (typeof node === 'string') return escaped(node);
    const said = Object.entries(node.attributes).map(
      ([name, value]) => ` ${name}="${escaped(value)}"`,
    );
    const inside = silent(node) ? '' : node.children.map(html).join('');
    return `<${node.name}${said.join('')}>${inside}</${node.name}>`;
  };
  /** Names, texts and attributes of a tree. */
  const all = (node: Node, isSaid = (_: string) => true): unknown => {
    if (!(node instanceof Element)) return node.nodeValue;
    if (node.matches('script, template')) return node.localName;
    const attributes = node.getAttributeNames().filter(isSaid).sort();
    return [
      node.localName,
      attributes.map((name) => [name, node.getAttribute(name)]),
      [...node.childNodes].map((child) => all(child, isSaid)),
    ];
  };
  /** The same without addresses, and what a script or styles read. */
  const said = (node: Node) => all(node, (name) => !/^(class|href|data-x)$/.test(name));
  const bodyOf = (markup: string) => parse(page('en', markup)).body;

  test('over any two pages, and English again is what it was', () => {
    fc.assert(
      fc.property(pairs, ([english, other]) => {
        const [from, to] = [html(english), html(other)];
        // A tree in which parsing has put something elsewhere is none that a page has.
        fc.pre([from, to].every((markup) => parse(page('en', markup)).body.innerHTML === markup));
        const back = change(from, to);
        expect(said(document.body)).toEqual(said(bodyOf(to)));
        back();
        expect(all(document.body)).toEqual(all(bodyOf(from)));
      }),
      { numRuns: 400 },
    );
  });
});

test('title and description change, and change back; the language of the page is told apart', () => {
  const back = change('<p>A</p>', '<p>\u0627</p>');
  const { documentElement } = document;
  const description = document.querySelector('meta[name=description]');
  const now = () => [document.title, description?.getAttribute('content')];
  expect(now()).toEqual(['Title ar', 'About ar']);
  back();
  expect(now()).toEqual(['Title en', 'About en']);
  expect([documentElement.lang, documentElement.dir]).toEqual(['en', 'ltr']);
  tellLanguage('ar', 'rtl');
  expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
});

test('addresses, state and what styles read stay, whatever a patch holds', () => {
  const kept = 'href="/a" class="b" open="" data-x="c" tabindex="0" value="d" id="e"';
  stand(page('en', `<a ${kept} title="f">A</a>`));
  applyPatch(
    parse(
      '<html lang="fr" dir="ltr"><body><a href="//evil.example" class="x" open="x" data-x="x" tabindex="1" value="x" id="x" ' +
        'target="x" onclick="x" style="x" title="g" without="href class">B</a></body></html>',
    ),
  );
  expect(body()).toBe(`<a ${kept} title="g">B</a>`);
});

test('an island that has hydrated, or is about to, is left alone; one that waits has new props', () => {
  const props = (words: string) =>
    `props="${JSON.stringify({ address: [0, `/${words}`], words: [0, words] }).replaceAll('"', '&quot;')}"`;
  const islands = (words: string) =>
    `<astro-island ssr="" ${props(words)}><p>${words}</p></astro-island>` +
    `<astro-island ssr="" data-hydrating="" ${props(words)}><p>${words}</p></astro-island>` +
    `<astro-island ${props(words)}><p>${words}</p></astro-island>` +
    `<div data-self-translated=""><p>${words}</p></div>`;
  change(islands('one'), islands('two'));
  expect([...document.querySelectorAll('p')].map((part) => part.textContent)).toEqual([
    'two',
    'one',
    'one',
    'one',
  ]);
  const given = [...document.querySelectorAll('astro-island')].map((part) =>
    JSON.parse(part.getAttribute('props') ?? ''),
  );
  // Where it leads is its own: an alias is at another address than the page.
  const address = [0, '/one'];
  expect(given).toEqual(['two', 'one', 'one'].map((words) => ({ address, words: [0, words] })));
});

test('what has hydrated since is not taken back', () => {
  const island = (words: string) =>
    `<astro-island ssr=""><p>${words}</p></astro-island><p>${words}</p>`;
  const back = change(island('one'), island('two'));
  document.querySelector('astro-island')?.removeAttribute('ssr');
  back();
  expect([...document.querySelectorAll('p')].map((part) => part.textContent)).toEqual([
    'two',
    'one',
  ]);
});

test('what the page hands an island in a slot is the page’s to change, and to lead', () => {
  const island = (words: string) =>
    `<astro-island><b>${words}</b><astro-slot><a href="/fr" aria-label="${words}">A</a></astro-slot></astro-island>`;
  const back = change(island('one'), island('two'));
  const link = document.querySelector('a');
  expect(document.querySelector('b')?.textContent).toBe('one');
  expect(link?.getAttribute('aria-label')).toBe('two');
  leadTo('fr', 'de');
  expect(link?.getAttribute('href')).toBe('/de');
  back();
  expect(link?.getAttribute('aria-label')).toBe('one');
});

describe('a patch that holds more than words', () => {
  const patch = (inside: string) => parse(`<html lang="fr"><body>${inside}</body></html>`);

  test.each([
    ['meta', '<meta http-equiv="refresh" content="0;url=//evil.example">'],
    ['base', '<base href="//evil.example">'],
    ['link', '<link rel="stylesheet" href="//evil.example">'],
    ['script', '<script>alert(1)</script>'],
    ['style', '<style>p { color: red }</style>'],
    ['iframe', '<iframe srcdoc="x"></iframe>'],
  ])('is refused for its <%s>, wherever that stands', (name, element) => {
    const refusal = `A patch holds <${name}>, which says nothing.`;
    expect(() => checkPatch(patch(element))).toThrow(refusal);
    expect(() => checkPatch(patch(`<p><b>x</b></p><div whole><p>${element}</p></div>`))).toThrow(
      refusal,
    );
    const head = parse(`<html lang="fr"><head>${element}</head><body></body></html>`);
    expect(() => checkPatch(head)).toThrow(refusal);
  });

  test.each(['onclick="x"', 'onpointerenter="x"', 'style="x"', 'srcdoc="x"'])(
    'is refused for %s on an element that would be put into the page',
    (attribute) => {
      expect(() => checkPatch(patch(`<div whole><p><b ${attribute}>x</b></p></div>`))).toThrow(
        'A patch holds <b>, which says nothing.',
      );
    },
  );

  test('is refused for nothing that an edition says', () => {
    const words =
      '<p title="on">A <b lang="en">b</b></p><div whole><a href="/x" class="y">C</a></div>';
    expect(() => checkPatch(patch(words))).not.toThrow();
  });
});

describe('links of a page that was built as an edition', () => {
  test('lead to another edition, but those of the picker, and back', () => {
    const links =
      '<a href="/fr/about">A</a><a href="/fr">H</a><a href="/france">F</a><a href="#x">X</a>' +
      '<a hreflang="fr" href="/fr/contact">P</a><astro-island><a href="/fr/own">O</a></astro-island>';
    stand(page('fr', links));
    const hrefs = () =>
      [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const before = hrefs();
    const back = leadTo('fr', 'de');
    const rest = ['/france', '#x', '/fr/contact', '/fr/own'];
    expect(hrefs()).toEqual(['/de/about', '/de', ...rest]);
    back();
    expect(hrefs()).toEqual(before);
    leadTo('fr', 'en');
    expect(hrefs()).toEqual(['/about', '/', ...rest]);
  });
});
