// Purpose: lists the documents that languages lack, what is stale in documents and in words of the interface, and
// translations that nobody has reviewed. Pure.

import type { Corpus } from '../../corpus/corpus.ts';
import { acceptedFile } from '../../corpus/read/content-paths.ts';
import { counted } from '../../corpus/read/diagnostic.ts';
import { type Coverage, coverageOf, documentWords } from '../accept/coverage.ts';
import { staleSentence } from '../accept/translations.ts';
import type { Blocker } from './report.ts';

const command = 'npm run translations:accept';

/** The blockers of each language. */
export function translatedDocumentBlockers(corpus: Corpus): Blocker[] {
  return coverageOf(corpus).flatMap((coverage) => [
    ...coverageBlockers(coverage),
    ...documentBlockers(coverage),
    ...wordBlockers(coverage),
  ]);
}

/** The blocker for a language that lacks part of the documents; it says how much there is. */
function coverageBlockers({ language, documents, missing, sections }: Coverage): Blocker[] {
  if (missing.length === 0) return [];
  const all = documents.length + missing.length;
  const message = `${language.englishName} has ${documents.length} of ${all} documents, and shows ${sections.shown} of ${sections.all} sections. It lacks ${missing.join(', ')}.`;
  const file = `content/translations/${language.code}`;
  return [{ area: 'Coverage of the documents', file, line: 1, message }];
}

function documentBlockers({ documents }: Coverage): Blocker[] {
  return documents.flatMap((document) => {
    const { translation, complete } = document;
    const { file, front, id, language } = translation;
    const stale = {
      ...{ area: 'Stale translations', file, line: 1 },
      message: `${documentWords(document)}. Translate what has changed, then run: ${command} -- --language ${language} --document ${id}.`,
    };
    const unseen = {
      ...{ area: 'Translations that await review', file, line: 1 },
      message:
        'nobody who knows the language and its law has reviewed this translation, and it says so. Afterwards add to its front matter: reviewed: { by: …, on: … }.',
    };
    return [...(complete ? [] : [stale]), ...(front.reviewed ? [] : [unseen])];
  });
}

function wordBlockers({ language, words }: Coverage): Blocker[] {
  const stale = words.stale.map((text) => ({
    ...{ area: 'Stale translations', file: text.file, line: text.line },
    message: staleSentence(text),
  }));
  if (words.unaccepted === 0) return stale;
  const message = `never accepted: ${counted(words.unaccepted, 'text')} of the interface. Nobody would notice a change of the English. Run: ${command} -- --language ${language.code}.`;
  const file = acceptedFile(language.code);
  return [...stale, { area: 'Stale translations', file, line: 1, message }];
}
