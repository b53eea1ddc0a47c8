// Every translated text that follows an English one, with what it was made from and what was accepted: words of the
// interface, heads and sections of documents. Records of the status page are written in a hurry and held by nobody to this.
import { isLanguageCode, type LanguageCode } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { noneAccepted } from '../corpus/read/accepted-translations.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { sectionHash, slotHash } from '../corpus/translations/slots.ts';
import { headTexts, sectionName } from '../corpus/translations/state.ts';
import { wordEntries } from './translated-entries.ts';
import { translationPairs } from './translation-pairs.ts';

/** A translated text. */
export type GuardedText = {
  readonly language: LanguageCode;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The id of the document whose text it is; none for words of the interface. */
  readonly document: string | undefined;
  /** The hash of its English, and its own. */
  readonly from: string;
  readonly as: string;
  readonly state: TextState;
};

/** How a translated text stands to what was accepted of it. */
type TextState =
  /** Nothing was accepted yet. */
  | 'new'
  /** Both texts are those that were accepted. */
  | 'kept'
  /** The translation has changed. */
  | 'mended'
  /** The English has changed, and the translation has not. */
  | 'stale';

/** The texts of every language. */
export function guardedTexts(corpus: Corpus): GuardedText[] {
  const words = wordEntries(corpus).flatMap(({ language, name, file, line, text, english }) =>
    english === undefined || !isLanguageCode(language)
      ? []
      : [{ ...{ language, name, file, line, document: undefined }, text, english }],
  );
  const heads = translationPairs(corpus).flatMap(({ translation, document }) =>
    headTexts(translation).flatMap(({ name, path, text }) => {
      const english = headTexts(document).find((head) => head.name === name)?.text;
      const { language, file, source } = translation;
      const line = source?.lineOf(path) ?? 1;
      return english === undefined
        ? []
        : [{ ...{ language, name, file, line, document: document.id }, text, english }];
    }),
  );
  const sections = translationPairs(corpus).flatMap(({ translation, document, sections: pairs }) =>
    pairs.map(({ own, english }) => ({
      ...{ language: translation.language, file: translation.file, line: own.line },
      ...{ name: sectionName(document.id, own.id), document: document.id },
      ...{ from: sectionHash(english), as: sectionHash(own) },
    })),
  );
  const hashed = [...words, ...heads].map(({ text, english, ...rest }) => ({
    ...{ ...rest, from: slotHash(english), as: slotHash(text) },
  }));
  return [...hashed, ...sections].map((text) => ({ ...text, state: stateOf(text, corpus) }));
}

function stateOf(
  { language, name, from, as }: Omit<GuardedText, 'state'>,
  { accepted }: Corpus,
): TextState {
  const known = (accepted.get(language) ?? noneAccepted).texts[name];
  if (known === undefined) return 'new';
  if (known === `${from} ${as}`) return 'kept';
  return known.endsWith(` ${as}`) ? 'stale' : 'mended';
}

const command = 'npm run translations:accept';

/**
 * The translated documents whose words are others than those that were accepted: the day of their revision would be wrong.
 * One that was never accepted is a draft and passes. And the values of the company that have changed and whose translations have
 * not: every page of the language would say of the company what is no longer true.
 */
export function acceptanceRules(corpus: Corpus): Diagnostic[] {
  const guarded = guardedTexts(corpus);
  const texts = guarded.filter(({ language, document, state }) => {
    const revised = corpus.accepted.get(language)?.revised ?? {};
    return (state === 'new' || state === 'mended') && document !== undefined && document in revised;
  });
  const revised = [...Map.groupBy(texts, ({ file }) => file)].map(([file, changed]) => {
    const names = changed.map(({ name }) => name.replace(/^.*?[:.](?=[^:.]*$)/, ''));
    const [first] = changed;
    const message = `the translation has changed since it was accepted: ${names.join(', ')}. Run: ${command} -- --language ${first?.language} --document ${first?.document}.`;
    return { file, line: first?.line ?? 1, message };
  });
  const untrue = guarded.flatMap(({ language, name, file, line, state }) => {
    const [, id] = /^values:company\.(.*)$/.exec(name) ?? [];
    if (id === undefined || state !== 'stale') return [];
    const message = `"${id}" has changed in content/company.yaml, and its translation has not. Translate it anew; or, if it still says the same, run: ${command} -- --language ${language} --unchanged.`;
    return [{ file, line, message }];
  });
  return [...revised, ...untrue];
}
