import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentBlocks } from '../../../../src/corpus/record/document-blocks.ts';
import { editionOf } from '../../../../src/corpus/translations/compose.ts';
import {
  filedTranslations,
  readTranslatedWords,
  translatedWords,
  translationMarkdown,
} from '../../../../src/corpus/translations/files.ts';
import { sideBySide } from '../../../../src/corpus/translations/side-by-side.ts';
import { spokenOf } from '../../../../src/corpus/translations/spoken.ts';
import { translationStates } from '../../../../src/corpus/translations/state.ts';
import { filedCorpus } from './filed.ts';

/** The Markdown of the planted translation, split into its head and what follows. */
function markdown(changes: Parameters<typeof filedCorpus>[0] = {}) {
  const corpus = filedCorpus(changes);
  const [filed] = filedTranslations(corpus);
  if (!filed) throw new Error('No translation is served.');
  const spoken = spokenOf(corpus, filed.language);
  const { title, words } = translatedWords(filed, spoken);
  const text = readTranslatedWords(filed, words);
  const whole = translationMarkdown(filed, { title, text }, spoken.speech);
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(whole) ?? [];
  return { whole, head: parse(head), body, filed };
}

describe('translations that are served as files', () => {
  test('are those of a published version, whole and of its present words', () => {
    expect(
      filedTranslations(filedCorpus()).map(({ translation, language, revised, version }) => [
        ...[translation.id, language, revised],
        version.head.version,
      ]),
    ).toEqual([['policy-1', 'fr', '2026-11-22', '1.0']]);
  });

  test.each([
    ['a section', 'More is in', 'Much more is in'],
    ['a point of the summary', '  - Two.', '  - Too.'],
    ['the title', 'title: Policy 1', 'title: The policy 1'],
  ])('are none once %s is another in English', (_, from, to) => {
    const english = (text: string) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    };
    expect(filedTranslations(filedCorpus({ english }))).toEqual([]);
  });

  test('are none while the English is a draft, or has a number that was not accepted', () => {
    expect(filedTranslations(filedCorpus({ published: false }))).toEqual([]);
    const english = (text: string) => text.replace('version: "1.0"', 'version: "1.1"');
    expect(filedTranslations(filedCorpus({ english }))).toEqual([]);
  });
});

const detailsSection = /\n<Section id="details"[\s\S]*?<\/Section>\n/;
const detailsFirst = (text: string) => {
  const [section = ''] = detailsSection.exec(text) ?? [];
  return text
    .replace(section, '')
    .replace('<Section id="about"', `${section.trim()}\n\n<Section id="about"`);
};

test('the sections of a translation stand in the order of the English, with its numbers', () => {
  const { body } = markdown({ english: detailsFirst });
  expect(body.match(/^## \d.*/gm)).toEqual([
    '## 1. Détails {#details}',
    '## 2. Cette règle {#about}',
  ]);
  expect(body).toContain('rubrique 1 (Détails)');
});

test('a translation stands beside its English row by row, whatever has come to it and gone since', () => {
  const added = '<Section id="added" title="Added">\n\nMore words.\n\n- One.\n\n</Section>\n\n';
  const english = (text: string) =>
    text
      .replace(detailsSection, '')
      .replace('<See section="details" />', 'it')
      .replace('<Section id="about"', `${added}<Section id="about"`);
  const corpus = filedCorpus({ english });
  const [state] = translationStates(corpus);
  if (!state) throw new Error('no translation');
  const rows = sideBySide(
    documentBlocks(editionOf(state), spokenOf(corpus, 'fr')),
    documentBlocks(state.document, spokenOf(corpus, 'en')),
    state.stale,
  );
  expect(rows.every(({ stale }) => stale)).toBe(true);
  expect(
    rows.flatMap(({ own }) => (own.kind === 'heading' ? `${own.number} ${own.title}` : [])),
  ).toEqual(['1. Added', '2. About this policy']);
});

describe('the Markdown of a translation', () => {
  test('says in its head what it translates, and that nobody has reviewed it', () => {
    const { head, filed } = markdown();
    expect(head).toEqual({
      title: 'Règle 1',
      path: '/fr/policy-1',
      version: '1.0',
      language: 'fr',
      translation: {
        from: 'en',
        of: '/policy-1/versions/1-0.md',
        sha256: filed.version.fingerprint,
        revised: '2026-11-22',
        reviewed: false,
      },
    });
  });

  test('begins with the notice that the English prevails, and has the words of the language in the form of the record', () => {
    const { body } = markdown();
    expect(
      body,
    ).toBe(`> La version anglaise prévaut. Traduction de la version 1.0, révisée le 22\u00a0novembre 2026. Aucun juriste ne l’a encore relue.

Ce que nous promettons.

## En bref

- Un.
- Deux.
- Sous 1–2\u00a0heures.

## 1. Cette règle {#about}

Un **utilisateur** est quiconque. Exampla sert chaque utilisateur sous 1–2\u00a0heures. Voir le formulaire et rubrique 2 (Détails).

## 2. Détails {#details}

Le reste est dans Policy 2, rubrique 1.
`);
  });

  test('names who has reviewed it, as a reader and as a program reads it', () => {
    const french = (text: string) =>
      text.replace('\nsummary:', '\nreviewed: { by: "Maître Un: Deux", on: 2026-11-21 }\nsummary:');
    const { head, body } = markdown({ french });
    expect(head.translation.reviewed).toEqual({ by: 'Maître Un: Deux', on: '2026-11-21' });
    expect(body).toContain('Relue par Maître Un: Deux le 21\u00a0novembre 2026.\n');
    expect(body).not.toContain('Aucun juriste');
  });

  test('has no soft hyphens, and is the same each time', () => {
    const french = (text: string) =>
      text.replace('Règle 1', 'Rè\u00adgle 1').replace('quiconque', 'qui\u00adconque');
    expect(markdown({ french }).whole).toBe(markdown().whole);
  });

  test('refuses emphasis that Markdown cannot show, and names the file', () => {
    const french = (text: string) =>
      text.replace('Le reste est', 'Voici <Term define>« Reste »</Term>est');
    expect(() => markdown({ french })).toThrow(
      'content/translations/fr/policy-1.mdx: found “Voici **« Reste »**est dans Policy 2, rubrique 1.”, which is not of the ' +
        'form in which texts are recorded. Emphasis and defined terms that begin or end with a mark of punctuation need a ' +
        'space or another mark on their outer side: move the mark out of them.',
    );
  });
});
