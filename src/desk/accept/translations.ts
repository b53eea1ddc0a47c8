// Purpose: accepts translations: says what to write, and which texts a translator must still look at. Pure.

import { mistakesIn } from '../../check/check.ts';
import { type GuardedText, guardedTexts } from '../../check/guarded-texts.ts';
import { isoDate } from '../../core/iso-date.ts';
import { type Corpus, corpusOf } from '../../corpus/corpus.ts';
import { acceptedFile } from '../../corpus/read/content-paths.ts';
import { counted, type Diagnostic, formatDiagnostic } from '../../corpus/read/diagnostic.ts';
import { noneAccepted } from '../../corpus/schema/translations.ts';
import { type LanguageCode, languageOf, languages } from '../../languages/list.ts';

/** Which translations to accept; all if nothing is named. */
export type Scope = {
  readonly language?: LanguageCode;
  readonly document?: string;
  /** Whether to accept translations that have not changed although their English has. */
  readonly unchanged?: boolean;
  /** Whether what has changed in translations by themselves is meant. */
  readonly meant?: boolean;
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

/** The texts that cannot be carried over, each with what the check says of it beside its present English. */
type Unfit = ReadonlyMap<GuardedText, readonly Diagnostic[]>;

/**
 * Accepts the translations of a corpus. What is carried over as unchanged is first compared with its present English, which may
 * have more paragraphs or other facts: a text that does not pass stays stale.
 * @param today The day of revision for what is new or has changed, such as `2026-11-22`.
 */
export function acceptTranslations(corpus: Corpus, scope: Scope, today: string): Acceptance {
  const texts = guardedTexts(corpus);
  const isCarried = texts.some(
    ({ document, state }) => document !== undefined && state === 'stale',
  );
  const unfit: Unfit =
    scope.unchanged && isCarried
      ? unfitTexts(texts, corpus, acceptTexts(texts, corpus, scope, today, new Map()))
      : new Map();
  return acceptTexts(texts, corpus, scope, today, unfit);
}

/** The stale texts that have mistakes once they are accepted. */
function unfitTexts(
  texts: readonly GuardedText[],
  corpus: Corpus,
  { files: written }: Acceptance,
): Unfit {
  const kept = corpus.files.filter(({ path }) => !written.has(path));
  const files = [...kept, ...[...written].map(([path, text]) => ({ path, text }))];
  const mistakes = mistakesIn(corpusOf(files, corpus.day), 'without versions');
  const found = new Map<GuardedText, Diagnostic[]>();
  for (const mistake of mistakes) {
    // A mistake belongs to the text that begins last before it.
    const [text] = texts
      .filter(({ file, line }) => file === mistake.file && line <= mistake.line)
      .sort((a, b) => b.line - a.line);
    if (text?.state === 'stale') found.set(text, [...(found.get(text) ?? []), mistake]);
  }
  return found;
}

function acceptTexts(
  guarded: readonly GuardedText[],
  corpus: Corpus,
  scope: Scope,
  today: string,
  unfit: Unfit,
): Acceptance {
  const files = new Map<string, string>();
  const news: string[] = [];
  const left: string[] = [];
  const all = Map.groupBy(guarded, ({ language }) => language);
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
    const asked = texts.filter(({ document }) => (scope.document ?? document) === document);
    const taken = asked.filter(
      (text) => isChanged(text) || (scope.unchanged && isStale(text) && !unfit.has(text)),
    );
    for (const { name, from, as } of taken) kept.set(name, `${from} ${as}`);
    for (const { document, state } of taken) {
      if (document !== undefined && state !== 'stale') revised.set(document, today);
    }
    left.push(
      ...asked
        .filter((text) => isStale(text) && !taken.includes(text))
        .flatMap(
          (text) =>
            unfit.get(text)?.map(formatDiagnostic) ??
            `${text.file}:${text.line}  ${staleSentence(text)}`,
        ),
    );
    const text = acceptedText(kept, revised);
    const known = corpus.files.find(({ path }) => path === acceptedFile(code))?.text;
    if (text === known) continue;
    files.set(acceptedFile(code), text);
    news.push(...newsOf(code, taken, revised));
  }
  return { files, news, left };
}

const isStale = ({ state }: GuardedText) => state === 'stale';
const isChanged = ({ state }: GuardedText) => state === 'new' || state === 'mended';

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
