// Purpose: a Vite plugin that finds every package whose code visitors load, and every typeface, in the bundles themselves, and
// writes their licences to .local/notices.json for the page /licences. The build fails where one brings no licence.
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Notice, noticesFile } from '../core/notices.ts';

type Bundle = Readonly<
  Record<
    string,
    { readonly moduleIds?: readonly string[]; readonly originalFileNames?: readonly string[] }
  >
>;
type Plugin = {
  name: string;
  writeBundle(
    this: { environment: { name: string; config: { root: string } } },
    options: unknown,
    bundle: Bundle,
  ): void;
};

/**
 * Packages whose code reaches visitors without being a module of a bundle: the runtime of islands, which Astro writes into
 * pages as text, and the base of the styles, which Tailwind's compiler writes.
 */
const written = ['astro', 'tailwindcss'];

/** Ids of modules that a bundler generates; they belong to the bundler's package. */
const madeUp = /^\0(vite|rolldown)\//;

/** Modules of the scripts that are bundled into the text of pages. Vite does not list them in its bundles. */
const inlined = new Set<string>();

/** Files of typefaces that any bundle names. */
const typefaces = new Set<string>();

/** Adds the modules of a script that becomes text of a page. */
export function noteModules(ids: readonly string[]): void {
  for (const id of ids) inlined.add(id);
}

/**
 * The folder, within the project, of the package that a module belongs to; `undefined` for the project's own code.
 * @param id the id of the module, as a bundler gives it
 * @param root the project's folder, with a slash at its end
 * @throws Error for a module whose package cannot be found
 */
export function packageOf(id: string, root: string): string | undefined {
  const maker = madeUp.exec(id)?.[1];
  if (maker) return `node_modules/${maker}`;
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/');
  const found = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  if (found?.startsWith(root)) return found.slice(root.length);
  if (!found && path.startsWith(root)) return undefined;
  throw new Error(
    `A bundle holds the module ${JSON.stringify(id)}, and nothing tells whose code it is. Say so in src/build/notices.ts.`,
  );
}

/** The licence texts of a folder, one after the other; empty where there is none. */
function licenceIn(folder: string): string {
  return (
    readdirSync(folder)
      .filter((file) => /^(licen[cs]e|copying|notice|ofl)(?!.*\.[cm]?(js|ts|json)$)\b/i.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      // Of a bundler only its own helper code reaches visitors, none of the packages that it bundles itself.
      .map((all) => all.replace(/\n# Licenses of bundled dependencies\n[\s\S]*/, ''))
      .join('\n\n')
      .trim()
  );
}

function packageNotice(folder: string, root: string): Notice | string {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const text = licenceIn(path);
  if (text && typeof license === 'string') {
    return { kind: 'software', name: `${name} ${version}`, licence: license, text };
  }
  return `${folder} is in a bundle and brings no licence (a file LICENSE, and "license" in its package.json). Use another package, or ask its authors for one: without it, it may not be passed on.`;
}

function typefaceNotice(file: string, root: string): Notice | string {
  const text = licenceIn(join(root, dirname(file)));
  if (/SIL OPEN FONT LICENSE Version 1\.1/i.test(text)) {
    return { kind: 'typeface', name: basename(file), licence: 'OFL-1.1', text };
  }
  return `${file} is loaded by pages, and its folder holds no OFL.txt with the SIL Open Font License 1.1. Put the typeface's licence beside it.`;
}

/**
 * The licences of packages and typefaces, by their names.
 * @param ids the modules of everything that visitors load
 * @param fonts files of typefaces, by their paths within the project
 * @throws Error with a sentence for each that brings no licence
 */
export function noticesOf(
  ids: readonly string[],
  fonts: readonly string[],
  root: string,
): Notice[] {
  const slashed = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  // Where node_modules is a link to another folder, a bundler names modules by their place there.
  const linked = `${realpathSync(join(root, 'node_modules')).replaceAll('\\', '/')}/`;
  const folders = new Set([
    ...written.map((name) => `node_modules/${name}`),
    ...ids.flatMap((id) => packageOf(id.replace(linked, `${slashed}node_modules/`), slashed) ?? []),
  ]);
  const all = [
    ...[...folders].map((folder) => packageNotice(folder, root)),
    ...fonts.map((file) => typefaceNotice(file, root)),
  ];
  const problems = all.filter((one) => typeof one === 'string');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // A package may be installed in two places: its licence is listed once.
  const named = new Map(all.filter((one) => typeof one !== 'string').map((one) => [one.name, one]));
  return [...named.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The plugin. Astro bundles what visitors load after the code that renders pages and before it renders them, so pages find
 * the file.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    writeBundle(_, bundle) {
      for (const { originalFileNames = [] } of Object.values(bundle)) {
        for (const file of originalFileNames) {
          if (/\.(woff2?|[ot]tf)$/.test(file)) typefaces.add(file);
        }
      }
      if (this.environment.name !== 'client') return;
      const ids = Object.values(bundle).flatMap(({ moduleIds }) => moduleIds ?? []);
      const { root } = this.environment.config;
      const list = noticesOf([...ids, ...inlined], [...typefaces], root);
      mkdirSync(join(root, '.local'), { recursive: true });
      writeFileSync(join(root, noticesFile), `${JSON.stringify(list, null, 2)}\n`);
    },
  };
}
