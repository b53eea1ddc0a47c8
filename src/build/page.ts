// Purpose: reads what was built: every HTML file is parsed once, and gives what passes and checks need to know of it. The tree of a page
// takes megabytes, so nobody keeps it.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { DomUtils } from 'htmlparser2';
import { type PageTree, parsePage } from '../browser/language-switch/diff-pages.ts';
import { cachedJsonNow } from '../corpus/disk-cache.ts';
import { type ShownWords, wordsOfPage } from './page-words.ts';

/** One element of interest, in the order of the file. */
export type Element = {
  readonly name: string;
  /** Those that a check may ask for. */
  readonly attributes: Readonly<Record<string, string>>;
};

export type Page = {
  /** Path within the folder of what was built, such as `ar/about.html`. */
  readonly file: string;
  readonly html: string;
  /** The elements that a check may ask for: those that lead, load, run, say something of the page or can be led to. */
  readonly elements: readonly Element[];
  /** The words of the text of law that it shows; `undefined` for a page that shows none. */
  readonly shown: ShownWords | undefined;
  /** Text of inline scripts that run, and of inline styles. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly title: string;
  readonly headings: number;
};

/** Script types that a browser runs; others, such as JSON, are data. */
const executable = new Set(['', 'module', 'text/javascript']);

const asked = {
  names: new Set(['html', 'form', 'script', 'link', 'meta']),
  attribute: /^(id|href|src|srcset|poster|data|style|on.*)$/i,
};
const isAsked = ({ name, attribs }: { name: string; attribs: Element['attributes'] }) =>
  asked.names.has(name) || Object.keys(attribs).some((key) => asked.attribute.test(key));

/** Attributes that a check may ask for, as a browser reads them: with entities decoded. */
function attributesOf(name: string, attribs: Element['attributes']): Element['attributes'] {
  const all = asked.names.has(name);
  return Object.fromEntries(
    Object.entries(attribs)
      .filter(([key]) => all || asked.attribute.test(key))
      .map(([key, value]) => [key, decodeHTMLAttribute(value)]),
  );
}

/** Reads one HTML file's text into what the checks look at. */
export function readPage(file: string, html: string): Page {
  const read = cachedJsonNow('pages', html, () => readTree(parsePage(html)), 'build');
  return { file, html, ...read, elements: read.elements.map(shared) };
}

const elements = new Map<string, Element>();

/** An element as it was met first. Bar and footer are the same on every page, so nine elements of ten have been met before. */
function shared(element: Element): Element {
  const key = JSON.stringify(element);
  const known = elements.get(key) ?? element;
  elements.set(key, known);
  return known;
}

function readTree(tree: PageTree): Omit<Page, 'file' | 'html'> {
  const all = DomUtils.getElementsByTagName('*', tree);
  const named = (wanted: string) => all.filter(({ name }) => name === wanted);
  const inlineScripts = named('script').filter(
    ({ attribs }) => !('src' in attribs) && executable.has(attribs['type'] ?? ''),
  );
  // An SVG may have a title too: the first title is that of the page.
  const [title] = named('title').map(DomUtils.textContent).filter(Boolean);
  return {
    elements: all
      .filter(isAsked)
      .map(({ name, attribs }) => ({ name, attributes: attributesOf(name, attribs) })),
    shown: wordsOfPage(tree),
    inlineScripts: inlineScripts.map(DomUtils.textContent),
    inlineStyles: named('style').map(DomUtils.textContent),
    title: decodeHTML(title ?? ''),
    headings: named('h1').length,
  };
}

/** The text of every page of a folder of built files by its path, sorted by path. */
export function readTexts(folder: string): Map<string, string> {
  return new Map(
    globSync('**/*.html', { cwd: folder })
      .sort()
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Every file of a folder of built files, hidden ones too. `text` has one letter for each byte (Latin-1). */
export function readFiles(folder: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      file: relative(folder, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'latin1'),
    }));
}

/** The source expression of an inline script or style in a content security policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
