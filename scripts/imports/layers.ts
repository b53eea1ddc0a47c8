// Purpose: the layers of src/ as architecture.md orders them, which may import which, and what to do instead.
// The one table that the direction of imports is checked against.

type LayerRule = {
  /** The other layers that modules of this one may import. */
  readonly imports: readonly string[];
  /** Where the code belongs that another layer wants from this one: completes “Move …”. */
  readonly instead: string;
};

/** Each layer by its folder in `src/`; `content` stands beside it, `configuration` is the files at its root. */
export const layers: Readonly<Record<string, LayerRule>> = {
  content: { imports: [], instead: 'what needs it to src/site' },
  site: { imports: ['content'], instead: 'what needs it to a layer on top of src/site' },
  schemas: {
    imports: ['content', 'site'],
    instead: 'what checks input to src/services, src/stores or src/islands',
  },
  i18n: {
    imports: ['content', 'site'],
    instead: 'what needs words to its caller, which hands them over',
  },
  services: {
    imports: ['content', 'site', 'schemas', 'i18n'],
    instead: 'the call to a verb of a store in src/stores',
  },
  stores: {
    imports: ['content', 'site', 'schemas', 'i18n', 'services'],
    instead: 'what needs it to an island in src/islands',
  },
  islands: {
    imports: ['content', 'site', 'schemas', 'i18n', 'stores'],
    instead: 'its use to the layout or page that composes it',
  },
  client: {
    imports: ['content', 'site', 'schemas', 'i18n', 'services', 'stores'],
    instead: 'what both need to src/stores or src/services',
  },
  components: {
    imports: ['content', 'site', 'i18n'],
    instead: 'its use to a layout or page',
  },
  layouts: {
    imports: ['content', 'site', 'i18n', 'components', 'islands', 'client', 'styles'],
    instead: 'its use to the page in src/pages',
  },
  pages: {
    imports: ['content', 'site', 'i18n', 'components', 'islands', 'client', 'layouts'],
    instead: 'what both need to src/components or src/site',
  },
  styles: { imports: [], instead: 'it to the layout in src/layouts' },
  configuration: { imports: ['site'], instead: 'what both need to src/site' },
};

const rootFiles = ['src/content.config.ts', 'src/env.d.ts'];

/** The layers that are folders of `src/`. */
export const folders: readonly string[] = Object.keys(layers).filter(
  (layer) => layer !== 'content' && layer !== 'configuration',
);

/** The layer of a file, or `undefined` for one that stands in none. */
export function layerOf(path: string): string | undefined {
  if (rootFiles.includes(path)) return 'configuration';
  const [top = '', folder = '', rest] = path.split('/');
  if (top === 'content') return top;
  return top === 'src' && rest !== undefined && folders.includes(folder) ? folder : undefined;
}
