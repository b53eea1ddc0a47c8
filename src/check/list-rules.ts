// Lists and tables say what stands around them: a number that announces them counts their items or rows, the last item ends the
// sentence, and no cell is empty.

import type { List, Nodes, Parents, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { counted } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { plainText } from '../corpus/translations/sections.ts';
import { parseNumber } from '../languages/english-numbers.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import type { Waivable } from './waivers.ts';

/** The lists and tables of all bodies that are not as long as the number before them says, whose items end wrongly, or that have an empty cell. */
export function listRules({ texts, translations }: Corpus): Waivable[] {
  return [...texts, ...translations].flatMap(listProblems);
}

const listProblems = cacheByObject((text: Pick<Document, 'body' | 'language'>) => {
  const { language, body } = text;
  const { file, tree } = body;
  const problems: Waivable[] = [];
  if (!tree) return problems;
  visit(tree, (list, place, parent) => {
    if (list.type === 'paragraph') return SKIP;
    if (list.type === 'table') problems.push(...emptyCells(list, file));
    if (list.type !== 'list' && list.type !== 'table') return undefined;
    const [before, after] = [-1, 1].map((step) => parent?.children[(place ?? 0) + step]);
    if (list.type === 'list') {
      const end = openEnd(list, after, parent, language);
      if (end !== undefined) {
        const message = `the last item of the list ends in “${end}”: found nothing after it, expected another item. Add it, or end this one with its full stop.`;
        problems.push({ ...endOf(list.children.at(-1)), file, message });
      }
      if (parent?.type !== 'listItem') problems.push(...earlyEnds(list, file, language));
    }
    // A translation has as many items as its English.
    const number = language === defaultLanguage ? announcedCount(before) : undefined;
    // The first row of a table is its head; what is counted may stand in its columns, with or without the first.
    const length = list.children.length - (list.type === 'table' ? 1 : 0);
    const columns = list.type === 'table' ? (list.children[0]?.children.length ?? 0) : 0;
    if (number !== undefined && ![length, columns, columns - 1].includes(number.value)) {
      const found =
        list.type === 'table'
          ? `a table of ${counted(length, 'row')}`
          : `a list of ${counted(length, 'item')}`;
      const message = `“${number.typed}”: found ${found} after it, expected ${number.value}. Correct the number, or the ${list.type}; if it counts something else, write {/* waiver: … */} with the reason directly before it.`;
      problems.push({ ...endOf(before), file, message });
    }
    return list.type === 'table' ? SKIP : undefined;
  });
  return problems;
});

/** Where a node ends: a waiver stands in its last words. */
function endOf(node: Nodes | undefined): Pick<Waivable, 'line' | 'at'> {
  const { line = 1, offset } = node?.position?.end ?? {};
  return { line, at: offset };
}

/** The words of a node. A component without words stands for some. */
const shown = (node: Nodes | undefined) =>
  node
    ? plainText([node], ({ children }) => (children.length > 0 ? undefined : '\ufffc')).trim()
    : '';

/** “Or” stands after the second-to-last item. Where an earlier one has it too, it is left over from a list that was shorter. */
function earlyEnds(list: List, file: string, language: LanguageCode): Waivable[] {
  if (language !== defaultLanguage) return [];
  const ends = list.children.slice(0, -1).map((item) => /[;,] (?:or|and)$/.exec(shown(item))?.[0]);
  const place = ends.findIndex((end, at) => end !== undefined && ends.indexOf(end, at + 1) > 0);
  if (place < 0) return [];
  const end = ends[place] ?? '';
  const message = `the item ends in “${end}”, and so does a later one. Only the second-to-last item has the word: end this one with “${end[0]}”.`;
  return [{ ...endOf(list.children[place]), file, message }];
}

/** The cells that say nothing: a reader does not know whether that is “none” or a mistake. */
function emptyCells(table: Table, file: string): Waivable[] {
  return table.children.slice(1).flatMap((row) => {
    const place = row.children.findIndex((cell) => shown(cell) === '');
    if (place < 0) return [];
    const message = `cell ${place + 1} of the row is empty. Write what it says, or a word such as “none”; if it must be empty, write {/* waiver: … */} with the reason at the end of the row.`;
    return [{ ...endOf(row), file, message }];
  });
}

/** How the last item of a list goes on; `undefined` if it ends, or if what follows the list ends its sentence. */
function openEnd(
  list: List,
  after: Nodes | undefined,
  parent: Parents | undefined,
  language: LanguageCode,
): string | undefined {
  const goesOn =
    after?.type === 'list' || (after && /^[“„«(]*[\p{Ll}\p{Lo}\p{N}\ufffc]/u.test(shown(after)));
  if (goesOn || parent?.type === 'listItem') return undefined;
  const { unfinished } = rulesOf(language);
  const open = unfinished === undefined ? '' : `(?:\\s(?:${unfinished}))?`;
  return new RegExp(`[;,，；、،؛]${open}$`, 'u').exec(shown(list.children.at(-1)))?.[0];
}

const values = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** Things that only a list can be, and no sum of money, time or people. */
const things =
  'cases|conditions|duties|exceptions|grounds|groups|kinds|limits|options|parts|points|policies|principles|purposes|questions|reasons|rights|rules|sorts|sources|stages|steps|tests|things|types|ways';
const count = `(?<typed>(?<value>${values}) (?:(?!(?:${values}|of|the|and|or) )[a-z-]+ ){0,2}?(?:${things}))`;
/** “Four rules apply to suppliers.”, “Two things limit this:”, “It has two parts:”, “There are three ways to avoid it:”. */
const announcement = new RegExp(
  `^${count}\\b[^:]*[.:]$|(?<!\\b(?:the|any|all|only|other|first|last|least|most|as|to|than|about|our|your|their|its|no|not) )\\b${count}(?: to [^,:]+)?:$`,
  'iu',
);
/** The list has what another word stands for, or it completes an open sentence. */
const unsure =
  /\b(?:each|every|these|those|following)\b|\b(?:an?|about|and|are|as|at|be|by|can|for|from|has|have|if|in|into|is|may|must|not|of|on|only|or|than|that|the|to|under|when|where|which|who|will|with):$/i;
const anyNumber = new RegExp(`\\b(?:one|${values}|\\d+)\\b`, 'gi');

/** The number of things of which the last sentence of a paragraph says that they follow, if that is certain. */
function announcedCount(node: Nodes | undefined): { typed: string; value: number } | undefined {
  if (node?.type !== 'paragraph') return undefined;
  const sentence =
    shown(node)
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .at(-1) ?? '';
  const { typed, value = '' } = announcement.exec(sentence)?.groups ?? {};
  const isSure = !unsure.test(sentence) && sentence.match(anyNumber)?.length === 1;
  return typed === undefined || !isSure ? undefined : { typed, value: parseNumber(value) };
}
