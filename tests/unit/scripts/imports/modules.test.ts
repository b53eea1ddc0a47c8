import { describe, expect, it } from 'vitest';
import { modulesOf, sentenceOf } from '../../../../scripts/imports/modules.ts';

const references = (path: string, text: string) =>
  modulesOf(new Map([[path, text]])).flatMap((module) =>
    module.references.map(({ specifier, target, line }) => `${line} ${specifier} = ${target}`),
  );

describe('modules', () => {
  it('are the sources of src, sorted; tests and styles are none', () => {
    const paths = ['src/site/b.ts', 'src/site/a.ts', 'tests/unit/site/a.test.ts', 'src/a.css'];
    const files = new Map(paths.map((path) => [path, '']));
    expect(modulesOf(files).map(({ path }) => path)).toEqual(['src/site/a.ts', 'src/site/b.ts']);
  });

  it('of Astro are read in front matter, template and scripts, with their true lines', () => {
    const source = `
---
// '---' is no fence
import A from './A.astro';
---
<!doctype html>
<!-- <script>import './commented.ts';</script> -->
<A>{(await import('../site/late.ts')).a}</A>
<style>@import './no.css'; a { b: c }</style>
<script src="../client/head.ts"></script>
<script>
  import { a } from '../client/a.ts';
  if (1 < 2 && "</p>") a();
</script>
<p>import './text.ts'</p>
---
`;
    expect(references('src/layouts/Base.astro', source)).toEqual([
      '4 ./A.astro = src/layouts/A.astro',
      '8 ../site/late.ts = src/site/late.ts',
      '10 ../client/head.ts = src/client/head.ts',
      '12 ../client/a.ts = src/client/a.ts',
    ]);
  });

  it('of Astro may have no front matter, or an empty one, or the line ends of Windows', () => {
    const path = 'src/components/A.astro';
    const script = "<script>import '../client/a.ts';</script>";
    expect(references(path, script)).toEqual(['1 ../client/a.ts = src/client/a.ts']);
    expect(references(path, `---\n---\n${script}`)).toEqual(['3 ../client/a.ts = src/client/a.ts']);
    expect(references(path, `---\r\nimport './B.astro';\r\n---\r\n${script}`)).toEqual([
      '2 ./B.astro = src/components/B.astro',
      '4 ../client/a.ts = src/client/a.ts',
    ]);
  });

  it('of Astro may return early and keep components in values', () => {
    const source =
      "---\nimport './a.ts';\nif (x) return Astro.redirect('/');\nconst B = b;\n---\n<B />";
    expect(references('src/pages/a.astro', source)).toEqual(['2 ./a.ts = src/pages/a.ts']);
  });

  it('name packages without a path of the project', () => {
    expect(
      references('src/site/a.ts', "import 'valibot';\nimport '../../content/a.yaml';"),
    ).toEqual(['1 valibot = undefined', '2 ../../content/a.yaml = content/a.yaml']);
  });

  it('are not mistaken in text and comments', () => {
    const source = `const a = "import './a.ts'"; // import './b.ts'`;
    expect(references('src/site/a.ts', source)).toEqual([]);
  });
});

describe('a mistake', () => {
  it('is printed with its file and line', () => {
    expect(sentenceOf({ file: 'src/a.ts', line: 3, text: 'is wrong.' })).toBe(
      'src/a.ts:3: is wrong.',
    );
  });
});
