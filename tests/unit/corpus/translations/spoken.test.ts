// The words of a translated document, on the small content and its French translation.
import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { documentBlocks } from '../../../../src/corpus/record/document-blocks.ts';
import { markdownOf } from '../../../../src/corpus/record/markdown.ts';
import { spokenOf } from '../../../../src/corpus/translations/spoken.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { after, smallContent } from '../../check/small-content.ts';
import { file, frenchPolicy } from '../../check/small-translation.ts';

const words = (text: string) => `{ ${text} }\n`;
const see = (section: string) =>
  words(
    `"see": "${section} {{number}} ({{title}})", "seeNumber": "${section} {{number}}", "seeDocument": "{{document}}, ${section} {{number}} ({{title}})", "seeDocumentNumber": "{{document}}, ${section} {{number}}"`,
  );
const changes: Readonly<Record<string, string>> = {
  [`content/${file}`]: frenchPolicy,
  'content/locales/en/document.json': see('section'),
  'content/locales/fr/document.json': see('rubrique'),
  'content/locales/fr/documents.json': words('"policy-2": { "title": "Règle 2" }'),
  'content/locales/fr/values.json': words(
    '"figure": { "complaint-path": { "caption": "Le chemin", "steps": { "2": { "text": "Nous répondons." } } } }',
  ),
  'content/figures.yaml': `paths:
  - id: complaint-path
    caption: The way
    steps:
      - { name: One, text: "{{company.brand}} reads." }
      - { name: Two, text: We answer. }
tables: []
`,
};
const files = after(smallContent(), new Map(Object.entries(changes)));

/** The French blocks of the policy as Markdown, once its translation was accepted or before. */
function french(more = files) {
  const corpus = corpusOf(more);
  const [translation] = corpus.translations;
  if (!translation) throw new Error('no translation');
  return markdownOf(documentBlocks(translation, spokenOf(corpus, 'fr')));
}
const accepted = () => after(files, acceptTranslations(corpusOf(files), {}, '2026-11-22').files);

test('facts, names and references are spoken in the language', () => {
  expect(french(accepted())).toBe(
    `## 1. Cette règle {#about}

Un **utilisateur** est quiconque. Exampla sert chaque utilisateur sous 1–2\u00a0heures. Voir le formulaire et rubrique 2 (Détails).

## 2. Détails {#details}

Le reste est dans Règle 2, rubrique 1.`,
  );
});

test('the title of a section that is not translated is left out', () => {
  expect(french()).toContain('et rubrique 2.');
});

test('figures have the words of the language, and English ones where it has none', () => {
  const corpus = corpusOf(files);
  const steps = spokenOf(corpus, 'fr').figures.data?.paths[0]?.steps;
  expect(spokenOf(corpus, 'fr').figures.data?.paths[0]?.caption).toBe('Le chemin');
  expect(steps?.map(({ text }) => text)).toEqual(['{{company.brand}} reads.', 'Nous répondons.']);
  expect(spokenOf(corpus, 'en').figures.data?.paths[0]?.caption).toBe('The way');
});

test('other documents name a section by its number in the present English', () => {
  const grown = accepted().map((one) => ({
    ...one,
    text: one.text.replace(
      '<Section id="details" title="Details">',
      '<Section id="added" title="Added">\n\nWords.\n\n</Section>\n\n$&',
    ),
  }));
  const outline = spokenOf(corpusOf(grown), 'fr').documentsById.get('policy-1')?.outline ?? [];
  expect(outline.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Cette règle',
    '2 Added',
    '3 Détails',
  ]);
});
