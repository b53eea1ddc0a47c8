// Every translated text with the hash of its English and what was accepted of it: words of the interface, heads and sections
// of documents. Records of the status page are written in a hurry, so they are left out.
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
  /** The id of the document of the text; `undefined` for words of the interface. */
  readonly document: string | undefined;
  /** The hash of its English, and its own. */
  readonly from: string;
  readonly as: string;
  readonly state: TextState;
};

/** The relation of a translated text to what was accepted. */
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
 * Reports translated documents whose words differ from those that were accepted, because the day of their revision would be
 * wrong. A document that was never accepted is a draft and passes. Reports also values of the company that have changed while
 * their translations have not, because every page of the language would show an old value.
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
