import { describe, expect, it } from 'vitest';
import { domGlobals } from '../../../../scripts/imports/dom-globals.ts';
import { say } from './support.ts';

const told = (line: number, name: string) =>
  `src/stores/a.ts:${line}: uses ${name}; stores know no DOM. Move the access to src/services, or to the island that renders the store.`;

describe('DOM globals', () => {
  it('are refused in stores, however they are reached', () => {
    const source = `export const a = document.title;
export const b = () => window.location;
export const c = globalThis.document;
export const d = { document };
export const e = typeof window === 'undefined';
export const f = self.window;`;
    expect(say(domGlobals, { 'src/stores/a.ts': source })).toEqual([
      told(1, 'document'),
      told(2, 'window'),
      told(3, 'document'),
      told(4, 'document'),
      told(5, 'window'),
      told(6, 'window'),
    ]);
  });

  it('are told from names of the module’s own', () => {
    const source = `import { document as legal } from './b.ts';
type Entry = { document: string };
export const title = (document: Entry) => document.document;
export const { window: span } = { window: 90 };
export function rows(entries: Entry[]) {
  return entries.map(({ document }) => ({ document, window: span, legal }));
}
// The document and the window.
export const text = 'document';`;
    expect(say(domGlobals, { 'src/stores/a.ts': source })).toEqual([]);
  });

  it('are refused outside the function that declares the name', () => {
    const source = 'export const a = (document: string) => document;\nexport const b = document;';
    expect(say(domGlobals, { 'src/stores/a.ts': source })).toEqual([told(2, 'document')]);
  });

  it('are free to every other layer', () => {
    const source = 'export const a = document.title;';
    expect(say(domGlobals, { 'src/services/a.ts': source, 'src/islands/A.tsx': source })).toEqual(
      [],
    );
  });
});
