// Purpose: the rules for what was built, as pure functions over pages: each returns one sentence an offender.
import { type Address, addressOf, editionPath, fileOf } from '../core/addresses.ts';
import { placeholdersIn, valueNamed } from '../core/placeholders.ts';
import type { ArchivedVersion } from '../corpus/record/archive.ts';
import { packPath, sumsPath, versionFilePath } from '../corpus/record/record.ts';
import { fingerprintOf } from '../corpus/record/version.ts';
import { secretsIn } from './keys.ts';
import type { Element, Page } from './page.ts';

const attributeOf = (page: Page, name: string, key: string, value: string, wanted: string) =>
  page.elements.find((element) => element.name === name && element.attributes[key] === value)
    ?.attributes[wanted];

/** Every address has its file, one heading, a title and description of its own, and the right canonical address. */
export function checkAddresses(
  pages: readonly Page[],
  addresses: readonly Address[],
  site: string,
): string[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const titles = new Map<string, string>();
  return addresses.flatMap(({ path, canonical: english, language, kind, indexed }) => {
    const page = byFile.get(fileOf(path));
    if (!page) return [`${path}: no file ${fileOf(path)} was built for this address.`];
    const problems: string[] = [];
    const report = (problem: string) => problems.push(`${page.file}: ${problem}`);
    if (page.headings !== 1) report(`has ${page.headings} h1 headings; expected exactly one.`);
    if (!page.title) report('has no title.');
    // Islands fill in the names in their props by themselves, but no fact and no value of the company.
    const shown = page.html.replace(/ props="[^"]*"|<script type="application\/json">[^<]*/g, '');
    const hole = placeholdersIn(shown)[0] ?? placeholdersIn(page.html).find(valueNamed);
    if (hole) report(`shows {{${hole}}}, which nothing has filled in.`);
    if (!attributeOf(page, 'meta', 'name', 'description', 'content')) report('has no description.');
    const canonical = attributeOf(page, 'link', 'rel', 'canonical', 'href');
    const own = new URL(editionPath(english, language), site).href;
    const expected = [own, new URL(english, site).href].map((url) => url.replace(/\/$/, ''));
    if (!canonical || !expected.includes(canonical.replace(/\/$/, ''))) {
      report(`is canonical to ${canonical ?? 'nothing'}; expected ${own}.`);
    }
    const robots = attributeOf(page, 'meta', 'name', 'robots', 'content') ?? '';
    if (robots.includes('noindex') === indexed) {
      report(
        `${indexed ? 'keeps search engines out' : 'lets search engines list it'}; expected the opposite.`,
      );
    }
    if (robots.includes('nofollow') && canonical !== new URL(path, site).href) {
      report('is canonical to another page, and keeps search engines from following its links.');
    }
    const key = `${language} ${page.title}`;
    if (kind !== 'alias') {
      const other = titles.get(key);
      if (other) report(`has the same title as ${other}: “${page.title}”.`);
      titles.set(key, page.file);
    }
    return problems;
  });
}

const idsOf = (page: Page) =>
  new Set(page.elements.map(({ attributes }) => attributes['id']).filter((id) => id !== undefined));

/** Every link within the site leads to an address or a file that was built, and every fragment to an id on that page. */
export function checkLinks(pages: readonly Page[], files: ReadonlySet<string>): string[] {
  const ids = new Map(pages.map((page) => [addressOf(`/${page.file}`), idsOf(page)]));
  const problems = new Set<string>();
  for (const page of pages) {
    const seen = idsOf(page);
    const all = page.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    if (all.length !== seen.size) {
      const twice = all.find((id, index) => all.indexOf(id) !== index);
      problems.add(`${page.file}: the id "${twice}" stands twice.`);
    }
    for (const { name, attributes } of page.elements) {
      const href = attributes['href'];
      if (href === undefined || !/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${addressOf(`/${page.file}`)}`);
      const target = ids.get(decodeURI(pathname));
      if (!target && (pathname.endsWith('.html') || !files.has(decodeURI(pathname).slice(1)))) {
        problems.add(`${page.file}: <${name}> links to ${href}; there is no such address.`);
      } else if (target && hash && !target.has(decodeURIComponent(hash.slice(1)))) {
        problems.add(
          `${page.file}: <${name}> links to ${href}; that page has no id "${hash.slice(1)}".`,
        );
      }
    }
  }
  return [...problems];
}

export type BuiltFile = {
  readonly file: string;
  /** The bytes of the file, one letter for each (Latin-1). */
  readonly text: string;
};

/**
 * Checks that the record is complete. Each of its files was built and no other file is served beside them. The text of each
 * version is the archived one, byte for byte. The sums list each file with the SHA-256 that it has; they leave out themselves and the pack, which holds sums of its own.
 * @param files every file that was built
 * @param paths of the files of the record, as `recordFilePaths` gives them
 * @param versions of the archive
 * @returns one sentence for each offender
 */
export function checkRecord(
  files: readonly BuiltFile[],
  paths: readonly string[],
  versions: readonly ArchivedVersion[],
): string[] {
  const built = new Map(files.map(({ file, text }) => [`/${file}`, text]));
  const lines = (built.get(sumsPath) ?? '').split('\n').slice(0, -1);
  const sums = new Map(lines.map((line) => [`/${line.slice(66)}`, line.slice(0, 64)]));
  const unsummed: readonly string[] = [sumsPath, packPath];
  // Pages of versions lie beside the files of the record, and so do the patches of such pages.
  const likeRecord =
    /^\/(?!patches\/).*\/versions\/[^/]+\.(?!html$)[^/]+$|^\/legal\/(SHA256SUMS|signing-key)/;
  return [
    ...paths.filter((path) => !built.has(path)).map((path) => `${path}: no such file was built.`),
    ...[...built.keys()]
      .filter((path) => likeRecord.test(path) && !paths.includes(path))
      .map((path) => `${path}: is no file of the record.`),
    ...[...sums.keys()]
      .filter((path) => !paths.includes(path))
      .map((path) => `${sumsPath}: lists ${path}, which is no file of the record.`),
    ...versions.flatMap((version) => {
      const path = versionFilePath(version, 'md');
      const text = built.get(path);
      const isKept = text === Buffer.from(version.text).toString('latin1');
      return text === undefined || isKept ? [] : [`${path}: is not the text of ${version.file}.`];
    }),
    ...paths.flatMap((path) => {
      const text = built.get(path);
      if (text === undefined || unsummed.includes(path)) return [];
      const sum = fingerprintOf(Buffer.from(text, 'latin1'));
      if (sums.get(path) === sum) return [];
      return [
        `${path}: its SHA-256 is ${sum}, and ${sumsPath} says ${sums.get(path) ?? 'nothing'}.`,
      ];
    }),
  ];
}

/** The addresses of an element that the browser fetches as soon as it meets the element. */
const fetched = (element: Element): readonly (string | undefined)[] => {
  const { name, attributes } = element;
  const loads =
    /\b(stylesheet|icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)\b/;
  if (name === 'link') return loads.test(attributes['rel'] ?? '') ? [attributes['href']] : [];
  return [attributes['src'], attributes['srcset'], attributes['poster'], attributes['data']];
};

/** Nothing that the security policy forbids, no request to another host, and no script file on a page without a form. */
export function checkPolicy(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const problems: string[] = [];
    const report = (problem: string) => problems.push(`${page.file}: ${problem}`);
    const hasForm = page.elements.some(({ name }) => name === 'form');
    for (const element of page.elements) {
      const { name, attributes } = element;
      for (const key of Object.keys(attributes)) {
        if (key === 'style') report(`<${name}> has a style attribute; use a class.`);
        if (/^on/i.test(key))
          report(`<${name}> has the event handler ${key}; use a script of the page.`);
      }
      for (const address of fetched(element)) {
        if (/^(https?:)?\/\//i.test(address ?? ''))
          report(`<${name}> loads ${address} from another host.`);
      }
      if (name === 'script' && 'src' in attributes && !hasForm) {
        report(`loads the script file ${attributes['src']}, and has no form that needs it.`);
      }
    }
    for (const style of page.inlineStyles) {
      const address = /(?:url\(\s*['"]?|@import\s+['"])(https?:)?\/\/[^'")]*/i.exec(style)?.[0];
      if (address) report(`a style loads ${address} from another host.`);
    }
    return problems;
  });
}

/** No file of any kind holds a secret: whatever is built can be read by every visitor. */
export function checkSecrets(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ file, text }) =>
    secretsIn(text).map(
      (kind) =>
        `${file}: holds ${kind}, which every visitor could read. Remove it from the settings and sources of the build, and replace the key where it was made.`,
    ),
  );
}
