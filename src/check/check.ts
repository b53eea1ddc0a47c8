// Runs every rule over the corpus and collects what they find. Pure: it reads and prints nothing.

import type { Corpus } from '../corpus/corpus.ts';
import {
  acceptedOf,
  glossaryOf,
  isDocument,
  localePath,
  parseLocalePath,
  translationOf,
} from '../corpus/read/content-paths.ts';
import { dataPaths } from '../corpus/read/data.ts';
import { type Diagnostic, formatDiagnostic, oneForEach } from '../corpus/read/diagnostic.ts';
import { isUnreadable } from '../corpus/read/document.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { defaultLanguage, languages } from '../languages/list.ts';
import { addressRules } from './addresses.ts';
import { bodyRules } from './body-rules.ts';
import { brandRules } from './brand-rules.ts';
import { characterRules } from './character-rules.ts';
import { claimRecordRules } from './claim-record-rules.ts';
import { claimsFound } from './claim-rules.ts';
import { contradictions } from './contradiction-rules.ts';
import { dataRules } from './data-rules.ts';
import { dateRules } from './date-rules.ts';
import { dutyRules } from './duty-rules.ts';
import { factRules, wholeShares } from './fact-rules.ts';
import { glossaryRules } from './glossary-rules.ts';
import { acceptanceRules } from './guarded-texts.ts';
import { hubRules } from './hub-rules.ts';
import { idRules } from './id-rules.ts';
import { languageProblems } from './language-rules.ts';
import { launchRules } from './launch-rules.ts';
import { lawRules } from './law-rules.ts';
import { leftOverRules } from './left-over-rules.ts';
import { listRules } from './list-rules.ts';
import { localeFileRules } from './locale-file-rules.ts';
import { localeRules } from './locale-rules.ts';
import { ownerRules } from './owner-rules.ts';
import { pathRules } from './path-rules.ts';
import { placeholderRules } from './placeholders.ts';
import { recordTimeRules } from './record-time-rules.ts';
import { recordTranslationRules } from './record-translations.ts';
import { referenceRules } from './reference-rules.ts';
import { repeatRules } from './repeat-rules.ts';
import { scriptRules } from './script-rules.ts';
import { sentenceRules } from './sentence-rules.ts';
import { spellingRules } from './spelling-rules.ts';
import { stageRules } from './stage-rules.ts';
import { statusRules } from './status-rules.ts';
import { strengthRules } from './strength-rules.ts';
import { termRules, termWordRules } from './term-rules.ts';
import { paragraphTongues, tongueRules } from './tongue-rules.ts';
import { translationFormRules, translationHint } from './translation-form.ts';
import { translationMarkRules } from './translation-marks.ts';
import { numberMarkRules, translationNumbers } from './translation-numbers.ts';
import { typographyRules } from './typography-rules.ts';
import { untranslatedRules, untranslatedTitles } from './untranslated-rules.ts';
import { versionRules } from './version-rules.ts';
import { afterWaivers } from './waivers.ts';
import { factFormRules, translatedFactRules, wordingRules } from './wording-rules.ts';

/** A rule: what it finds wrong in the corpus. */
type Rule = (corpus: Corpus) => readonly Diagnostic[];

/** Rules that judge a file by itself. What they find may be the cause of anything that is wrong in other files. */
const firstRules: readonly Rule[] = [
  ({ diagnostics }) => diagnostics,
  ({ misnamed }) => misnamed,
  unknownFiles,
  localeFileRules,
  characterRules,
  paragraphTongues,
  bodyRules,
  idRules,
  addressRules,
  ownerRules,
];

const rules: readonly Rule[] = [
  waivableRules,
  claimRecordRules,
  factRules,
  referenceRules,
  leftOverRules,
  sentenceRules,
  dateRules,
  launchRules,
  termRules,
  hubRules,
  pathRules,
  stageRules,
  translatedFactRules,
  factFormRules,
  statusRules,
  recordTranslationRules,
  dutyRules,
  brandRules,
  placeholderRules,
  numberMarkRules,
  dataRules,
  localeRules,
  wordingRules,
  scriptRules,
  typographyRules,
  glossaryRules,
  translationFormRules,
  translationMarkRules,
  untranslatedRules,
];

/**
 * What is wrong in the content, one for each cause, sorted by file and line.
 * @param versions As for `mistakesIn`.
 */
export function check(
  corpus: Corpus,
  versions: 'with versions' | 'without versions' = 'with versions',
): Diagnostic[] {
  return oneForEach(mistakesIn(corpus, versions));
}

/**
 * Every place that is wrong.
 * @param versions Whether texts are compared with their archived versions, and translations with what was accepted. That
 * happens only if they have no other mistake.
 */
export function mistakesIn(
  corpus: Corpus,
  versions: 'with versions' | 'without versions',
): Diagnostic[] {
  // Folders, addresses and figures are derived from the list of languages. While the list is wrong, checks of those would be
  // wrong too.
  const list = languageProblems(languages);
  if (list.length > 0) return list;
  const found = onEveryDay(corpus);
  if (found.length > 0 || versions === 'without versions') return found;
  return [...versionRules(corpus), ...acceptanceRules(corpus)];
}

/**
 * The mistakes of today, and those of every later day on which a fact or a text changes, so that they are mended before that
 * day.
 */
function onEveryDay(corpus: Corpus): Diagnostic[] {
  const today = onOneDay(corpus);
  const known = new Set(today.map(formatDiagnostic));
  const ahead = corpus.daysAhead.map(corpus.asOf).flatMap((view) =>
    onOneDay(view)
      .filter((one) => !known.has(formatDiagnostic(one)))
      .map((one) => {
        known.add(formatDiagnostic(one));
        return { ...one, message: `on ${view.day}: ${one.message}` };
      }),
  );
  return [...today, ...ahead];
}

/** The mistakes on the day of a corpus. One cause gives one message, so that what may follow from another mistake is held back. */
function onOneDay(corpus: Corpus): Diagnostic[] {
  const foreign = tongueRules(corpus);
  const strange = new Set(foreign.map(({ file }) => file));
  const own = firstRules.flatMap((rule) => rule(corpus)).filter(({ file }) => !strange.has(file));
  const first = [...foreign, ...own];
  const wrong = new Set(first.map(({ file }) => file));
  if (isFoundation(wrong, corpus) || corpus.texts.some(({ file }) => strange.has(file)))
    return first;
  const follows = followersOf(wrong, corpus);
  const found = rules.flatMap((rule) => rule(corpus)).filter(({ file }) => !follows(file));
  // While an English text has a mistake, its translations are not compared with it.
  const english = new Set([...wrong, ...found.map(({ file }) => file)]);
  const others = [
    ...first,
    ...found.filter(({ file }) => {
      const words = parseLocalePath(file);
      const original = words
        ? localePath(defaultLanguage, words.namespace)
        : corpus.textsById.get(translationOf(file)?.id ?? '')?.file;
      return original === undefined || original === file || !english.has(original);
    }),
  ];
  const slips = spellingRules(corpus, others).filter(({ file }) => !strange.has(file));
  return [...others, ...slips];
}

/** Whether a file is wrong on which all others rest: data, words in English, or a document that says nothing of itself. */
function isFoundation(wrong: ReadonlySet<string>, { texts }: Corpus): boolean {
  return (
    [...wrong].some(
      (file) => dataPaths.includes(file) || parseLocalePath(file)?.language === defaultLanguage,
    ) || texts.some((text) => wrong.has(text.file) && isUnreadable(text))
  );
}

/** Whether the mistakes of a file may follow from those that were found in wrong files. */
function followersOf(
  wrong: ReadonlySet<string>,
  { texts, textsById }: Corpus,
): (file: string) => boolean {
  const isEnglishWrong = texts.some(({ file }) => wrong.has(file));
  const languagesWrong = new Set(
    [...wrong].flatMap((file) => parseLocalePath(file)?.language ?? glossaryOf(file) ?? []),
  );
  return (file) => {
    if (isDocument(file)) return false;
    const translation = translationOf(file);
    // A translation of nothing is compared with nothing.
    if (translation && !textsById.has(translation.id)) return false;
    const language = parseLocalePath(file)?.language ?? translation?.language ?? glossaryOf(file);
    const isOther = translation === undefined && isEnglishWrong;
    return isOther || wrong.has(file) || languagesWrong.has(language ?? '');
  };
}

/** The mistakes that an author may waive, with a reason. */
function waivableRules(corpus: Corpus): Diagnostic[] {
  const found = [
    contradictions,
    lawRules,
    claimsFound,
    translationNumbers,
    strengthRules,
    listRules,
    repeatRules,
    recordTimeRules,
    wholeShares,
    untranslatedTitles,
    termWordRules,
  ].flatMap((rule) => rule(corpus));
  return afterWaivers(found, corpus);
}

function unknownFiles({ files }: Corpus): Diagnostic[] {
  return files
    .filter(
      ({ path }) =>
        !dataPaths.includes(path) &&
        !isDocument(path) &&
        !translationOf(path) &&
        !acceptedOf(path) &&
        !parseLocalePath(path) &&
        !glossaryOf(path),
    )
    .map(({ path }) => {
      const near = /^content\/(documents|announced)\//.test(path)
        ? ' Documents end in .mdx.'
        : path.startsWith('content/locales/')
          ? ' Words of the interface are files that end in .json, in a folder for each language.'
          : path.startsWith('content/glossary/')
            ? ' A glossary is named by the code of its language, such as fr.yaml, and its rules stand beside it in fr.md.'
            : (translationHint(path) ?? suggestion(path, dataPaths));
      return {
        file: path,
        line: 1,
        message: `nothing reads this file.${near} Rename it, or move it out of content/.`,
      };
    });
}
