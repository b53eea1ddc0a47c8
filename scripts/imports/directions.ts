// Purpose: who may import whom: the direction between layers, packages that belong to one layer, endings, cycles.
// Pure rules of check-imports.ts.
import { posix } from 'node:path';
import { folders, layerOf, layers } from './layers.ts';
import { type Files, type Mistake, type Module, modulesOf } from './modules.ts';

const list = new Intl.ListFormat('en-GB');

/** A layer imports its own files and those of the layers below it. */
export function direction(files: Files): Mistake[] {
  return modulesOf(files).flatMap((module): Mistake[] => {
    const layer = layerOf(module.path);
    if (layer === undefined) return [strayFile(module)];
    const allowed = layers[layer]?.imports ?? [];
    return module.references.flatMap(({ target, line }): Mistake[] => {
      if (target === undefined) return [];
      const other = layerOf(target);
      if (other === layer || (other !== undefined && allowed.includes(other))) return [];
      const rule = allowed.length > 0 ? `only from ${list.format(allowed)}` : 'nothing';
      const instead = layers[other ?? '']?.instead ?? 'what needs it to a layer of src/';
      const text = `imports ${target}; ${layer} may import ${rule}. Move ${instead}.`;
      return [{ file: module.path, line, text }];
    });
  });
}

function strayFile({ path }: Module): Mistake {
  const text = `stands in no layer; every file of src/ does. Move it to one of ${folders.join(', ')}.`;
  return { file: path, line: 1, text };
}

type PackageRule = {
  /** Names of packages and modules; `*` at the end stands for any rest. */
  readonly names: readonly string[];
  readonly rule: string;
  readonly instead: string;
  readonly allows: (path: string) => boolean;
};

const within =
  (...places: readonly string[]) =>
  (path: string) =>
    places.some((place) => path.startsWith(place));

/** The first rule that names a specifier and forbids it is the one that is told. */
const packageRules: readonly PackageRule[] = [
  {
    names: ['@supabase/*'],
    rule: '@supabase/* belongs to services',
    instead: 'the call to src/services',
    allows: within('src/services/'),
  },
  {
    names: ['i18next*', 'react-i18next'],
    rule: 'i18next belongs to i18n',
    instead: 'it to src/i18n',
    allows: within('src/i18n/'),
  },
  {
    names: ['astro/zod'],
    rule: 'astro/zod belongs to src/content.config.ts',
    instead: 'the schema to src/content.config.ts, or write it with valibot in src/schemas',
    allows: within('src/content.config.ts'),
  },
  {
    names: ['astro:*'],
    rule: 'islands import no astro: modules',
    instead: 'the reading to the layout or page that renders the island, and hand the value over',
    allows: (path) => !within('src/islands/')(path),
  },
  {
    names: ['astro:content'],
    rule: 'astro:content belongs to components, layouts, pages and src/i18n/build.ts',
    instead: 'the reading to the component, layout or page that shows it, and hand the value over',
    allows: within('src/components/', 'src/layouts/', 'src/pages/', 'src/i18n/build.ts'),
  },
  {
    names: ['react', 'react-dom', '@nanostores/react'],
    rule: 'React belongs to islands',
    instead: 'the rendering to src/islands',
    allows: within('src/islands/'),
  },
];

function names(pattern: string, specifier: string): boolean {
  if (pattern.endsWith('*')) return specifier.startsWith(pattern.slice(0, -1));
  return specifier === pattern || specifier.startsWith(`${pattern}/`);
}

/** Packages that tie code to one engine stay in the layer that is there for it. */
export function packages(files: Files): Mistake[] {
  return modulesOf(files).flatMap(({ path, references }) =>
    references.flatMap(({ specifier, line }): Mistake[] => {
      const broken = packageRules.find(
        (rule) => rule.names.some((name) => names(name, specifier)) && !rule.allows(path),
      );
      if (!broken) return [];
      const text = `imports ${specifier}; ${broken.rule}. Move ${broken.instead}.`;
      return [{ file: path, line, text }];
    }),
  );
}

/** Endings that a relative import may have when the file is not among those that are read. */
const ending = /\.(ts|tsx|astro|css|json|svg|yaml|woff2)$/;

/** A relative import names its file in full, as the runtime does without a build. */
export function endings(files: Files): Mistake[] {
  return modulesOf(files).flatMap(({ path, references }) =>
    references.flatMap(({ specifier, target, line }): Mistake[] => {
      if (target === undefined || files.has(target) || ending.test(target)) return [];
      const stem = target.replace(/\.jsx?$|\/$/, '');
      const tries = ['.ts', '.tsx', '.astro', '/index.ts'].map((end) => stem + end);
      const file = tries.find((candidate) => files.has(candidate)) ?? `${stem}.ts`;
      const relative = posix.relative(posix.dirname(path), file);
      const written = relative.startsWith('.') ? relative : `./${relative}`;
      const text = `imports ${specifier}; a relative import carries the ending of its file. Write ${written}.`;
      return [{ file: path, line, text }];
    }),
  );
}

/** No module reaches itself through its imports, imports of types included. Each import that closes a cycle is told. */
export function cycles(files: Files): Mistake[] {
  const modules = new Map(modulesOf(files).map((module) => [module.path, module]));
  const mistakes: Mistake[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const walk = ({ path, references }: Module): void => {
    trail.push(path);
    for (const { target, line } of references) {
      const next = modules.get(target ?? '');
      if (!next || done.has(next.path)) continue;
      const at = trail.indexOf(next.path);
      if (at < 0) walk(next);
      else mistakes.push({ file: path, line, text: cycleText([...trail.slice(at), next.path]) });
    }
    trail.pop();
    done.add(path);
  };
  for (const module of modules.values()) if (!done.has(module.path)) walk(module);
  return mistakes;
}

function cycleText(round: readonly string[]): string {
  return `closes the cycle ${round.join(' -> ')}; imports run one way, those of types too. Move what they share to a module of its own.`;
}
