// Translations have the marks and spaces of their language. What is typed is checked here, with its line; the built pages are
// checked again, because there values complete the texts.

import { visit } from 'unist-util-visit';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { cutSections } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import { textsOf } from './texts.ts';
import { typographyFaults } from './typography.ts';

/** A text between two tags of its file. */
type Typed = { readonly text: string; readonly line: number };

/** Faults of typography in the words of a language and in its translations. */
export function typographyRules(corpus: Corpus): Diagnostic[] {
  const texts = textsOf(corpus)
    .filter(({ isFront, namespace }) => isFront || namespace !== undefined)
    .map(({ file, line, words, language }) => ({ file, line, text: words, language }));
  const bodies = corpus.translations.flatMap((translation) => {
    const { file, language } = translation;
    return typedIn(translation).map((typed) => ({ file, language, ...typed }));
  });
  return [...texts, ...bodies]
    .filter(({ language }) => language !== defaultLanguage)
    .flatMap(({ file, language, ...typed }) => faultsOf(typed, file, language));
}

/** The titles of sections, and each run of words of a translation. Code is no text. */
function typedIn(translation: TranslatedDocument): Typed[] {
  const texts = cutSections(translation).map(({ title: text, line }) => ({ text, line }));
  const { tree } = translation.body;
  if (tree) {
    visit(tree, 'text', ({ value: text, position }) => {
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
