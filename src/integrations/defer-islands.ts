// Purpose: finds the runtime of the islands in a page's text and takes it out; pure.
import { createHash } from 'node:crypto';

/** A page without the runtime, and the script that holds it: its path in `dist/` and its text. */
export type Deferred = { readonly html: string; readonly script: string; readonly code: string };

const script = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/g;
const isRuntime = (code: string) => code.includes('customElements.define("astro-island"');
const isDirective = (code: string) => code.includes('.interaction=');

/** Whether an island hydrates without being touched. */
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
