// What is said of a new version, held to the words of it: the second policy of the small content is published and changed.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { Note } from '../../../../src/corpus/record/version.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { after, changed as changedFiles, smallContent } from '../../check/small-content.ts';

const file = 'content/documents/policy-2.mdx';
const body = `<Section id="about" title="About">

We must answer within <Fact id="reply-time" />. A <Term define>Payer</Term> may write to us.

| Who | Where |
| --- | --- |
| A Payer | 2 offices |

</Section>

<Section id="more" title="More">

Ask us.

<Section id="inner" title="Inner">

Read it.

</Section>

</Section>
`;
const start = smallContent().map((each) =>
  each.path === file
    ? { ...each, text: `${each.text.slice(0, each.text.indexOf('<Section'))}${body}` }
    : each,
);
const published = after(start, accept(corpusOf(start, '2026-11-22'), new Map(), 'policy-2').files);

/** What is refused of version 1.1 with these changes, without the file’s name. */
function refused(
  kind: Note['kind'],
  changed: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): string[] {
  return refusedFor('R.', kind, changed, ...changes);
}

function refusedFor(
  reason: string,
  kind: Note['kind'],
  changed: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): string[] {
  const raised = [
    ['version: "1.0"', 'version: "1.1"'],
    ['effective: 2026-11-20', 'effective: 2026-11-22'],
    ['updated: 2026-11-20', 'updated: 2026-11-22'],
    ...changes,
  ] as const;
  const files = changedFiles(published, ...raised.map(([from, to]) => [file, from, to] as const));
  const note = { kind, changed, reason, affects: 'A.', action: 'N.' };
  return accept(corpusOf(files, '2026-11-22'), new Map([[file, note]]), 'policy-2').refused.map(
    (sentence) => sentence.replace(file, ''),
  );
}
const rest = (kind: string) =>
  `The version is called a ${kind}, and one adds, removes and changes no duty, right, figure, row of a table or defined term. Call it a change (--kind change), or put the words back.`;

describe('a correction or a clarification', () => {
  test.each([
    ['a duty', ['Ask us.', 'You must ask us.'], ':29: in section 2 “must” is added.'],
    [
      'a duty that is denied',
      ['must answer', 'must not answer'],
      ':19: in section 1 “must not” stands for “must”.',
    ],
    [
      'a right',
      ['Payer</Term> may write', 'Payer</Term> writes'],
      ':19: in section 1 “may” is removed.',
    ],
    ['a promise', ['Ask us.', 'We promise it.'], ':29: in section 2 “promise” is added.'],
    ['a fact', ['<Fact id="reply-time" />', 'a while'], ':19: in section 1 “1–2” is removed.'],
    ['a figure', ['Read it.', 'Read it 3 times.'], ':33: in section 2.1 “3” is added.'],
    [
      'a row',
      ['| A Payer | 2 offices |\n', ''],
      ':19: in section 1 “| A Payer | 2 offices |” is removed.',
    ],
    [
      'a cell',
      ['A Payer | 2', 'A payer | 2'],
      ':19: in section 1 “| A payer | 2 offices |” stands for “| A Payer | 2 offices |”.',
    ],
    ['a defined term', ['Ask us.', 'Ask a Payer.'], ':29: in section 2 “Payer” is added.'],
    [
      'a definition',
      ['<Term define>Payer</Term>', 'Buyer'],
      ':19: in section 1 “**Payer**” is removed.',
    ],
    [
      'a point of the summary',
      ['  - Two.', '  - Two must.'],
      ':1: in the summary “must” is added.',
    ],
    [
      'a section',
      [
        'Read it.\n\n</Section>',
        'Read it.\n\n</Section>\n\n<Section id="end" title="End">\n\nIt ends.\n\n</Section>',
      ],
      ':39: section 2.2 is new.',
    ],
  ] as const)('is refused where it changes %s', (_, change, sentence) => {
    const named = 'Sections 1 and 2, and the summary.';
    for (const kind of ['clarification', 'correction'] as const) {
      expect(refused(kind, named, change)).toEqual([`${sentence} ${rest(kind)}`]);
    }
    expect(refused('change', named, change)).toEqual([]);
  });

  test('is refused where a section is gone', () => {
    const inner = '<Section id="inner" title="Inner">\n\nRead it.\n\n</Section>\n';
    expect(refused('correction', 'Section 2.', [inner, ''])).toEqual([
      `:1: section 2.1 is gone. ${rest('correction')}`,
    ]);
  });

  test('passes where other words change, or sections change places', () => {
    expect(refused('correction', 'Section 2: a word.', ['Ask us.', 'Please ask us.'])).toEqual([]);
    expect(refused('clarification', 'Section 2.1.', ['Read it.', 'Read all of it.'])).toEqual([]);
  });
});

describe('what is said to have changed', () => {
  const change = ['Read it.', 'Read all of it.'] as const;

  test.each(['Section 2.1: a word.', 'In section 2, more is to be read.', 'A word (2.1).'])(
    'names the section or the one around it: %s',
    (changed) => {
      expect(refused('change', changed, change)).toEqual([]);
    },
  );

  test.each(['A word.', 'Section 1: a word.', 'Section 2.12: a word.', 'Section 12.1.'])(
    'is refused if it leaves a section out: %s',
    (changed) => {
      expect(refused('change', changed, change)).toEqual([
        `:33: section 2.1 has changed, and “what has changed” does not name it: found “${changed}”, expected its number, 2.1, with what is new there. Add it.`,
      ]);
    },
  );

  test('names the summary too, and a section that is gone', () => {
    expect(refused('change', 'Nothing much.', ['  - Two.', '  - Three.'])).toEqual([
      ':1: the summary has changed, and “what has changed” does not name it: found “Nothing much.”, expected the word “summary”, with what is new there. Add it.',
    ]);
    expect(refused('change', 'The summary.', ['  - Two.', '  - Three.'])).toEqual([]);
    const inner = '<Section id="inner" title="Inner">\n\nRead it.\n\n</Section>\n';
    expect(refused('change', 'Section 1.', [inner, ''])[0]).toContain(
      'section 2.1 has changed, and',
    );
  });
});

describe('a reason', () => {
  const about = (reason: string) =>
    refusedFor(reason, 'change', 'Section 2 is another.', ['Ask us.', 'You must ask us.']);

  test('that judges the earlier text is refused, and told how to be written', () => {
    expect(about('The earlier text was unclear.')).toEqual([
      ':1: the reason judges: found “unclear” in “The earlier text was unclear.”, expected words about the new text alone, because the reason stands on the contract for good. Say what the new text is for, as in “To separate businesses and consumers”, or what it follows, as in “To give the period of regulation 40”.',
    ]);
  });

  test.each([
    ['wrong', 'To replace a wrong number.'],
    ['mistake', 'To put right a mistake.'],
    ['Misleading', 'Misleading words are gone.'],
    ['errors', 'Two errors are corrected.'],
    ['failed', 'The text failed to name the payer.'],
    ['fails to', 'It fails to name the payer.'],
    ['could leave', 'It could leave a consumer with nothing.'],
    ['contradicted', 'Two sections contradicted each other.'],
  ])('is refused for “%s”', (word, reason) => {
    expect(about(reason)).toEqual([expect.stringContaining(`found “${word}” in “${reason}”`)]);
  });

  test.each([
    'To separate businesses and consumers.',
    'To say who bears the loss if a supplier fails.',
    'Terrorist financing is named.',
    'To give the period of regulation 40.',
  ])('may say %s', (reason) => {
    expect(about(reason)).toEqual([]);
  });
});
