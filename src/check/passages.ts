// The English sentences of the content that visitors read, each with its place and the words above it: titles of its
// sections, the head of its table, the names of its entry.

import { cacheByObject } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { factsIn } from '../corpus/facts.ts';
import type { Body } from '../corpus/read/body.ts';
import { lineCounter } from '../corpus/read/source.ts';
import { type Attribute, type Tag, textOf } from '../corpus/read/tags.ts';
import { defaultLanguage } from '../languages/list.ts';
import { isWordList, type Text, textsOf } from './texts.ts';

/** A sentence, a list item's sentence or a row of a table. */
export type Passage = {
  readonly file: string;
  /** Tags and braces are replaced by spaces, so that offsets stay right. */
  readonly text: string;
  /** Words around the sentence that say what it is about. */
  readonly topic: string;
  /** Facts that the sentence names already. */
  readonly facts: readonly string[];
  /** Line of a place in the text. */
  lineOf(offset: number): number;
  /** Offset of the sentence in the body of its document; `undefined` in data, front matter and titles. */
  readonly at: number | undefined;
  /** Whether it is the title of a section, which holds plain words only. */
  readonly isTitle: boolean;
};

/** The sentences of a document's body, and the titles of its sections. */
export function bodyPassages({ file, text, readable, tags }: Body): Passage[] {
  const lineAt = lineCounter(text);
  const prose = blankOut(readable, tags);
  const titles = sectionTitles(tags);
  const isExample = within(tags, 'Example');
  const passages: Passage[] = [];
  for (const block of prose.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g)) {
    const head = block[0].trimStart().startsWith('|') ? (block[0].split('\n')[0] ?? '') : '';
    for (const { start, end } of sentencesIn(block[0])) {
      const at = block.index + start;
      // The numbers of a worked example are no facts.
      if (isExample(at)) continue;
      const inside = tags.filter((tag) => tag.start >= at && tag.end <= block.index + end);
      passages.push({
        file,
        text: block[0].slice(start, end),
        topic: `${titles(at)} ${head}`,
        facts: inside.flatMap((tag) => (tag.name === 'Fact' ? (textOf(tag, 'id') ?? []) : [])),
        lineOf: (offset) => lineAt(at + offset),
        at,
        isTitle: false,
      });
    }
  }
  const attributes = tags.flatMap((tag) =>
    tag.attributes
      .filter(({ name, form }: Attribute) => name === 'title' && form === 'text')
      .map(({ value }) => ({
        ...{ file, text: value, topic: '', facts: [], lineOf: () => tag.line, at: undefined },
        isTitle: true,
      })),
  );
  return [...passages, ...attributes];
}

/** The sentences of a text outside a body. */
function textPassages({ file, path, line, words }: Text): Passage[] {
  const names = path.filter((key) => typeof key === 'string' && key !== 'en');
  const topic = names
    .slice(-2)
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  const clean = replacePlaceholders(words, (_, typed) => ' '.repeat(typed.length)).replace(
    /<[^<>]*>/g,
    (tag) => ' '.repeat(tag.length),
  );
  return sentencesIn(clean).map(({ start, end }) => ({
    ...{ file, text: clean.slice(start, end), topic },
    facts: factsIn(words.slice(start, end)).map((name) => name.slice('fact.'.length)),
    ...{ lineOf: () => line, at: undefined, isTitle: false },
  }));
}

/** Every sentence that is written in English for visitors: those of documents, of front matter, of data and of the interface. */
export const englishPassages = cacheByObject((corpus: Corpus): readonly Passage[] => [
  ...corpus.texts.flatMap(({ body }) => bodyPassages(body)),
  ...textsOf(corpus).filter(isEnglishProse).flatMap(textPassages),
]);

/** Data without sentences: the numbers themselves, and their limits. */
const withoutProse: readonly string[] = ['content/facts.yaml', 'content/legal-limits.yaml'];

/** Whether a text is English that visitors read: other languages follow the English words. */
function isEnglishProse({ file, path, language, isFront }: Text): boolean {
  if (isFront) {
    const isShown = /^(title|description|summary)$/.test(String(path[0]));
    return isShown && language === defaultLanguage;
  }
  // Records of the status page hold their translations beside the English.
  if (file.endsWith('.yaml')) {
    return !withoutProse.includes(file) && !isWordList(file) && !path.includes('translations');
  }
  return language === defaultLanguage;
}

type Place = { readonly start: number; readonly end: number };

/** Sentences of a block; each row of a table and each item of a list begins one. */
export function sentencesIn(block: string): Place[] {
  const ends = [
    ...block.matchAll(
      // In scripts without capitals a sentence begins with any letter, in some of them without a space before it.
      /[.!?;؟؛][)”"’*_»]*(?=\s+[“"«(*_]*[\p{Lu}\p{Lo}\p{N}])|[。！？；।][)”"’』」）]*|\n(?=[ \t]*(?:\||[-*] |\d+\. ))/gu,
    ),
  ];
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)];
  return starts
    .map((start, place) => ({ start, end: starts[place + 1] ?? block.length }))
    .filter(({ start, end }) => /\p{N}|\p{L}/u.test(block.slice(start, end)));
}

/** The text with spaces in place of tags, comments, emphasis and spaces that are written as names. */
function blankOut(text: string, tags: readonly Tag[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of tags) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    from = end;
  }
  return [...parts, text.slice(from)]
    .join('')
    .replace(/\{[^{}]*\}|&[a-z]+;|\*+|(?<!\w)_+|_+(?!\w)|\]\([^)\s]*\)/g, (mark) =>
      mark.replace(/[^\n]/g, ' '),
    );
}

/** Gives the titles of the sections around a place, outermost first. */
function sectionTitles(tags: readonly Tag[]): (at: number) => string {
  const marks: { at: number; titles: readonly string[] }[] = [{ at: 0, titles: [] }];
  for (const tag of tags.filter(({ name }) => name === 'Section')) {
    const titles = marks.at(-1)?.titles ?? [];
    const next =
      tag.kind === 'closing' ? titles.slice(0, -1) : [...titles, textOf(tag, 'title') ?? ''];
    marks.push({ at: tag.start, titles: next });
  }
  return (at) => (marks.findLast((mark) => mark.at <= at)?.titles ?? []).join(' ');
}

/** Makes the test whether an offset is inside a component of this name. */
function within(tags: readonly Tag[], name: string): (at: number) => boolean {
  const marks = tags.filter((tag) => tag.name === name);
  return (at) => marks.findLast(({ start }) => start <= at)?.kind === 'opening';
}
