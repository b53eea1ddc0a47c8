import { describe, expect, it } from 'vitest';
import { cycles, direction, endings, packages } from '../../../../scripts/imports/directions.ts';
import { say } from './support.ts';

const folders = [
  'site',
  'schemas',
  'i18n',
  'services',
  'stores',
  'islands',
  'client',
  'components',
  'layouts',
  'pages',
];

describe('direction', () => {
  it.each([
    ['site', 'site'],
    ['schemas', 'site, schemas'],
    ['i18n', 'site, i18n'],
    ['services', 'site, schemas, i18n, services'],
    ['stores', 'site, schemas, i18n, services, stores'],
    ['islands', 'site, schemas, i18n, stores, islands'],
    ['client', 'site, schemas, i18n, services, stores, client'],
    ['components', 'site, i18n, components'],
    ['layouts', 'site, i18n, islands, client, components, layouts'],
    ['pages', 'site, i18n, islands, client, components, layouts, pages'],
  ])('lets %s import %s and no other folder', (layer, allowed) => {
    const accepted = folders.filter(
      (other) =>
        say(direction, { [`src/${layer}/a.ts`]: `import '../${other}/b.ts';` }).length === 0,
    );
    expect(accepted.join(', ')).toBe(allowed);
  });

  it('lets every layer read content', () => {
    for (const layer of folders) {
      const source = "import facts from '../../content/facts.yaml';";
      expect(say(direction, { [`src/${layer}/a.ts`]: source })).toEqual([]);
    }
  });

  it('says what was found, the rule and the right place', () => {
    expect(
      say(direction, {
        'src/islands/Menu.tsx': "\nimport { signOut } from '../services/auth.ts';",
        'src/components/Bar.astro': "---\n\nimport { $a } from '../stores/a.ts';\n---\n<p />",
        'src/components/Page.astro':
          "---\nimport Page from '../layouts/Page.astro';\n---\n<Page />",
        'src/site/a.ts': "import type { T } from '../i18n/core.ts';",
        'src/schemas/a.ts': "import { t } from '../i18n/core.ts';",
        'src/layouts/A.astro': "---\nimport '../schemas/a.ts';\n---",
      }),
    ).toEqual([
      'src/components/Bar.astro:3: imports src/stores/a.ts; components may import only from content, site and i18n. Move what needs it to an island in src/islands.',
      'src/components/Page.astro:2: imports src/layouts/Page.astro; components may import only from content, site and i18n. Move its use to the page in src/pages.',
      'src/islands/Menu.tsx:2: imports src/services/auth.ts; islands may import only from content, site, schemas, i18n and stores. Move the call to a verb of a store in src/stores.',
      'src/layouts/A.astro:2: imports src/schemas/a.ts; layouts may import only from content, site, i18n, components, islands, client and styles. Move what checks input to src/services, src/stores or src/islands.',
      'src/schemas/a.ts:1: imports src/i18n/core.ts; schemas may import only from content and site. Move what needs words to its caller, which hands them over.',
      'src/site/a.ts:1: imports src/i18n/core.ts; site may import only from content. Move what needs words to its caller, which hands them over.',
    ]);
  });

  it('lets layouts alone import styles', () => {
    const source = "---\nimport styles from '../styles/site.css?inline';\n---\n";
    expect(say(direction, { 'src/layouts/Base.astro': source })).toEqual([]);
    expect(say(direction, { 'src/pages/index.astro': source })).toEqual([
      'src/pages/index.astro:2: imports src/styles/site.css; pages may import only from content, site, i18n, components, islands, client and layouts. Move it to the layout in src/layouts.',
    ]);
  });

  it('lets the content configuration import site, and nobody the content configuration', () => {
    expect(
      say(direction, {
        'src/content.config.ts': "import './site/hub.ts';\nimport './schemas/contact.ts';",
        'src/env.d.ts': "type A = import('./site/hub.ts').HubGroup;",
        'src/site/a.ts': "import { collections } from '../content.config.ts';",
      }),
    ).toEqual([
      'src/content.config.ts:2: imports src/schemas/contact.ts; configuration may import only from site. Move what checks input to src/services, src/stores or src/islands.',
      'src/site/a.ts:1: imports src/content.config.ts; site may import only from content. Move what both need to src/site.',
    ]);
  });

  it('refuses files outside src and content, and files of src that stand in no layer', () => {
    expect(
      say(direction, {
        'src/site/a.ts': "import { siteUrl } from '../../scripts/lib/site-url.ts';",
        'src/utils/b.ts': "import '../site/a.ts';",
      }),
    ).toEqual([
      'src/site/a.ts:1: imports scripts/lib/site-url.ts; site may import only from content. Move what needs it to a layer of src/.',
      'src/utils/b.ts:1: stands in no layer; every file of src/ does. Move it to one of site, schemas, i18n, services, stores, islands, client, components, layouts, pages, styles.',
    ]);
  });

  it('follows imports however they are written', () => {
    const source = `
export { a } from '../stores/a.ts';
export type * from '../stores/b.ts';
type C = import('../stores/c.ts').C;
const d = () => import('../stores/d.ts');
const e = import.meta.glob(['../stores/e-*.ts']);
import '/src/stores/f.ts';
import '../stores/g.ts?raw';`;
    const found = say(direction, { 'src/site/all.ts': source }).map((text) => text.split(';')[0]);
    expect(found).toEqual([
      'src/site/all.ts:2: imports src/stores/a.ts',
      'src/site/all.ts:3: imports src/stores/b.ts',
      'src/site/all.ts:4: imports src/stores/c.ts',
      'src/site/all.ts:5: imports src/stores/d.ts',
      'src/site/all.ts:6: imports src/stores/e-*.ts',
      'src/site/all.ts:7: imports src/stores/f.ts',
      'src/site/all.ts:8: imports src/stores/g.ts',
    ]);
  });
});

describe('packages', () => {
  it('stay in the layer that is there for them', () => {
    expect(
      say(packages, {
        'src/stores/session.ts': "import { createClient } from '@supabase/supabase-js';",
        'src/islands/Form.tsx': "import i18next from 'i18next';\nimport 'react-i18next';",
        'src/services/words.ts': "import Backend from 'i18next-http-backend';",
        'src/schemas/contact.ts': "import { z } from 'astro/zod';",
        'src/site/facts.ts': "import type { CollectionEntry } from 'astro:content';",
        'src/islands/Menu.tsx':
          "import { getEntry } from 'astro:content';\nimport 'astro:env/client';",
        'src/stores/menu.ts': "import { useStore } from '@nanostores/react';\nimport 'react';",
        'src/client/head.ts': "import { createRoot } from 'react-dom/client';",
      }),
    ).toEqual([
      'src/client/head.ts:1: imports react-dom/client; React belongs to islands. Move the rendering to src/islands.',
      'src/islands/Form.tsx:1: imports i18next; i18next belongs to i18n. Move it to src/i18n.',
      'src/islands/Form.tsx:2: imports react-i18next; i18next belongs to i18n. Move it to src/i18n.',
      'src/islands/Menu.tsx:1: imports astro:content; islands import no astro: modules. Move the reading to the layout or page that renders the island, and hand the value over.',
      'src/islands/Menu.tsx:2: imports astro:env/client; islands import no astro: modules. Move the reading to the layout or page that renders the island, and hand the value over.',
      'src/schemas/contact.ts:1: imports astro/zod; astro/zod belongs to src/content.config.ts. Move the schema to src/content.config.ts, or write it with valibot in src/schemas.',
      'src/services/words.ts:1: imports i18next-http-backend; i18next belongs to i18n. Move it to src/i18n.',
      'src/site/facts.ts:1: imports astro:content; astro:content belongs to components, layouts, pages and src/i18n/build.ts. Move the reading to the component, layout or page that shows it, and hand the value over.',
      'src/stores/menu.ts:1: imports @nanostores/react; React belongs to islands. Move the rendering to src/islands.',
      'src/stores/menu.ts:2: imports react; React belongs to islands. Move the rendering to src/islands.',
      'src/stores/session.ts:1: imports @supabase/supabase-js; @supabase/* belongs to services. Move the call to src/services.',
    ]);
  });

  it('are welcome where they belong, and names that only begin alike are no offence', () => {
    const content = "---\nimport { getCollection } from 'astro:content';\n---\n";
    expect(
      say(packages, {
        'src/services/auth.ts': "import { createClient } from '@supabase/supabase-js';",
        'src/i18n/core.ts': "import 'i18next';\nimport 'react-i18next';",
        'src/i18n/build.ts': "import 'astro:content';",
        'src/content.config.ts': "import { z } from 'astro/zod';",
        'src/components/A.astro': content,
        'src/layouts/A.astro': content,
        'src/pages/a.astro': content,
        'src/islands/A.tsx':
          "import 'react';\nimport 'react/jsx-runtime';\nimport '@nanostores/react';",
        'src/site/a.ts': "import 'reactive';\nimport 'astro/types';",
      }),
    ).toEqual([]);
  });
});

describe('endings', () => {
  it('are part of a relative import, and the message writes the whole import', () => {
    expect(
      say(endings, {
        'src/site/facts.ts': '',
        'src/layouts/Base.astro': '',
        'src/stores/form/index.ts': '',
        'src/site/a.ts':
          "import './facts';\nimport './facts.js';\nimport '../layouts/Base';\nimport '../stores/form';\nimport './gone';",
      }),
    ).toEqual([
      'src/site/a.ts:1: imports ./facts; a relative import carries the ending of its file. Write ./facts.ts.',
      'src/site/a.ts:2: imports ./facts.js; a relative import carries the ending of its file. Write ./facts.ts.',
      'src/site/a.ts:3: imports ../layouts/Base; a relative import carries the ending of its file. Write ../layouts/Base.astro.',
      'src/site/a.ts:4: imports ../stores/form; a relative import carries the ending of its file. Write ../stores/form/index.ts.',
      'src/site/a.ts:5: imports ./gone; a relative import carries the ending of its file. Write ./gone.ts.',
    ]);
  });

  it('of files that are not read are taken as they are, and packages have none', () => {
    const source =
      "import '../styles/site.css?inline';\nimport '../../content/facts.yaml';\nimport 'valibot';\nimport './a.ts';";
    expect(say(endings, { 'src/layouts/a.ts': source })).toEqual([]);
  });
});

describe('cycles', () => {
  it('are told once, at the import that closes them, types included', () => {
    expect(
      say(cycles, {
        'src/site/a.ts': "import { b } from './b.ts';",
        'src/site/b.ts': "import { c } from './c.ts';",
        'src/site/c.ts': "import { d } from './d.ts';\nimport type { A } from './a.ts';",
        'src/site/d.ts': '',
      }),
    ).toEqual([
      'src/site/c.ts:2: closes the cycle src/site/a.ts -> src/site/b.ts -> src/site/c.ts -> src/site/a.ts; imports run one way, those of types too. Move what they share to a module of its own.',
    ]);
  });

  it('are all told at once, a module that imports itself among them', () => {
    expect(
      say(cycles, {
        'src/site/a.ts': "import './a.ts';",
        'src/site/b.ts': "import './c.ts';",
        'src/site/c.ts': "import './b.ts';\nimport './a.ts';",
        'src/site/d.ts': "import './c.ts';",
      }).map((text) => text.split(';')[0]),
    ).toEqual([
      'src/site/a.ts:1: closes the cycle src/site/a.ts -> src/site/a.ts',
      'src/site/c.ts:1: closes the cycle src/site/b.ts -> src/site/c.ts -> src/site/b.ts',
    ]);
  });

  it('are not what two ways to one module are', () => {
    expect(
      say(cycles, {
        'src/site/a.ts': "import './b.ts';\nimport './c.ts';",
        'src/site/b.ts': "import './c.ts';",
        'src/site/c.ts': '',
      }),
    ).toEqual([]);
  });
});
