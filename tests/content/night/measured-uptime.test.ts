// Measured uptime follows from the records, and nobody types it. Whatever the records make of it, the content passes.
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { check } from '../../../src/check/check.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { day } from '../../../src/status/intervals.ts';
import { corpus } from '../real-content.ts';

const incidents = 'content/status/incidents.yaml';
const components = 'content/status/components.yaml';

/** The real content with the last of its incidents, and data that are so many days younger. */
function content(kept: number, later = 0) {
  const asOf = corpus.status.asOf?.record ?? new Date(Number.NaN);
  const files = corpus.files.map(({ path, text }) => {
    const document = parseDocument(text);
    const all: unknown = path === incidents ? document.toJS().incidents : undefined;
    if (Array.isArray(all)) document.set('incidents', all.slice(all.length - kept));
    if (path === components) {
      document.set('asOf', new Date(asOf.getTime() + later * day).toISOString());
    }
    return [incidents, components].includes(path)
      ? { path, text: document.toString() }
      : { path, text };
  });
  // Data that are younger than today would be refused.
  return later > 0 ? corpusOf(files, asOfDay(later + 1)) : corpusOf(files);
}

const asOfDay = (later: number) =>
  new Date((corpus.status.asOf?.record ?? new Date()).getTime() + later * day)
    .toISOString()
    .slice(0, 10);

test.each([
  ['no incident at all', () => content(0)],
  ['one incident', () => content(1)],
  ['incidents that lie further back than measured uptime goes', () => content(1, 400)],
])('content with %s passes', (_, make) => {
  expect(check(make(), 'without versions').map(formatDiagnostic)).toEqual([]);
});

test('a site without an incident has a measured uptime of all the time', () => {
  expect(content(0).value('fact.measured-uptime')).toBe('100%');
  expect(content(1, 400).value('fact.measured-uptime')).toBe('100%');
});
