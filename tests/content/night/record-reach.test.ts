// What a change reaches: exactly the documents whose visible words it changes need a new version. Which those are is worked
// out here from the sources alone, by looking for the names in them.

import { expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { readCorpus } from '../../../src/corpus/open-corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { archivePath, sumsFile } from '../../../src/corpus/read/content-paths.ts';
import { sumsOf } from '../../../src/corpus/record/archive.ts';
import { candidateOf } from '../../../src/corpus/record/candidate.ts';
import { canonicalText } from '../../../src/corpus/record/canonical.ts';

const corpus = readCorpus();
/** An archive that holds every document as it stands now, whatever the real one holds. */
const archived = corpus.documents.map((document) => {
  const { head, words } = candidateOf(document, corpus);
  const file = archivePath(document.id, head.version);
  const whole = head.recorded === undefined ? { kind: 'first' as const, ...head } : head;
  return { file, text: canonicalText(whole, words) };
});
const files: readonly ContentFile[] = [
  ...corpus.files,
  ...archived.map(({ file, text }) => ({ path: file, text })),
  { path: sumsFile, text: sumsOf(archived) },
];
/** What is announced for a later day is another test's. */
const today = (given: readonly ContentFile[]) => ({ ...corpusOf(given), daysAhead: [] });
const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** The documents that a change makes the check name. */
function named(path: string, change: (text: string) => string): string[] {
  const changed = change(text(path));
  if (changed === text(path)) throw new Error(`${path} has not changed.`);
  const found = check(
    today(files.map((file) => (file.path === path ? { path, text: changed } : file))),
  );
  const others = found.filter(({ message }) => !message.includes('has changed, and its version'));
  expect(others).toEqual([]);
  return found.map(({ file }) => file).toSorted();
}

/** Data files that components show, by component. */
const shown = {
  'content/risks.yaml': /<RiskRegister/,
  'content/roadmap.yaml': /<Roadmap/,
};
/** The files of documents in which a pattern stands, or which show a part of a data file in which it stands. */
function holding(pattern: RegExp): string[] {
  const figures = text('content/figures.yaml').split(/^ {2}- id: /m);
  return corpus.documents
    .map(({ file }) => file)
    .filter((file) => {
      const source = text(file).replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
      const figure = figures.some((part) => {
        const id = /^[\w-]+/.exec(part)?.[0] ?? '';
        const name = id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
        return pattern.test(part) && source.includes(`<${name} `);
      });
      const data = Object.entries(shown).some(
        ([path, component]) => component.test(source) && pattern.test(text(path)),
      );
      return pattern.test(source) || figure || data;
    })
    .toSorted();
}

test('the text as it stands needs no new version', () => {
  expect(check(today(files))).toEqual([]);
});

const periods = [...corpus.facts.values].filter(
  ([, fact]) => fact.kind === 'duration' && typeof fact.value === 'number' && !fact.duty,
);

test.each(periods.filter((_, index) => index % 12 === 0).map(([id]) => id))(
  'the fact %s reaches the documents that name it, and no other',
  (id) => {
    const expected = holding(new RegExp(`<Fact id="${id}"|\\{\\{fact\\.${id}(?: as |\\}\\})`));
    const change = (facts: string) =>
      facts.replace(new RegExp(`(^${id}:\\n(?: .*\\n)*? {2}value: )(\\d+)`, 'm'), '$19$2');
    // A value that the law or another fact forbids is another matter: then nothing is said of versions.
    const changed = corpusOf(
      files.map((file) =>
        file.path === 'content/facts.yaml' ? { ...file, text: change(file.text) } : file,
      ),
    );
    if (check(changed, 'without versions').length > 0) return;
    expect(named('content/facts.yaml', change)).toEqual(expected);
  },
);

test('a value of the company reaches the documents that name it', () => {
  const expected = holding(/<Company name="ombudsman"|\{\{company\.ombudsman\}\}/);
  expect(expected.length).toBeGreaterThan(0);
  const change = (company: string) =>
    company.replace(/^ombudsman: \{ value: /m, 'ombudsman: { value: The ');
  expect(named('content/company.yaml', change)).toEqual(expected);
});

test('a risk reaches the register alone', () => {
  const change = (risks: string) => risks.replace(/(?<=category: )/, 'Other ');
  expect(named('content/risks.yaml', change)).toEqual(holding(/<RiskRegister/));
});

test('the title of a section reaches its document and those that cite it by number and title', () => {
  const cited = corpus.documents
    .flatMap(({ id, file }) =>
      [...text(file).matchAll(/<See doc="([^"]+)" section="([^"]+)" \/>/g)].map(
        ([, doc = '', section = '']) => ({ from: id, doc, section }),
      ),
    )
    .find(({ from, doc }) => from !== doc && corpus.documentsById.has(doc));
  if (!cited) throw new Error('No document cites another.');
  const { doc, section } = cited;
  const file = `content/documents/${doc}.mdx`;
  const foreign = holding(new RegExp(`<See doc="${doc}" section="${section}" />`));
  const change = (source: string) =>
    source.replace(new RegExp(`(<Section id="${section}" title=")`), '$1New: ');
  expect(named(file, change)).toEqual([...new Set([...foreign, file])].toSorted());
});

test('a comment, a line break, an owner or a date of review reaches none', () => {
  const [document] = corpus.documents;
  const path = document?.file ?? '';
  const change = (source: string) =>
    source
      .replace(/^review: .*$/m, 'review: 2099-12-31')
      .replace(/(<Section [^>]*>\n)\n/, '$1\n\n\n')
      .replace(/(\w) (\w[^\n]*\n\n<\/Section>)/, '$1\n$2');
  expect(named(path, change)).toEqual([]);
});
