// The mistakes that a lawyer makes in the real documents, one at a time in memory: each fails alone, and says what to do.
// Each is made at a place that is looked for in the content as it stands, so that no edit of it can break these tests.
import { expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { Document } from '../../../src/corpus/read/document.ts';
import { type Tag, textOf } from '../../../src/corpus/read/tags.ts';
import { versionsOf } from '../../../src/corpus/record/candidate.ts';
import { corpus } from '../real-content.ts';

/** A mistake: the changed text of a file, where it is reported, and the parts of what is said, its beginning first. */
type Mistake = {
  readonly file: string;
  readonly text: string;
  readonly at?: string;
  readonly says: readonly string[];
};

const textIn = (file: string) => corpus.files.find(({ path }) => path === file)?.text ?? '';

/** The first thing that is found in a document, of documents with an archived version. */
function first<T>(find: (document: Document) => T | undefined): T {
  for (const document of corpus.documents) {
    const found = versionsOf(document, corpus).length > 0 ? find(document) : undefined;
    if (found !== undefined) return found;
  }
  throw new Error('No document has what this test breaks.');
}

const mistakes: Readonly<Record<string, () => Mistake>> = {
  'a section that others cite under a new id': () =>
    first((citing) => {
      const cited = (tag: Tag) => corpus.documentsById.get(textOf(tag, 'doc') ?? '');
      const tag = citing.body.tags.find((one) => cited(one) && textOf(one, 'section'));
      const document = tag && cited(tag);
      const id = tag && textOf(tag, 'section');
      if (!document || document === citing) return undefined;
      return {
        file: document.file,
        text: textIn(document.file).replace(`<Section id="${id}"`, `<Section id="${id}x"`),
        says: [`<Section id="${id}x"`, `the section was recorded as "${id}"`],
      };
    }),

  'a step of a drawn path changed under the old version of its document': () =>
    first((document) => {
      const path = corpus.figures.data?.paths.find(({ id }) =>
        document.body.tags.some(({ name }) => name.toLowerCase() === id.replace('-', '')),
      );
      const step = path?.steps.find(({ text }) => textIn(corpus.figures.path).includes(text));
      if (!step) return undefined;
      const text = textIn(corpus.figures.path).replace(step.text, () => `Otherwise ${step.text}`);
      return {
        file: corpus.figures.path,
        text,
        at: document.file,
        says: ['the text of ', ' has changed, and its version is still', 'Otherwise '],
      };
    }),

  'a priority that is no faster than the one below it': () => {
    const { because, pairs } = corpus.legalLimits.data?.orders[0] ?? {};
    const [one = '', other = ''] = pairs?.[0] ?? [];
    const { path, source } = corpus.facts;
    const lines = textIn(path).split('\n');
    for (const key of ['value', 'unit']) {
      const [from = 0, to = 0] = [other, one].map((id) => source?.lineOf([id, key]));
      lines[to - 1] = lines[from - 1] ?? '';
    }
    const [line, below] = [one, other].map((id) => source?.lineOf([id]));
    const value = corpus.value(`fact.${other}`);
    const said = `"${one}" (${value}, line ${line}) must be shorter than "${other}" (${value}, line ${below}): ${because}.`;
    return { file: path, text: lines.join('\n'), says: [said] };
  },
};

test.each(Object.entries(mistakes))('%s', (_, make) => {
  const { file, text, at = file, says } = make();
  expect(text).not.toBe(textIn(file));
  const changed = corpus.files.map((one) => (one.path === file ? { ...one, text } : one));
  const problems = check({ ...corpusOf(changed), archive: corpus.archive });
  const found = problems.find(
    ({ file, message }) => file === at && message.startsWith(says[0] ?? ''),
  );
  expect(found, problems.map(({ message }) => message).join('\n')).toBeDefined();
  for (const part of says) expect(found?.message).toContain(part);
});
