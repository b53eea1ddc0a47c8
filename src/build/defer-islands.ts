// Purpose: takes the runtime of the islands out of pages that need it only after a visitor's first touch. Astro writes the
// runtime into every page that has an island; this pass makes it a file, which the head script loads when an island is
// touched. Pages with a form keep the runtime, because their islands hydrate by themselves. Astro also writes a style before
// the first island; HTML allows styles in the head alone, so the pass moves it there.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pass } from './built-site.ts';
import { Refusal } from './refusal.ts';

/** A page without the runtime, and the file that holds the runtime: its path in the folder of what was built, and its code. */
export type Deferred = { readonly html: string; readonly script: string; readonly code: string };

const script = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
const isRuntime = (code: string) => code.includes('customElements.define("astro-island"');
const isDirective = (code: string) => code.includes('.interaction=');

/** Whether any island of the page hydrates without being touched. */
function hydratesByItself(html: string): boolean {
  const islands = html.match(/<astro-island\b[^>]*>/g) ?? [];
  return islands.some(
    (island) =>
      !island.includes('client="interaction"') ||
      /&quot;value&quot;:&quot;(idle|now)&quot;/.test(island),
  );
}

/**
 * Takes the runtime out of a page.
 * @returns undefined for a page that has no islands, or one that hydrates by itself
 */
export function deferIslands(html: string): Deferred | undefined {
  const parts = [...html.matchAll(script)].filter(
    ([, code = '']) => isRuntime(code) || isDirective(code),
  );
  if (parts.length === 0 || hydratesByItself(html)) return undefined;
  const code = parts.map(([, text = '']) => text).join('\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const path = `scripts/islands-${hash}.js`;
  const rest = parts.reduce((text, [whole]) => text.replace(whole, ''), html);
  return {
    html: rest.replace('<html ', `<html data-islands="/${path}" `),
    script: path,
    code,
  };
}

const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** Moves the style of islands, which Astro writes before the first of them, into the head of the page. */
export function hoistStyle(html: string): string {
  const [style] = islandStyle.exec(html) ?? [];
  if (!style) return html;
  return html.replace(style, '').replace('</head>', () => `${style}</head>`);
}

export const islands: Pass = {
  name: 'Islands deferred',
  run: ({ folder, texts }) => {
    let deferred = 0;
    for (const [file, built] of texts) {
      const html = hoistStyle(built);
      const result = deferIslands(html);
      texts.set(file, result?.html ?? html);
      if (!result) continue;
      const target = join(folder, result.script);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, result.code);
      deferred += 1;
    }
    if (deferred > 0) return [];
    throw new Refusal(
      'No page was found whose islands can wait: Astro may write their runtime in another form now.',
    );
  },
};
