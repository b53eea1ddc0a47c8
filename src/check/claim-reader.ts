// Finds what a sentence claims: the names of records in it, and what it says about them or about the company.

import { memoOf } from '../core/memo.ts';
import type { ClaimWords, Phrases } from '../corpus/schema/claims.ts';
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { evenSpelling } from '../languages/spelling.ts';
import { type Pattern, patternOf } from './claim-phrases.ts';
import { partFinder } from './part-finder.ts';

type Kind = ClaimWords['kinds'][number];

/** The name of a record in a sentence that neither denies it nor rules it out. */
export type Named = { readonly record: string; readonly found: string };

/** A statement of a sentence: words of a kind, and the records whose names stand with them. */
export type Said = {
  readonly kind: Kind;
  readonly found: string;
  readonly records: readonly string[];
};

export type Reading = { readonly names: readonly Named[]; readonly said: readonly Said[] };

/** Reads sentences of one language. It keeps its results, because most sentences are the same at the next reading. */
export type Reader = (text: string) => Reading;

/** More sentences than a language has. */
const recentTexts = 20_000;

type Place = { readonly start: number; readonly end: number };

/**
 * Makes the reader of a language.
 * @param fill fills company values into the phrases.
 * @param companyNames values of the company, as the language says them.
 */
export function readerOf(
  { names, lists, kinds }: ClaimWords,
  language: LanguageCode,
  fill: (text: string) => string,
  companyNames: readonly string[],
): Reader {
  const phrasesOf = (phrases: Phrases | undefined) =>
    [...(phrases?.any ?? []), ...(phrases?.[language] ?? [])].flatMap((phrase) =>
      fill(phrase).split(/,\s*/),
    );
  const source = {
    language,
    list: (name: string) => phrasesOf(lists.own[name]),
    names: companyNames,
  };
  const pattern = (phrases: Phrases): Pattern => patternOf(phrasesOf(phrases), source);
  const [not, butNot] = [pattern(lists.not), pattern(lists['but-not'])];
  const [but, and] = [pattern(lists.but), pattern(lists.and)];
  const [condition, aim] = [pattern(lists.if), pattern(lists.aim)];
  const nameList = names.map(({ record, words }) => ({ record, pattern: pattern(words) }));
  const kindList = kinds.map((kind) => ({ kind, pattern: pattern(kind.words) }));

  const partsIn = partFinder([...nameList, ...kindList].flatMap(({ pattern: { parts } }) => parts));

  /** The clauses of a sentence, by their start and end. */
  function clausesOf(text: string): Place[] {
    const starts = [
      ...[...text.matchAll(/[;。؛]|:(?!\d)|\s[-–—]\s/g)].map(
        ({ index, 0: mark }) => index + mark.length,
      ),
      ...but.find(text).map(({ index }) => index),
    ].sort((a, b) => a - b);
    return [0, ...starts].map((start, place) => ({ start, end: starts[place] ?? text.length }));
  }

  /** The words around a match that could deny it or rule it out. */
  function around(match: RegExpExecArray, text: string, clause: Place): string {
    const [start, end] = [match.index, match.index + match[0].length];
    const before = afterLast(text.slice(clause.start, start));
    const gaps = match.slice(1).filter((gap) => gap !== undefined);
    const after = text.slice(end, clause.end);
    const following = rulesOf(language).lateNegation
      ? beforeFirst(after)
      : (/^(?:\s*\S+){0,1}/.exec(after)?.[0] ?? '');
    const quiet = [before, ...gaps.map((gap) => afterJoint(gap)), following].join(' \n ');
    return butNot.find(quiet).reduce((left, { 0: words }) => left.replace(words, ' '), quiet);
  }

  function afterJoint(text: string): string {
    const joint = and.find(text).at(-1);
    return joint ? text.slice(joint.index + joint[0].length) : text;
  }

  function afterLast(text: string): string {
    return afterJoint(text.slice(text.search(/[^,،、|]*$/)));
  }

  function beforeFirst(text: string): string {
    const part = /^[^,،、|]*/.exec(text)?.[0] ?? '';
    return part.slice(0, and.find(part)[0]?.index);
  }

  const has = (one: Pattern, text: string) => one.find(text).length > 0;

  const recall = memoOf<Reading>(recentTexts);
  return (typed) => recall(typed, () => read(typed));

  function read(typed: string): Reading {
    const shown = evenSpelling(typed, language);
    const text = shown.toLowerCase();
    const parts = partsIn(text);
    const holds = (part: string) => parts.has(part);
    const mayBeSaid = ({ pattern: one }: { readonly pattern: Pattern }) => one.mayBeIn(holds);
    const [nearNames, nearKinds] = [nameList.filter(mayBeSaid), kindList.filter(mayBeSaid)];
    if (nearNames.length + nearKinds.length === 0) return { names: [], said: [] };
    const readings = clausesOf(text).map((clause): Reading => {
      const inside = text.slice(clause.start, clause.end);
      const found = nearNames.flatMap(({ record, pattern: one }) =>
        one.find(inside, holds).map((match) => ({ record, match })),
      );
      const own = { start: 0, end: inside.length };
      // Messages quote the words as they are typed. Where lower case changes the length of the text, the offsets no longer
      // fit, and the words are quoted in lower case.
      const cased = shown.length === text.length ? shown.slice(clause.start, clause.end) : inside;
      const foundWords = ({ index, 0: words }: RegExpExecArray) =>
        cased.slice(index, index + words.length).trim();
      const stated = found.filter(({ match }) => !has(not, around(match, inside, own)));
      const matches = nearKinds.flatMap(({ kind, pattern: one }) =>
        one.find(inside, holds).flatMap((match) => {
          const near = around(match, inside, own);
          if (kind.pages) return has(not, near) ? [] : [{ kind, match }];
          const isRuledOut =
            has(not, near) ||
            has(condition, near) ||
            // “In process” or “in line with a law” may well be an aim or a requirement.
            (!kind.named &&
              // The aim may stand after a comma: “designed so, to meet …”.
              (has(aim, near) || has(aim, afterJoint(inside.slice(0, match.index)))));
          return isRuledOut ? [] : [{ kind, match }];
        }),
      );
      const said = matches.map(({ kind, match }) => {
        const end = match.index + match[0].length;
        const next = matches
          .map((other) => other.match.index)
          .filter((index) => index >= end)
          .sort((a, b) => a - b)[0];
        const nearest = found.filter(
          ({ match: name }) =>
            name.index + name[0].length > match.index && name.index < (next ?? inside.length),
        );
        const beside = nearest.length > 0 ? nearest : found;
        return {
          kind,
          found: foundWords(match),
          records: [...new Set(beside.map(({ record }) => record))],
        };
      });
      return {
        names: stated.map(({ record, match }) => ({ record, found: foundWords(match) })),
        said,
      };
    });
    return {
      names: readings.flatMap(({ names: all }) => all),
      said: readings.flatMap(({ said: all }) => all),
    };
  }
}
