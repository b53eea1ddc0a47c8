// Translations have the marks and spaces of their language. What is typed is checked here, with its line; the built pages are
// checked again, because there values complete the texts.

import { visit } from 'unist-util-visit';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { leavesOf } from '../corpus/read/source.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { cutSections } from '../corpus/translations/sections.ts';
import { isLanguageCode, type LanguageCode } from '../languages/list.ts';
import { wordEntries } from './translated-entries.ts';
import { typographyFaults } from './typography.ts';

/** A text between two tags of its file. */
type Typed = { readonly text: string; readonly line: number };

/** Faults of typography in the words of a language and in its translations. */
export function typographyRules(corpus: Corpus): Diagnostic[] {
  const words = wordEntries(corpus).flatMap(({ language, ...typed }) => {
    return isLanguageCode(language) ? faultsOf(typed, typed.file, language) : [];
  });
  const documents = corpus.translations.flatMap((translation) =>
    textsOf(translation).flatMap((typed) =>
      faultsOf(typed, translation.file, translation.language),
    ),
  );
  return [...words, ...documents];
}

/** The front matter, the titles of sections, and each run of words of a translation. Code is no text. */
function textsOf(translation: TranslatedDocument): Typed[] {
  const { source, body } = translation;
  const texts = [
    ...leavesOf(source?.data).map(({ text, path }) => ({ text, line: source?.lineOf(path) ?? 1 })),
    ...cutSections(translation).map(({ title: text, line }) => ({ text, line })),
  ];
  if (body.tree) {
    visit(body.tree, 'text', ({ value: text, position }) => {
      texts.push({ text, line: position?.start.line ?? 1 });
    });
  }
  return texts;
}

function faultsOf({ text, line }: Typed, file: string, language: LanguageCode): Diagnostic[] {
  // Line ends are spaces to a reader. A value may be anything, so a sign that is no letter and no digit stands for it.
  const shown = replacePlaceholders(text, () => '\ufffc')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/<\/?\d+>/g, '');
  return typographyFaults(shown, language).map((fault) => ({
    file,
    line,
    message: `${fault}.`,
  }));
}
