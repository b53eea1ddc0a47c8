// Purpose: the pages and files that the site makes, each with the data that its code reads. They are found by following the
// imports from src/pages/, so that no list of them can fall behind.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeholdersIn, valueNamed } from '../../core/placeholders.ts';
import { withoutForm } from '../../corpus/facts.ts';
import { dataPathsOf } from '../../corpus/read/data.ts';

/** A page or a file of the site. */
export type Route = {
  /** Its English address; `…` stands for what differs between several that one file makes: `/status/…`. */
  readonly path: string;
  readonly isPage: boolean;
  /** The data files that its code reads. */
  readonly reads: ReadonlySet<string>;
  /** The facts and company values that its code names. */
  readonly names: ReadonlySet<string>;
};

type Source = { readonly imports: readonly string[] } & Pick<Route, 'reads' | 'names'>;

/** The corpus reads all data, and so does the adapter of the catalogue: what they make of it is compared by itself. */
const readers = /^src\/corpus\/(?!queries\/(?!page-context\.ts$))/;

/**
 * The pages and files of the site, without the other addresses of pages.
 * @param root The project folder.
 */
export function routesOf(root: string): Route[] {
  const known = new Map<string, Source>();
  const open = (file: string): Source => {
    const source = known.get(file) ?? readSource(root, file);
    known.set(file, source);
    return source;
  };
  return globSync('src/pages/**/*.{astro,ts}', { cwd: root })
    .sort()
    .map((file): Route => {
      const files = reachedFrom(file, open);
      const all = (key: 'reads' | 'names') =>
        new Set(files.flatMap((each) => [...open(each)[key]]));
      return {
        path: pathOf(file),
        isPage: file.endsWith('.astro'),
        reads: all('reads'),
        names: all('names'),
      };
    });
}

/** The file and all that it imports, each once. */
function reachedFrom(file: string, open: (file: string) => Source): string[] {
  const found = new Set([file]);
  for (const each of found) for (const other of open(each).imports) found.add(other);
  return [...found];
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const imported =
    /^\s*(?:import|export)\s(?!type\s)(?:[^;']*?from\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;
  const imports = [...text.matchAll(imported)]
    .map(([, named = '', lazy = '']) => join(dirname(file), named || lazy))
    .filter((path) => /\.(?:astro|tsx?)$/.test(path) && !readers.test(path));
  const asked = [...text.matchAll(/(?:\bcorpus|\bopenCorpus\(\)\s*)\.(\w+)/g)];
  const taken = [
    ...text.matchAll(
      /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:\s*=\s*(?:openCorpus\(|corpus\b)|:\s*\w*Corpus\b)/g,
    ),
  ];
  const called = [...text.matchAll(/\b(fact|company)\((?:'([^']+)')?/g)];
  const properties = [
    ...asked.map(([, name = '']) => name),
    ...taken.flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    // A name that is no literal may be that of any value.
    ...called.flatMap(([, kind, name]) => (name ? [] : kind === 'fact' ? 'facts' : 'company')),
  ];
  const named = called.flatMap(([, kind, name]) => (name ? `${kind}.${name}` : []));
  return {
    imports,
    reads: new Set(properties.flatMap(dataPathsOf)),
    names: new Set([...named, ...placeholdersIn(text).filter(valueNamed).map(withoutForm)]),
  };
}

function pathOf(file: string): string {
  const path = file
    .replace('src/pages', '')
    .replace(/\.(?:astro|ts)$/, '')
    .replace('/[...locale]', '')
    .replace(/\[[^\]]*\]/g, '…')
    .replace(/\/index$/, '');
  return path || '/';
}
