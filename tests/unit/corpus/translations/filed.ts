// Purpose: the small content with its first policy published, and translated into French: accepted, or as a test changes it.

import { type Corpus, corpusOf } from '../../../../src/corpus/corpus.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { after, smallContent } from '../../check/small-content.ts';
import { file, frenchPolicy } from '../../check/small-translation.ts';

const words: Readonly<Record<string, string>> = {
  'content/locales/en/document.json': `{
  "glance": "At a glance",
  "prevails": "The English version prevails.",
  "see": "section {{number}} ({{title}})",
  "seeDocument": "{{document}}, section {{number}} ({{title}})",
  "seeDocumentNumber": "{{document}}, section {{number}}",
  "translation": {
    "revised": "A translation of version {{version}}, last revised on {{date}}.",
    "unreviewed": "No lawyer has reviewed it yet.",
    "reviewed": "Reviewed by {{by}} on {{date}}."
  }
}
`,
  'content/locales/fr/document.json': `{
  "glance": "En bref",
  "prevails": "La version anglaise prévaut.",
  "see": "rubrique {{number}} ({{title}})",
  "seeDocument": "{{document}}, rubrique {{number}} ({{title}})",
  "seeDocumentNumber": "{{document}}, rubrique {{number}}",
  "translation": {
    "revised": "Traduction de la version {{version}}, révisée le {{date}}.",
    "unreviewed": "Aucun juriste ne l’a encore relue.",
    "reviewed": "Relue par {{by}} le {{date}}."
  }
}
`,
};

type Edit = (text: string) => string;

/**
 * The corpus of that content.
 * @param french changes the translation before it is accepted
 * @param english changes the English after both were accepted
 * @param published whether the English is a version; it is a draft otherwise
 */
export function filedCorpus({
  french = (text) => text,
  english = (text) => text,
  published = true,
}: {
  readonly french?: Edit;
  readonly english?: Edit;
  readonly published?: boolean;
} = {}): Corpus {
  const translation = [`content/${file}`, french(frenchPolicy)] as const;
  const files = after(smallContent(), new Map([...Object.entries(words), translation]));
  const corpus = corpusOf(files);
  const now = files.map(({ path, text }) =>
    path === 'content/documents/policy-1.mdx' ? { path, text: english(text) } : { path, text },
  );
  const recorded = published ? after(now, accept(corpus, new Map()).files) : now;
  return corpusOf(after(recorded, acceptTranslations(corpus, {}, '2026-11-22').files));
}
