// Purpose: accepts translations: says what to write, and which texts a translator must still look at. Pure.
import { type GuardedText, guardedTexts } from '../content-lint/guarded-texts.ts';
import { isoDate } from '../core/dates.ts';
import { type LanguageCode, languageOf, languages } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { acceptedFile, noneAccepted } from '../corpus/read/accepted-translations.ts';
import { counted } from '../corpus/read/diagnostic.ts';

/** Which translations to accept; all if nothing is named. */
export type Scope = {
  readonly language?: LanguageCode;
  readonly document?: string;
  /** Whether to accept translations that have not changed although their English has. */
  readonly unchanged?: boolean;
};

/** The result of accepting. */
export type Acceptance = {
  /** Files to write, by their path from the project folder. */
  readonly files: ReadonlyMap<string, string>;
  /** A line for each document that is written, and one for the words of each language. */
  readonly news: readonly string[];
  /** A line for each text that has not changed although its English has. */
  readonly left: readonly string[];
};

/**
 * Accepts the translations of a corpus.
 * @param today The day of revision for what is new or has changed, such as `2026-11-22`.
 */
export function acceptTranslations(corpus: Corpus, scope: Scope, today: string): Acceptance {
  const files = new Map<string, string>();
  const news: string[] = [];
  const left: string[] = [];
  const all = Map.groupBy(guardedTexts(corpus), ({ language }) => language);
  for (const { code } of languages) {
    const texts = all.get(code) ?? [];
    if (texts.length === 0 || (scope.language ?? code) !== code) continue;
    const before = corpus.accepted.get(code) ?? noneAccepted;
    const names = new Set(texts.map(({ name }) => name));
    // Texts that no longer exist are dropped.
    const kept = new Map(Object.entries(before.texts).filter(([name]) => names.has(name)));
    const documents = new Set(texts.flatMap(({ document }) => document ?? []));
    const revised = new Map(
      Object.entries(before.revised)
        .filter(([document]) => documents.has(document))
        .map(([document, day]) => [document, isoDate(day)]),
    );
    const taken = texts.filter(
      ({ document, state }) =>
        (scope.document ?? document) === document &&
        state !== 'kept' &&
        (state !== 'stale' || scope.unchanged),
    );
    for (const { name, from, as } of taken) kept.set(name, `${from} ${as}`);
    for (const { document, state } of taken) {
      if (document !== undefined && state !== 'stale') revised.set(document, today);
    }
    left.push(
      ...texts
        .filter(
          ({ document, state }) => (scope.document ?? document) === document && state === 'stale',
        )
        .filter(() => !scope.unchanged)
        .map((text) => `${text.file}:${text.line}  ${staleSentence(text)}`),
    );
    const text = acceptedText(kept, revised);
    const known = corpus.files.find(({ path }) => path === acceptedFile(code))?.text;
    if (text === known) continue;
    files.set(acceptedFile(code), text);
    news.push(...newsOf(code, taken, revised));
  }
  return { files, news, left };
}

/** The sentence for a stale text: what is wrong, and what to do. */
export function staleSentence({
  name,
  language,
  document,
}: Pick<GuardedText, 'name' | 'language' | 'document'>): string {
  const only = document === undefined ? '' : ` --document ${document}`;
  return `${name}: its English has changed, and the translation has not. Mend it; or, if it still says the same, run: npm run translations:accept -- --language ${language}${only} --unchanged.`;
}

function newsOf(
  code: LanguageCode,
  taken: readonly GuardedText[],
  revised: ReadonlyMap<string, string>,
): string[] {
  const { englishName } = languageOf(code);
  return [...Map.groupBy(taken, ({ document }) => document)].map(([document, texts]) =>
    document === undefined
      ? `${englishName}: ${counted(texts.length, 'text')} of the interface`
      : `${englishName}: ${counted(texts.length, 'text')} of ${document}, revised ${revised.get(document)}`,
  );
}

/** A file of accepted translations: a line for each text, in an order that does not depend on the machine, so that changes can be merged. */
export function acceptedText(
  texts: ReadonlyMap<string, string>,
  revised: ReadonlyMap<string, string>,
): string {
  const sorted = (entries: ReadonlyMap<string, string>) =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ revised: sorted(revised), texts: sorted(texts) }, null, 2)}\n`;
}
