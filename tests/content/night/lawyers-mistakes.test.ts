// The mistakes that a lawyer makes in the real documents, one at a time in memory: each fails alone, and says what to do.
// Each is made at a place that is looked for in the content as it stands, so that no edit of it can break these tests.
import { expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { findingsIn } from '../../../src/check/contradiction-rules.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { Document } from '../../../src/corpus/read/document.ts';
import { type Tag, textOf } from '../../../src/corpus/read/tags.ts';
import { versionsOf } from '../../../src/corpus/record/candidate.ts';
import { isDefinition, termsOf } from '../../../src/corpus/terms.ts';
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

/** The text of a document's file with other words in a place of its body. */
function replaced({ file, body }: Document, start: number, end: number, words: string): string {
  const text = textIn(file);
  const head = text.length - body.text.length;
  return text.slice(0, head + start) + words + text.slice(head + end);
}

/** A fact of a document that is typed as something else, where the gate sees which one is meant. */
function typedFact(relation: 'equal' | 'other', words: (shown: string) => string): Mistake {
  return first((document) => {
    const facts = document.body.tags.filter(({ name }) => name === 'Fact');
    for (const tag of facts) {
      const id = textOf(tag, 'id') ?? '';
      const shown = corpus.value(`fact.${id}`);
      const typed = words(shown);
      if (typed === shown) continue;
      const text = replaced(document, tag.start, tag.end, typed);
      const alone = corpusOf([{ path: document.file, text }]);
      const [finding] = findingsIn({ ...alone, facts: corpus.facts, value: corpus.value });
      const [fact] = finding?.facts ?? [];
      if (!finding || finding.relation !== relation || fact?.id !== id) continue;
      const known = `the fact "${id}" (${fact.means.replace(/\.$/, '')})`;
      const said =
        relation === 'equal'
          ? `"${finding.typed}" is typed, and it is ${known}. `
          : `"${finding.typed}" contradicts ${known}, which is ${shown}: content/facts.yaml:${fact.line}. `;
      return { file: document.file, text, says: [said, `Write <Fact id="${id}" />`] };
    }
    return undefined;
  });
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A word of a paragraph that stands in a section and in no tag, and the number of its section. */
function plainWord({ body, outline }: Document) {
  const { text, tree, tags } = body;
  const found = /(?<=\n\n[A-Z][a-z]* )[a-z]{2,}(?= [a-z]{2,} [a-z]{2,} )/.exec(text);
  const before = found
    ? tags.filter(({ start, name }) => start < found.index && name === 'Section')
    : [];
  const opened = before.filter(({ kind }) => kind === 'opening');
  const section = outline[opened.length - 1];
  return tree && found && section ? { word: found[0], at: found.index, section } : undefined;
}

const mistakes: Readonly<Record<string, () => Mistake>> = {
  'the number of a fact in words': () =>
    typedFact('equal', (shown) =>
      shown.replace(/^\d+/, (digits) => small[Number(digits)] ?? digits),
    ),

  'a number typed beside the fact': () =>
    typedFact('other', (shown) => shown.replace(/^\d+(?= )/, (digits) => `${Number(digits) + 37}`)),

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

  'a defined term without its definition': () =>
    first((document) => {
      const terms = termsOf(document);
      const uses = terms.filter((one) => !isDefinition(one) && one.doc === document.id);
      const used = uses.find(({ term }) =>
        terms.some((one) => isDefinition(one) && one.term === term),
      );
      const definition = terms.find((one) => isDefinition(one) && one.term === used?.term);
      if (!definition || !used) return undefined;
      const { start, end } = definition.tag;
      return {
        file: document.file,
        text: replaced(document, start, end, `<Term of="${used.term}">`),
        says: [`${used.tag.typed}${used.words}</Term>: the term "${used.term}" is not defined`],
      };
    }),

  'a text changed under its old version': () =>
    first((document) => {
      const found = plainWord(document);
      if (!found) return undefined;
      const { word, at, section } = found;
      const { version } = document.front;
      return {
        file: document.file,
        text: replaced(document, at, at + word.length, 'otherwise'),
        says: [
          `the text of ${corpus.english?.fill(document.title)} has changed, and its version is still ${version}. In section ${section.number}: found “`,
          ' otherwise ',
          `”, recorded “`,
          ` ${word} `,
          ' and "updated" to today, then run: npm run versions:accept.',
        ],
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

  'a claim without a record': () => {
    const recorded = corpus.claims.data?.claims.map(({ id }) => id) ?? [];
    const name = corpus.claimWords.data?.names.find(({ record }) => !recorded.includes(record));
    const [claim = ''] = name?.words.any ?? [];
    return first(({ file }) => ({
      file,
      text: textIn(file).replace(/(?<=<Section [^>]*>\n\n)/, () => `We hold ${claim}.\n\n`),
      says: [`“${claim}” is a claim, and content/claims.yaml has no record "${name?.record}".`],
    }));
  },

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
