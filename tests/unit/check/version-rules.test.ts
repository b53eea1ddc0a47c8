// The second policy of the small content, held to the version of it that is archived.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { fingerprintOf } from '../../../src/corpus/record/version.ts';
import { accept } from '../../../src/desk/accept/accept.ts';
import { after, changed, type Edit, mistakesIn, smallContent } from './small-content.ts';

const file = 'content/documents/policy-2.mdx';
/** The archive of the small content's second policy. */
const archive = after([], accept(corpusOf(smallContent()), new Map(), 'policy-2').files);

/** The messages for the small content with its archive, some texts replaced. */
function messages(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const edits = changes.map(([name, from, to]): Edit => [`content/${name}`, from, to]);
  return mistakesIn(changed([...smallContent(), ...archive], ...edits)).map(formatDiagnostic);
}

const policy = 'documents/policy-2.mdx';
const raise = 'Set "version" to "1.1" and "updated" to today, then run: npm run versions:accept.';

describe('a text that is kept', () => {
  test('passes, and so does a document without a version', () => {
    expect(messages()).toEqual([]);
  });

  test.each([
    ['another owner', 'owner: General Counsel', 'owner: Chief Risk Officer'],
    ['another day of review', 'review: 2027-11-20', 'review: 2028-01-31'],
    ['another place in the hub', 'order: 2', 'order: 99'],
    ['a line break', 'Text.', '\nText.\n'],
    ['a comment', 'Text.', '{/* waiver: no fact of ours */}Text.'],
    ['quotation marks in its front matter', 'title: Policy 2', 'title: "Policy 2"'],
  ])('with %s', (_, from, to) => {
    // A waiver that covers nothing is a mistake of its own.
    expect(messages([policy, from, to]).filter((text) => !text.includes('waiver'))).toEqual([]);
  });

  test('with another fact that it does not name', () => {
    expect(messages(['facts.yaml', 'value: 48', 'value: 50'])).toEqual([]);
  });
});

describe('a text that has changed under its version', () => {
  const says = (where: string) =>
    `${file}:8  the text of Policy 2 has changed, and its version is still 1.0. ${where} ${raise}`;

  test('by a word', () => {
    const where = 'In section 1: found “Other.”, recorded “Text.”.';
    expect(messages([policy, 'Text.', 'Other.'])).toEqual([says(where)]);
  });

  test('by a fact that its summary names', () => {
    expect(messages(['facts.yaml', 'value: [1, 2]', 'value: [1, 3]'])).toEqual([
      says(
        'In the head of the document: found “- Within 1–3 hours.”, recorded “- Within 1–2 hours.”.',
      ),
    ]);
  });

  test('by the title of a section, its id, or a section more', () => {
    expect(messages([policy, 'title="About"', 'title="Us"'])).toEqual([
      says('In section 1: found “## 1. Us {#about}”, recorded “## 1. About {#about}”.'),
    ]);
    const more = '</Section>\n\n<Section id="new" title="New">\n\nMore.\n\n</Section>\n';
    expect(messages([policy, '</Section>\n', more])).toEqual([
      says('In section 2: found “## 2. New {#new}”, recorded “”.'),
    ]);
  });

  test('by its name, or the day from which it applies', () => {
    expect(messages([policy, 'title: Policy 2', 'title: Rules'])).toEqual([
      `${file}:8  the text of Rules has changed, and its version is still 1.0. In "title": found “Rules”, recorded “Policy 2”. ${raise}`,
    ]);
    expect(messages([policy, 'effective: 2026-11-20', 'effective: 2026-12-24'])).toEqual([
      says('In "effective": found “2026-12-24”, recorded “2026-11-20”.'),
    ]);
    expect(messages([policy, 'updated: 2026-11-20', 'updated: 2026-11-19'])).toEqual([
      says('In "updated": found “2026-11-19”, recorded “2026-11-20”.'),
    ]);
  });

  test('is not judged while something else is wrong', () => {
    expect(messages([policy, 'Text.', 'Other.'], [policy, 'owner:', 'ownr:'])).toHaveLength(1);
  });
});

describe('a version', () => {
  test('that is new is to be recorded', () => {
    expect(messages([policy, '"1.0"', '"1.1"'])).toEqual([
      `${file}:8  version 1.1 of Policy 2 is not recorded yet. Check its "updated" and "effective" dates, then run: npm run versions:accept.`,
    ]);
  });

  test('does not go back', () => {
    expect(messages([policy, '"1.0"', '"0.9"'])).toEqual([
      `${file}:8  "version": found 0.9, and version 1.0 of Policy 2 is recorded already. ${raise}`,
    ]);
  });

  test('stays with a document that has moved, under its old address', () => {
    const files = [...smallContent(), ...archive].map(({ path, text }) =>
      path === file
        ? {
            path: 'content/documents/rules.mdx',
            text: text.replace('aliases: [/p2]', 'movedFrom: [/policy-2]'),
          }
        : { path, text: text.replaceAll('doc="policy-2"', 'doc="rules"') },
    );
    expect(mistakesIn(files)).toEqual([]);
  });

  test('is not lost with its document: the new address needs the old one as a former address', () => {
    const files = [...smallContent(), ...archive].map(({ path, text }) => ({
      path: path === file ? 'content/documents/rules.mdx' : path,
      text: text.replaceAll('doc="policy-2"', 'doc="rules"'),
    }));
    expect(mistakesIn(files).map(formatDiagnostic)).toEqual([
      'content/versions/SHA256SUMS:1  there is no document "policy-2", and its versions are archived. If its file was renamed, undo that, and run: npm run documents:move -- policy-2 and the new address. A document that was published is not removed.',
    ]);
  });
});

describe('the archive', () => {
  const version = 'versions/policy-2/1.0.md';
  const restore = 'Put it back as it was (git restore brings it).';

  test('refuses a version that has changed by a byte', () => {
    expect(messages([version, 'Text.', 'Text .'])).toEqual([
      `content/${version}:1  the text of a recorded version has changed: it is fixed, and its fingerprint is recorded in content/versions/SHA256SUMS:1. ${restore}`,
    ]);
  });

  test('refuses a version that was rewritten with its sum while its document stays as it was', () => {
    // Of earlier versions only an earlier commit tells: guard-record.ts.
    const [text = ''] = archive.flatMap((each) => (each.path.endsWith('.md') ? each.text : []));
    const rewritten = text.replace('Text.', 'Words.');
    expect(
      messages(
        [version, 'Text.', 'Words.'],
        ['versions/SHA256SUMS', fingerprintOf(text), fingerprintOf(rewritten)],
      ),
    ).toEqual([
      `${file}:8  the text of Policy 2 has changed, and its version is still 1.0. In section 1: found “Text.”, recorded “Words.”. ${raise}`,
    ]);
  });
});
