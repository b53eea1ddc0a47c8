// What the words of a translated document follow from: its language, and the names that other documents have in it.
import { defaultLanguage, type LanguageCode } from '../../core/languages.ts';
import type { Corpus } from '../corpus.ts';
import { inWords } from '../figure-words.ts';
import { isGroup, valueAt } from '../read/source.ts';
import type { Spoken } from '../record/document-blocks.ts';
import type { Words } from '../schema/words.ts';
import { translationStates } from './state.ts';

/**
 * The words of documents in a language.
 * @throws TypeError while the English words cannot be spoken, which the content check refuses.
 */
export function spokenOf(corpus: Corpus, language: LanguageCode): Spoken {
  const speech = corpus.speechOf(language);
  if (!speech) throw new TypeError(`The words of "${language}" cannot be spoken.`);
  if (language === defaultLanguage) return { ...corpus, speech };
  const shown = new Map(
    translationStates(corpus)
      .filter(({ translation }) => translation.language === language)
      .map((state) => [state.document.id, state] as const),
  );
  const listed = corpus.sources.get(`content/locales/${language}/documents.json`)?.data;
  const documents = [...corpus.documentsById.values()].map(({ id, title, outline }) => {
    const own = shown.get(id);
    const name = own?.translation.front.title ?? valueAt(listed, [id, 'title']);
    return {
      id,
      title: typeof name === 'string' ? name : title,
      outline: own?.revised === undefined ? outline : own.translation.outline,
    };
  });
  return {
    ...corpus,
    speech,
    language,
    figures: { ...corpus.figures, data: figuresIn(corpus, language) },
    documentsById: new Map(documents.map((document) => [document.id, document])),
    isForeign: (id, section) => {
      const own = shown.get(id);
      return own?.revised === undefined || own.stale.has(section);
    },
  };
}

/** The figures with the words of a language. */
function figuresIn({ figures: { data }, sources }: Corpus, language: LanguageCode) {
  const words = valueAt(sources.get(`content/locales/${language}/values.json`)?.data, ['figure']);
  if (!data || !isGroup(words)) return data;
  // The schema of the file has found texts and groups of them.
  const figure = <T extends { readonly id: string }>(one: T) =>
    inWords(one, words[one.id] as Words | undefined);
  return { paths: data.paths.map(figure), tables: data.tables.map(figure) };
}
