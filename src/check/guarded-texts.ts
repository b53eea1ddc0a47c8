// Every translated text with the hash of its English and what was accepted of it: words of the interface, records of the status
// page, heads and sections of documents. Records are written in a hurry: the check asks for nothing that concerns theirs.

import type { Corpus } from '../corpus/corpus.ts';
import { isAnnounced } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { noneAccepted } from '../corpus/schema/translations.ts';
import { sectionHash, slotHash } from '../corpus/translations/slots.ts';
import { sectionName, type TextState, textState } from '../corpus/translations/state.ts';
import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { isTranslated } from './locale-file-rules.ts';
import { recordEntries, wordEntries } from './translated-entries.ts';
import { lostTexts, translationPairs } from './translation-pairs.ts';

export type GuardedText = {
  readonly language: LanguageCode;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The id of the document of the text; `undefined` for words of the interface and records. */
  readonly document: string | undefined;
  /** The hash of its English, empty where that is gone; and its own. */
  readonly from: string;
  readonly as: string;
  readonly state: TextState;
};

export function guardedTexts(corpus: Corpus): GuardedText[] {
  const entries = [...wordEntries(corpus), ...recordEntries(corpus)];
  const words = entries.flatMap(({ language, name, file, line, text, english }) => {
    if (english === undefined) return [];
    const [from, as] = [slotHash(english), slotHash(text)];
    const state = textState(corpus.accepted.get(language) ?? noneAccepted, name, from, as);
    return [{ ...{ language, name, file, line, document: undefined }, from, as, state }];
  });
  const documents = translationPairs(corpus).flatMap(
    ({ translation, document: { id: document }, heads, sections, lone }) => {
      const { language, file, source } = translation;
      const sectionText = ({ own, state }: (typeof lone)[number], from: string) => ({
        ...{ language, name: sectionName(document, own.id), file, line: own.line, document, state },
        ...{ from, as: sectionHash(own) },
      });
      return [
        ...heads.map(({ name, path, text, english, state }) => ({
          ...{ language, name, file, line: source?.lineOf(path) ?? 1, document, state },
          ...{ from: english === undefined ? '' : slotHash(english), as: slotHash(text) },
        })),
        ...sections.map((pair) => sectionText(pair, sectionHash(pair.english))),
        ...lone.map((pair) => sectionText(pair, '')),
      ].filter(({ from, state }) => from !== '' || state === 'gone');
    },
  );
  return [...words, ...documents];
}

const command = 'npm run translations:accept';

/**
 * Reports translated documents whose words differ from those that were accepted, because the day of their revision would be
 * wrong, and texts that were accepted and are there no longer, although their English is. A document that was never accepted
 * is a draft and passes. Reports also values of the company that have changed while their translations have not, because
 * every page of the language would show an old value.
 */
export function acceptanceRules(corpus: Corpus): Diagnostic[] {
  const guarded = guardedTexts(corpus);
  const texts = guarded.filter(({ language, file, document, state }) => {
    const revised = corpus.accepted.get(language)?.revised ?? {};
    const isChanged = state === 'new' || state === 'mended';
    // An announced translation must not stop the build of its first day: until it is accepted, English stands in its place.
    return isChanged && document !== undefined && document in revised && !isAnnounced(file);
  });
  const revised = [...Map.groupBy(texts, ({ file }) => file)].map(([file, changed]) => {
    const [first] = changed;
    const message = `the translation has changed since it was accepted: ${placesOf(changed)}. Run: ${commandFor(first)}.`;
    return { file, line: first?.line ?? 1, message };
  });
  const lost = translationPairs(corpus).flatMap((pair) => {
    const { file, language, id: document } = pair.translation;
    const names = lostTexts(pair, corpus);
    if (names.length === 0 || isAnnounced(file)) return [];
    const message = `the translation lacks what it had when it was accepted: ${placesOf(names)}. Put it back (git restore); or, if English shall stand in its place, run: ${commandFor({ language, document })}.`;
    return [{ file, line: 1, message }];
  });
  const untrue = guarded.flatMap(({ language, name, file, line, state }) => {
    const [, id] = /^values:company\.(.*)$/.exec(name) ?? [];
    if (id === undefined || state !== 'stale') return [];
    const message = `"${id}" has changed in content/company.yaml, and its translation has not. Translate it anew; or, if it still says the same, run: ${command} -- --language ${language} --unchanged.`;
    return [{ file, line, message }];
  });
  return [...revised, ...lost, ...lostFolders(corpus), ...untrue];
}

/** The languages of which all translations are gone: those that were accepted, or with them what was accepted of the words. */
function lostFolders({ accepted, files, translations }: Corpus): Diagnostic[] {
  return languages.flatMap(({ code, englishName }): Diagnostic[] => {
    const known = accepted.get(code);
    const hasLost = known ? Object.keys(known.revised).length > 0 : isTranslated(code, files);
    const has = translations.some(({ language }) => language === code);
    if (code === defaultLanguage || has || !hasLost) return [];
    const message = `the translations into ${englishName} are gone, which readers had. Put the folder back (git restore brings it). For a new language, run: ${command} -- --language ${code}, which notes the English of its words.`;
    return [{ file: `content/translations/${code}`, line: 1, message }];
  });
}

const commandFor = (text: Pick<GuardedText, 'language' | 'document'> | undefined) =>
  `${command} -- --language ${text?.language} --document ${text?.document}`;

/** The places of texts in their document, in a message. */
const placesOf = (texts: readonly Pick<GuardedText, 'name'>[]) =>
  texts.map(({ name }) => name.replace(/^.*?[:.](?=[^:.]*$)/, '')).join(', ');
