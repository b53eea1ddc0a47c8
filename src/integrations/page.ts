// Purpose: reads what was built: every HTML file of dist/ with what checks and headers need to know of it.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';

/** One element of interest, in the order of the file. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type Page = {
  /** Path within `dist/`, such as `ar/about.html`. */
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  /** Text of inline scripts that run, and of inline styles. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly title: string;
  readonly headings: number;
};

/** Script types that a browser runs; others, such as JSON, are data. */
const executable = new Set(['', 'module', 'text/javascript']);

/** Reads one HTML file's text into what the checks look at. */
export function readPage(file: string, html: string): Page {
  const elements: Element[] = [];
  const inlineScripts: string[] = [];
  const inlineStyles: string[] = [];
  let title = '';
  let open = '';
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push({ name, attributes });
      const inlineScript =
        name === 'script' && !('src' in attributes) && executable.has(attributes['type'] ?? '');
      open = inlineScript || name === 'style' || name === 'title' ? name : '';
      text = '';
    },
    ontext(part) {
      if (open) text += part;
    },
    onclosetag(name) {
      if (name !== open) return;
      if (name === 'script') inlineScripts.push(text);
      if (name === 'style') inlineStyles.push(text);
      // An SVG may hold a title of its own: the first one is the page's.
      if (name === 'title' && !title) title = text;
      open = '';
    },
  });
  parser.write(html);
  parser.end();
  const headings = elements.filter(({ name }) => name === 'h1').length;
  return { file, html, elements, inlineScripts, inlineStyles, title, headings };
}

/** Every page of a folder of built files, sorted by path. */
export function readPages(dist: string): Page[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => readPage(file.replaceAll('\\', '/'), readFileSync(join(dist, file), 'utf8')));
}

/** Every file of a folder of built files, hidden ones too, whose bytes are each a letter of its text. */
export function readFiles(dist: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      file: relative(dist, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'latin1'),
    }));
}

/** The source expression of an inline script or style in a content security policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
