// No text may claim more than its record allows. In every language, each sentence is compared with the records of
// content/claims.yaml by the words of content/claim-words.yaml.

import { cacheByText, memoByObject, memoOf } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Claim, ClaimWords, Statement } from '../corpus/schema/claims.ts';
import { type LanguageCode, languages } from '../languages/list.ts';
import { type Named, type Reader, type Reading, readerOf, type Said } from './claim-reader.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { uniqueBy } from './unique-by.ts';
import { type Waivable, waiverAdvice } from './waivers.ts';

/** A claim that a sentence makes although its record does not allow it. */
export type ClaimFound = Waivable & {
  /** The record that is missing or allows less; `undefined` if the sentence names no record. */
  readonly record: string | undefined;
  /** The kind of the claim; `undefined` if the name alone is the claim. */
  readonly kind: string | undefined;
  /** The entry of `statements` that supports the words. */
  readonly heldBy: Statement | undefined;
};

/** Every claim of a sentence that no record and no entry of `statements` allows. */
export function claimsFound(corpus: Corpus): ClaimFound[] {
  return everyClaim(corpus).filter(({ heldBy }) => !heldBy);
}

/** Every claim that no record allows, whether or not an entry of `statements` supports it, in the order of each text. */
export function everyClaim(corpus: Corpus): ClaimFound[] {
  const { claims, claimWords } = corpus;
  // Without the records claims cannot be checked; mistakes in the records are reported elsewhere.
  if (!claims.data || !claimWords.data) return [];
  const { claims: all, statements = [] } = claims.data;
  const records = new Map(all.map((record) => [record.id, record]));
  return readingsOf(corpus, claimWords.data).flatMap(({ sentence, names, said }) => {
    const spoken = spokenClaims(sentence, corpus);
    const missing = uniqueBy([...names, ...spoken], ({ record }) => record).filter(
      ({ record }) => !records.has(record),
    );
    const own = sentence.record ? [sentence.record] : spoken.map(({ record }) => record);
    const beyond = uniqueBy(said, ({ kind }) => kind.id).flatMap((one) => {
      const named = one.records.length > 0 && !sentence.record ? one.records : own;
      if (one.kind.pages) {
        const isHeld = named.length > 0 || names.length > 0 || speaksDuty(sentence, corpus);
        return isPage(sentence) && !isHeld ? [beyondRecord(one, undefined)] : [];
      }
      // A figure is named by its fact; other names are words of the sentence.
      const isNamed = one.records.length > 0 || one.kind.needs.includes('measured');
      if (one.kind.named && !(isNamed && named.length > 0)) return [];
      // A missing record is already reported.
      if (named.some((id) => !records.has(id))) return [];
      const less = named.find((id) => !allows(records.get(id), one));
      return named.length > 0 && less === undefined ? [] : [beyondRecord(one, less)];
    });
    return [...missing.map(withoutRecord), ...beyond];

    function withoutRecord({ record, found }: Named): ClaimFound {
      const message = `“${found}” is a claim, and content/claims.yaml has no record "${record}". Add one with its wording, status, scope, evidence, owner and review date; or remove the claim.`;
      return { ...placeOf(sentence), record, kind: undefined, heldBy: undefined, message };
    }

    function beyondRecord(one: Said, id: string | undefined): ClaimFound {
      const record = id === undefined ? undefined : records.get(id);
      const index = record ? all.indexOf(record) : 0;
      const line = claims.source?.lineOf(['claims', index, 'status']) ?? 1;
      const heldBy = statements.find(
        ({ key, kind }) => key === sentence.key && kind === one.kind.id,
      );
      const message = messageOf(one, record, `${claims.path}:${line}`, sentence, corpus);
      return { ...placeOf(sentence), record: id, kind: one.kind.id, heldBy, message };
    }
  });
}

type Read = Reading & { readonly sentence: Sentence };

const recall = memoByObject<Corpus['documents'], readonly Read[]>();

/**
 * What every sentence claims. It depends on the texts alone and not on the records, so the texts are read once for each day.
 */
function readingsOf(corpus: Corpus, words: ClaimWords): readonly Read[] {
  return recall(corpus.documents, () => {
    const readerIn = cacheByText((language: LanguageCode) => readerFor(language, corpus, words));
    return sentencesOf(corpus).map((sentence) => ({
      sentence,
      ...readerIn(sentence.language)(sentence.text),
    }));
  });
}

/** Two readers for each language: another day may bring other values, and after it the readers of today are needed again. */
const knownReaders = memoOf<Reader>(2 * languages.length);

/**
 * The reader of a language. The words of the language and the names that it speaks decide what a reader finds, so there is
 * one reader for each combination.
 */
function readerFor(language: LanguageCode, corpus: Corpus, words: ClaimWords): Reader {
  const value = corpus.valueIn(language);
  const fill = (text: string) => replacePlaceholders(text, value);
  const names = [...corpus.company.values.keys()].map((name) => value(`company.${name}`));
  const key = JSON.stringify([language, fill(JSON.stringify(words)), names]);
  return knownReaders(key, () => readerOf(words, language, fill, names));
}

function placeOf({ file, line, at }: Sentence) {
  return { file, line, at };
}

/** Whether a sentence stands on a page and in no document; translated summaries belong to their documents. */
function isPage({ key }: Sentence): boolean {
  return key !== undefined && !key.startsWith('documents:');
}

/** The records of the facts in a sentence. */
function spokenClaims({ facts, language }: Sentence, corpus: Corpus): Named[] {
  const value = corpus.valueIn(language);
  return facts.flatMap((id) => {
    const record = corpus.facts.values.get(id)?.claim;
    return record === undefined ? [] : [{ record, found: value(`fact.${id}`) }];
  });
}

/**
 * Whether a sentence states a period with a duty, or describes one in the list of deadlines, where the fact names the clause.
 */
function speaksDuty({ facts, key }: Sentence, corpus: Corpus): boolean {
  const [, described = ''] = /^deadlines:(?:what|conditions)\.(.*)$/.exec(key ?? '') ?? [];
  return [...facts, described].some((id) => {
    const fact = corpus.facts.values.get(id);
    return fact?.kind === 'duration' && fact.duty !== undefined;
  });
}

function allows(record: Claim | undefined, { kind }: Said): boolean {
  return record !== undefined && kind.needs.includes(record.status);
}

function messageOf(
  { kind, found }: Said,
  record: Claim | undefined,
  place: string,
  sentence: Sentence,
  corpus: Corpus,
): string {
  const says = `“${found}” says that ${kind.says}`;
  const otherwise = `if the sentence does not say that, ${waiverFor(sentence, kind.id)}`;
  if (kind.pages) {
    return `${says}, and nothing is named that holds it. Name what holds it: speak a fact that has a "duty" or a "claim", or ${entryFor(kind.id)}; or say it without the promise.`;
  }
  if (record) {
    const wording = replacePlaceholders(record.wording, corpus.value);
    const status =
      kind.needs.length > 0 ? `, which needs the status ${kind.needs.join(' or ')}` : '';
    return `${says}${status}; the record "${record.id}" is ${record.status} (${place}) and allows “${wording}” Say no more than that, or change the record with its evidence; ${otherwise}.`;
  }
  if (kind.needs.length === 0)
    return `${says}, which no record can allow. Say what holds, with its limits; ${otherwise}.`;
  return `${says}, and the sentence names no record of ${corpus.claims.path} that allows it. Say what is true today; once it is true, name it with a record that is ${kind.needs.join(' or ')}; ${otherwise}.`;
}

function waiverFor({ file, at }: Sentence, kind: string): string {
  return file.endsWith('.json') ? entryFor(kind) : waiverAdvice(at);
}

const entryFor = (kind: string) =>
  `add it to "statements" in content/claims.yaml as ${kind}, with what holds it`;
