import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import {
  candidateHead,
  canonicalText,
  documentText,
} from '../../../../src/corpus/record/canonical.ts';
import { recordedWords } from '../../../../src/corpus/record/read-text.ts';
import { changed, type Edit, smallContent } from '../../check/small-content.ts';

const wordsOf = (...given: ReturnType<typeof policy>) => recordedWords(documentText(...given));

/** The second policy of the small content with other texts, ready to be spoken. */
function policy(...changes: readonly (readonly [from: string, to: string])[]) {
  const edits = changes.map(([from, to]): Edit => ['content/documents/policy-2.mdx', from, to]);
  const corpus = corpusOf(changed(smallContent(), ...edits));
  const { english } = corpus;
  const document = corpus.documentsById.get('policy-2');
  if (!english || !document) throw new Error('The small content can be spoken.');
  return [document, { ...corpus, speech: english }] as const;
}

describe('the words of a document', () => {
  test('are its description, its summary and its body, with values in place of names', () => {
    const spoken = policy(
      ['What we promise.', 'What {{company.brand}} promises.'],
      ['Text.', 'By <Company name="brand" />.'],
    );
    expect(wordsOf(...spoken)).toBe(
      'What Exampla promises.\n\n## At a glance\n\n- One.\n- Two.\n- Within 1–2 hours.\n\n## 1. About {#about}\n\nBy Exampla.\n',
    );
  });

  test('are the same however letters with accents were typed', () => {
    expect(wordsOf(...policy(['Text.', 'Cafe\u0301.']))).toBe(
      wordsOf(...policy(['Text.', 'Caf\u00e9.'])),
    );
  });

  test('cannot be had of a body that cannot be read', () => {
    expect(() => wordsOf(...policy(['Text.', 'In <5 days.']))).toThrow(
      new TypeError('The text of content/documents/policy-2.mdx cannot be read.'),
    );
  });
});

test('the head has the title with its names filled in, and days as they are typed', () => {
  const spoken = policy(
    ['Policy 2', '"Policy of {{company.brand}}"'],
    ['updated: 2026-11-20', 'updated: 2026-11-22'],
  );
  expect(candidateHead(...spoken)).toEqual({
    ...{ title: 'Policy of Exampla', path: '/policy-2', version: '1.0' },
    ...{ announced: '2026-11-22', effective: '2026-11-20' },
  });
});

test('the canonical text writes its head as quoted YAML, and what is said of a later version', () => {
  const head = {
    title: 'A "b"',
    path: '/a',
    version: '1.1',
    announced: '2026-11-20',
    effective: '2026-11-21',
  };
  const first = canonicalText({ ...head, kind: 'first' }, 'Words.\n');
  expect(first).toBe(
    '---\ntitle: "A \\"b\\""\npath: "/a"\nversion: "1.1"\nannounced: "2026-11-20"\neffective: "2026-11-21"\nkind: "first"\n---\n\nWords.\n',
  );
  const note = {
    kind: 'change',
    changed: 'C.',
    reason: 'R\nS.',
    affects: 'All.',
    action: 'None.',
  } as const;
  expect(canonicalText({ ...head, ...note }, 'Words.\n')).toBe(
    first.replace(
      'kind: "first"',
      'kind: "change"\nchanged: "C."\nreason: "R\\nS."\naffects: "All."\naction: "None."',
    ),
  );
});
