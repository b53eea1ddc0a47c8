// What decides the words of a translated document: its language, and the names of other documents in that language.

import { cacheByObject, cacheByText } from '../../core/memo.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import type { Corpus } from '../corpus.ts';
import { inLanguage } from '../figure-words.ts';
import { localePath } from '../read/content-paths.ts';
import { valueAt } from '../read/source.ts';
import type { Spoken } from '../record/document-blocks.ts';
import { translationStates } from './state.ts';

/**
 * What decides the words of documents in a language.
 * @throws TypeError if the English words are broken, which the content check refuses.
 */
export function spokenOf(corpus: Corpus, language: LanguageCode): Spoken {
  return spokenIn(corpus)(language);
}

const spokenIn = cacheByObject((corpus: Corpus) =>
  cacheByText((language: LanguageCode) => speak(corpus, language)),
);

function speak(corpus: Corpus, language: LanguageCode): Spoken {
  const speech = corpus.speechOf(language);
  if (!speech) throw new TypeError(`The words of "${language}" cannot be spoken.`);
  if (language === defaultLanguage) return { ...corpus, speech };
  const shown = new Map(
    translationStates(corpus)
      .filter(({ translation }) => translation.language === language)
      .map((state) => [state.document.id, state] as const),
  );
  const listed = corpus.sources.get(localePath(language, 'documents'))?.data;
  const documents = [...corpus.documentsById.values()].map(({ id, title, outline }) => {
    const own = shown.get(id);
    const name = own?.translation.front.title ?? valueAt(listed, [id, 'title']);
    return {
      id,
      title: typeof name === 'string' ? name : title,
      outline: own?.revised === undefined ? outline : own.outline,
    };
  });
  return {
    ...corpus,
    speech,
    language,
    ...dataIn(corpus, language),
    documentsById: new Map(documents.map((document) => [document.id, document])),
    isForeign: (id, section) => {
      const own = shown.get(id);
      return own?.revised === undefined || own.stale.has(section);
    },
  };
}

/** The figures of documents, with the words of a language. */
function dataIn(
  corpus: Corpus,
  language: LanguageCode,
): Pick<Corpus, 'figures' | 'risks' | 'roadmap'> {
  const { figures, risks, roadmap } = corpus;
  const values = corpus.sources.get(localePath(language, 'values'))?.data;
  const own = <T extends { readonly id: string }>(figure: T) => inLanguage(figure, values);
  return {
    figures: {
      ...figures,
      data: figures.data && {
        paths: figures.data.paths.map(own),
        tables: figures.data.tables.map(own),
      },
    },
    risks: { ...risks, data: risks.data && own({ id: 'risk-register', ...risks.data }) },
    roadmap: { ...roadmap, data: roadmap.data && own({ id: 'roadmap', ...roadmap.data }) },
  };
}
