// The small content with every kind of reference to its second policy, and a French translation of it.
import { describe, expect, test } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { guardedTexts } from '../../../../src/check/guarded-texts.ts';
import { addressesOf } from '../../../../src/corpus/addresses.ts';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { candidateOf, standingOf, versionsOf } from '../../../../src/corpus/record/candidate.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { moveDocument } from '../../../../src/desk/accept/move-document.ts';
import { textsFingerprint } from '../../../../src/desk/accept/reviewed-texts.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { smallContent, smallDraft } from '../../check/small-content.ts';
import { frenchPolicy } from '../../check/small-translation.ts';

const today = '2026-11-22';
const move = { from: 'policy-2', to: 'legal/fees' };
const back = { from: move.to, to: move.from };
type Files = readonly ContentFile[];
const textOf = (files: Files, path: string) => files.find((file) => file.path === path)?.text;
const withTexts = (files: Files, texts: ReadonlyMap<string, string>): ContentFile[] =>
  [...new Map([...files.map(({ path, text }) => [path, text] as const), ...texts])]
    .map(([path, text]) => ({ path, text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
const mistakes = (files: Files) => check(corpusOf(files, today)).map(formatDiagnostic);

const french = `---
title: Règle 2
description: Ce que nous promettons.
summary: [Un., Deux., "Sous {{fact.reply-time}}."]
---

<Section id="about" title="Objet">

Texte, sous <Fact id="reply-time" />.

</Section>
`;
const glossary = `terms:
  words:
    form:
      is: imprimé
      except:
        policy-1:about: it is called so
        policy-2:about: the section says policy-2
        documents:policy-2.title: the title too
never: []
`;

/** All that names the second policy: also a term, an announced text, duties, claims, reviews, words and exceptions. */
function everyReference(): ContentFile[] {
  const written = new Map([
    ['content/translations/fr/policy-1.mdx', frenchPolicy],
    ['content/translations/fr/policy-2.mdx', french],
    ['content/locales/de/documents.json', '{\n  "policy-2": { "title": "policy-2" }\n}\n'],
  ]);
  const files = withTexts(smallContent(), written).map(({ path, text }) => ({
    path,
    text:
      path === 'content/documents/policy-2.mdx'
        ? text.replace('Text.', 'Text, within <Fact id="reply-time" />.')
        : text.replace('document: policy-1,', 'document: policy-2,'),
  }));
  const { files: versions } = accept(corpusOf(files, today), new Map(), 'policy-2');
  const recorded = withTexts(files, versions);
  const { files: accepted } = acceptTranslations(corpusOf(recorded, today), {}, today);
  return withTexts(recorded, accepted);
}
const before = everyReference();
const after = moveDocument(before, move);

describe('a document that moves', () => {
  test('leaves content without a mistake as it was: no new version, no other translation', () => {
    expect(mistakes(before)).toEqual([]);
    expect(mistakes(after)).toEqual([]);
    const corpus = corpusOf(after, today);
    const document = corpus.documentsById.get('legal/fees');
    expect(document && standingOf(candidateOf(document, corpus))).toBe('kept');
    expect(document && versionsOf(document, corpus).map(({ file }) => file)).toEqual([
      'content/versions/policy-2/1.0.md',
    ]);
  });

  test('takes its translations along, and nothing else', () => {
    const moved = before.flatMap(({ path }, index) => {
      const now = after[index]?.path;
      return now === path ? [] : [`${path} ${now}`];
    });
    expect(moved).toEqual([
      'content/documents/policy-2.mdx content/documents/legal/fees.mdx',
      'content/translations/fr/policy-2.mdx content/translations/fr/legal/fees.mdx',
    ]);
  });

  test('names its former address, and loses no other line', () => {
    const text = textOf(before, 'content/documents/policy-2.mdx') ?? '';
    expect(textOf(after, 'content/documents/legal/fees.mdx')).toBe(
      text.replace('aliases: [/p2]\n', 'aliases: [/p2]\nmovedFrom: [/policy-2]\n'),
    );
  });

  test.each([
    ['content/documents/policy-1.mdx', '<See doc="legal/fees" section="about" />'],
    ['content/translations/fr/policy-1.mdx', '<See doc="legal/fees" section="about" />'],
    ['content/facts.yaml', 'document: legal/fees, section: about'],
    // A text that happens to be the same is no name.
    ['content/locales/de/documents.json', '{\n  "legal/fees": { "title": "policy-2" }\n}\n'],
  ])('is named anew in %s', (path, text) => {
    expect(textOf(after, path)).toContain(text);
    expect(textOf(after, path)).not.toMatch(/(?:doc="|document: )policy-2/);
  });

  test('leaves the archive as it is, byte for byte', () => {
    const archived = (files: Files) => files.filter(({ path }) => path.includes('/versions/'));
    expect(archived(after)).toEqual(archived(before));
    expect(archived(after)).toHaveLength(2);
  });

  test('answers at every address that it had', () => {
    const paths = (files: Files) => addressesOf(corpusOf(files, today)).map(({ path }) => path);
    expect(paths(before)).toContain('/fr/policy-2/bilingual');
    expect(paths(before)).toContain('/de/policy-2/versions/1-0');
    expect(paths(before).filter((path) => !paths(after).includes(path))).toEqual([]);
  });

  test('and comes back is as it was, but for the address that it had meanwhile', () => {
    const again = moveDocument(after, back);
    const file = 'content/documents/policy-2.mdx';
    expect(mistakes(again)).toEqual([]);
    expect(textOf(again, file)).toBe(
      textOf(before, file)?.replace(
        'aliases: [/p2]\n',
        'aliases: [/p2]\nmovedFrom: [/legal/fees]\n',
      ),
    );
    const others = (files: Files) => files.filter(({ path }) => path !== file);
    expect(others(again)).toEqual(others(before));
  });

  test('twice keeps both former addresses, and one to its short name takes that', () => {
    const twice = moveDocument(after, { from: 'legal/fees', to: 'p2' });
    expect(mistakes(twice)).toEqual([]);
    const text = textOf(twice, 'content/documents/p2.mdx');
    expect(text).toContain('movedFrom: [/policy-2, /legal/fees]\n');
    expect(text).not.toContain('aliases');
  });

  test('without a short name has its former address above its version', () => {
    const plain = before.map(({ path, text }) => ({
      path,
      text: text.replace('aliases: [/p2]\n', ''),
    }));
    const text = textOf(moveDocument(plain, move), 'content/documents/legal/fees.mdx');
    expect(text).toContain('\nmovedFrom: [/policy-2]\nversion: "1.0"\n');
  });
});

describe('a version that is accepted after a move', () => {
  const file = 'content/documents/legal/fees.mdx';
  const edited = (...changes: readonly (readonly [string, string])[]) =>
    after.map(({ path, text }) => ({
      path,
      text:
        path === file
          ? changes.reduce((before, [from, to]) => before.replace(from, to), text)
          : text,
    }));

  test('is archived under the present address, and answers below the former one too', () => {
    const newer = edited(
      ['"1.0"', '"1.1"'],
      ['updated: 2026-11-20', 'updated: 2026-11-22'],
      ['effective: 2026-11-20', 'effective: 2026-11-22'],
    );
    const note = { kind: 'correction', changed: 'A.', reason: 'B.', affects: 'C.', action: 'D.' };
    const notes = new Map([[file, { ...note, kind: 'correction' as const }]]);
    const accepted = accept(corpusOf(newer, today), notes, 'legal/fees');
    expect([...accepted.files.keys()][0]).toBe('content/versions/legal/fees/1.1.md');
    const files = withTexts(newer, accepted.files);
    expect(mistakes(files)).toEqual([]);
    const paths = addressesOf(corpusOf(files, today)).map(({ path }) => path);
    for (const id of ['policy-2', 'legal/fees']) {
      expect(paths).toContain(`/de/${id}/versions/1-1`);
      expect(paths).toContain(`/${id}/changes/1-0/1-1`);
    }
  });

  test('as a draft under the number of an earlier one takes its place, and stands there once', () => {
    const draft = smallDraft();
    const recorded = accept(corpusOf(draft, today), new Map(), 'policy-2').files;
    const same = moveDocument(withTexts(draft, recorded), move).map(({ path, text }) => ({
      path,
      text: path === file ? text.replace('Text.', 'Words.') : text,
    }));
    const accepted = accept(corpusOf(same, today), new Map(), 'legal/fees');
    expect(accepted.refused).toEqual([]);
    const versions = ['content/versions/policy-2/0.1.md', 'content/versions/SHA256SUMS'];
    expect([...accepted.files.keys()]).toEqual(versions);
    expect(mistakes(withTexts(same, accepted.files))).toEqual([]);
  });
});

test('an announced text moves with its translations, and names the former address too', () => {
  const texts = new Map([
    [
      'content/announced/policy-2.mdx',
      (textOf(before, 'content/documents/policy-2.mdx') ?? '')
        .replace('"1.0"', '"1.1"')
        .replace('effective: 2026-11-20', 'effective: 2027-01-01'),
    ],
    ['content/announced/fr/policy-2.mdx', french],
  ]);
  const moved = moveDocument(withTexts(before, texts), move);
  expect(textOf(moved, 'content/announced/legal/fees.mdx')).toContain('movedFrom: [/policy-2]\n');
  expect(textOf(moved, 'content/announced/fr/legal/fees.mdx')).toBe(french);
  expect(moved.some(({ path }) => /announced.*policy-2/.test(path))).toBe(false);
});

describe('what names a document in data', () => {
  const named = (path: string, text: string) =>
    textOf(moveDocument(withTexts(before, new Map([[path, text]])), move), path);

  test('is a review by counsel', () => {
    const text = (id: string) =>
      `publicSince: null\ncounsel:\n  policy-1: { version: "1.0", date: 2026-11-20 }\n  ${id}: { version: "1.0", date: 2026-11-20 }\nquestions: []\n`;
    expect(named('content/launch.yaml', text('policy-2'))).toBe(text('legal/fees'));
  });

  test('is the clause of a statement', () => {
    const text = (id: string) =>
      `claims: []\nstatements:\n  - key: home:policy-2\n    kind: promise\n    words: policy-2#about\n    clause: ${id}#about\n  - { key: a, kind: b, words: c, clause: policy-22#about }\n`;
    expect(named('content/claims.yaml', text('policy-2'))).toBe(text('legal/fees'));
  });

  test('is an exception of a glossary', () => {
    expect(named('content/glossary/fr.yaml', glossary)).toBe(
      glossary
        .replace('policy-2:about:', 'legal/fees:about:')
        .replace('documents:policy-2.title', 'documents:legal/fees.title'),
    );
  });

  test('is a term, and no attribute of the same text beside it', () => {
    const path = 'content/documents/policy-3.mdx';
    const text = (id: string) =>
      (textOf(before, path) ?? '').replace(
        'Text.',
        `<Term of="policy-2"\n  doc='${id}'>Text</Term>, <See section="policy-2" />, <Term of="policy-2" doc="policy-1">a</Term>, \`doc="policy-2"\``,
      );
    expect(named(path, text('policy-2'))).toBe(text('legal/fees'));
  });
});

describe('translations', () => {
  const states = (files: Files) =>
    guardedTexts(corpusOf(files, today)).map(({ name, language, state }) =>
      [language, name.replace('legal/fees', 'policy-2'), state].join(' '),
    );
  const accepted = 'content/translations/fr/accepted.json';
  const change = (path: string, from: string, to: string) =>
    before.map((file) =>
      file.path === path ? { path, text: file.text.replace(from, () => to) } : file,
    );

  test('that are accepted stay so, under the new names, revised on the same day', () => {
    expect(states(before)).toContain('fr policy-1:details kept');
    expect(states(after)).toEqual(states(before));
    const text = textOf(after, accepted);
    expect(JSON.parse(text ?? '').revised).toEqual({ 'policy-1': today, 'legal/fees': today });
    expect(text).not.toContain('policy-2');
  });

  test.each([
    ['stale', 'content/documents/policy-1.mdx', 'More is in', 'All is in'],
    ['mended', 'content/translations/fr/policy-1.mdx', 'Le reste est dans', 'Tout est dans'],
  ])('that are %s stay so', (state, path, from, to) => {
    const changed = change(path, from, to);
    expect(states(changed)).toContain(`fr policy-1:details ${state}`);
    expect(states(moveDocument(changed, move))).toEqual(states(changed));
  });

  test('whose texts were reviewed are reviewed still, and others are not', () => {
    const launch = (texts: string) =>
      `publicSince: null\ncounsel: {}\nquestions: []\ntranslations:\n  de: { texts: "${texts}", date: 2026-11-20 }\n  fr: { texts: "0123456789ab", date: 2026-11-20 }\n`;
    const reviewed = withTexts(
      before,
      new Map([['content/launch.yaml', launch(textsFingerprint(corpusOf(before, today), 'de'))]]),
    );
    const moved = moveDocument(reviewed, move);
    const now = textsFingerprint(corpusOf(moved, today), 'de');
    expect(textOf(moved, 'content/launch.yaml')).toBe(launch(now));
    expect(textOf(reviewed, 'content/launch.yaml')).not.toContain(now);
  });
});
