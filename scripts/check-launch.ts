// Purpose: lists what stands between this tree and a public site, each with the file to edit; fails while anything does.
// Usage: npm run check:launch. It is no part of the tests: a tree may be sound and not ready.
import { parseArgs } from 'node:util';
import type { Blocker } from './launch/blocker.ts';
import { blockersIn } from './launch/blockers.ts';
import { loadCorpus } from './lib/corpus.ts';

/** What the command prints: the blockers under their headings, and how many there are. */
export function launchReport(blockers: readonly Blocker[]): string {
  const groups = Map.groupBy(blockers, ({ area }) => area);
  const parts = [...groups].map(([area, list]) => {
    const lines = list.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
    return `${area} (${list.length})\n${lines.join('\n')}\n`;
  });
  const total =
    blockers.length === 0
      ? 'launch: nothing stands in the way'
      : `launch: ${blockers.length} ${blockers.length === 1 ? 'thing stands' : 'things stand'} between this tree and a public site`;
  return [...parts, total].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: `${import.meta.dirname}/..` } },
  });
  const blockers = blockersIn(await loadCorpus(values.root), {
    today: new Date(),
    env: process.env,
  });
  console.log(launchReport(blockers));
  process.exitCode = blockers.length > 0 ? 1 : 0;
}
