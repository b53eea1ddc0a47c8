// A section of a translation names the same things as its English section, and equally often: facts, company values, terms,
// references, outside pages and codes, each paragraph, item and cell those of its English one. Within it the language chooses
// their order, and the form of a fact.
import type { Nodes } from 'mdast';
import { memoByObject } from '../core/memo.ts';
import { placeholdersIn } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { withoutForm } from '../corpus/facts.ts';
import { attributeOf, type Element, hasAttribute, isElement } from '../corpus/read/body.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { isDefinition, termsOf } from '../corpus/terms.ts';
import { nodesOf, plainText, type Unit } from '../corpus/translations/sections.ts';
import { unknownForm } from './names.ts';
import { type SectionPair, type TranslationPair, translationPairs } from './translation-pairs.ts';

/** Something that a section names. Equal keys name the same thing. */
type Mark = { readonly key: string; readonly shown: string; readonly line: number };

/** Differences between what translations and their English name, in sections and front matter. */
export function translationMarkRules(corpus: Corpus): Diagnostic[] {
  return translationPairs(corpus).flatMap((pair) => [
    ...pair.alike.flatMap((sections) => markProblems(sections, pair)),
    ...formProblems(pair, corpus),
    ...frontProblems(pair),
  ]);
}

function markProblems(sections: SectionPair, pair: TranslationPair): Diagnostic[] {
  const { own, english } = sections;
  const ours = marksOf(own.units, pair.translation);
  const theirs = marksOf(english.units, pair.document);
  const found = differenceOf(ours, theirs, 'section');
  if (!found) return theirs.length > 0 ? exchangedMarks(sections, pair) : [];
  const message = `the section "${own.id}" ${found.words}. It names what ${pair.document.file} names from line ${english.line} on, each as often.`;
  return [{ file: pair.translation.file, line: found.line ?? own.line, message }];
}

/** The first paragraph, item or cell of a section that names what another one should: the second follows from it. */
function exchangedMarks({ own, english }: SectionPair, pair: TranslationPair): Diagnostic[] {
  for (const [index, unit] of own.units.entries()) {
    const theirs = marksOf(english.units.slice(index, index + 1), pair.document);
    const name = unit.form.replace(/^an? |[</>]/g, '').trim();
    const found = differenceOf(marksOf([unit], pair.translation), theirs, name);
    if (!found) continue;
    const message = `in the section "${own.id}", the ${name} ${found.words}. Each paragraph, item and cell names what that of ${pair.document.file} at its place names: exchange the two.`;
    return [{ file: pair.translation.file, line: found.line ?? unit.line, message }];
  }
  return [];
}

/** What one text lacks, and what it has too often; `undefined` if both name the same. */
function differenceOf(ours: readonly Mark[], theirs: readonly Mark[], name: string) {
  const [extra, lacking] = [without(ours, theirs), without(theirs, ours)];
  const parts = [
    ...(lacking.length > 0
      ? [`lacks ${lacking.map(({ shown, line }) => `${shown} (line ${line})`).join(', ')}`]
      : []),
    ...(extra.length > 0
      ? [`has ${extra.map(({ shown }) => shown).join(', ')}, which the English ${name} has not`]
      : []),
  ];
  return parts.length > 0 ? { words: parts.join(', and '), line: extra[0]?.line } : undefined;
}

/** The marks that the others lack, or have less often. */
function without(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  const left = others.map(({ key }) => key);
  return marks.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const recall = memoByObject<Unit, readonly Mark[]>();

/** The marks of units of a text. They are kept, because each English text is compared with many translations. */
function marksOf(
  units: readonly Unit[],
  document: TranslationPair['document' | 'translation'],
): Mark[] {
  return units.flatMap((unit) =>
    recall(unit, () =>
      nodesOf({ nodes: unit.words }).flatMap((node) => {
        const line = node.position?.start.line ?? 1;
        const found = isElement(node) ? elementMark(node, document.id) : nodeMark(node);
        return found ? [{ ...found, line }] : [];
      }),
    ),
  );
}

function nodeMark(node: Nodes): Omit<Mark, 'line'> | undefined {
  if (node.type === 'inlineCode') return same(`\`${node.value}\``);
  if (node.type !== 'link') return undefined;
  // An outside page may have another address in each language, so only its host counts.
  const host = /^https?:\/\/([^/]+)/.exec(node.url)?.[1];
  return same(host === undefined ? `a link to ${node.url}` : `a link to ${host}`);
}

function elementMark(node: Element, id: string): Omit<Mark, 'line'> | undefined {
  const value = (name: string) => attributeOf(node, name);
  const typed = (...names: readonly string[]) =>
    names.flatMap((name) => {
      const text = value(name);
      return text === undefined ? [] : [` ${name}="${text}"`];
    });
  switch (node.name) {
    case 'Fact':
      return same(`<Fact id="${value('id')}" />`);
    case 'Company':
      return same(`<Company name="${value('name')}" />`);
    case 'See':
      return same(`<See${typed('doc', 'section', 'topic').join('')}>`);
    case 'Term': {
      if (hasAttribute(node, 'define')) return same('<Term define>');
      const of = value('of') ?? plainText(node.children).trim();
      const doc = value('doc') === id ? [] : typed('doc');
      return {
        key: `term ${of.toLowerCase()} ${doc.join('')}`,
        shown: `<Term of="${of}"${doc.join('')}>`,
      };
    }
    default:
      return undefined;
  }
}

const same = (shown: string) => ({ key: shown, shown });

/** Facts in a form that the language has no words for, and definitions that name another term than the English. */
function formProblems({ translation, document, due }: TranslationPair, corpus: Corpus) {
  const { file, language, id } = translation;
  const defined = termsOf({ body: document.body, id }).filter(isDefinition);
  return due.flatMap(({ own }) =>
    nodesOf(own).flatMap((node): Diagnostic[] => {
      if (!isElement(node)) return [];
      const line = node.position?.start.line ?? 1;
      const [fact = '', form] = [attributeOf(node, 'id'), attributeOf(node, 'as')];
      if (node.name === 'Fact' && form !== undefined) {
        const sentence = unknownForm({ id: fact, form }, corpus, language);
        return sentence
          ? [{ file, line, message: `<Fact id="${fact}" as="${form}" />: ${sentence}` }]
          : [];
      }
      const of = attributeOf(node, 'of');
      if (node.name !== 'Term' || !hasAttribute(node, 'define') || of === undefined) return [];
      if (defined.some(({ term }) => term === of)) return [];
      const names = defined.map(({ term }) => `"${term}"`).join(', ');
      const message = `<Term define of="${of}">: ${document.file} defines no such term. It defines ${names || 'none'}.`;
      return [{ file, line, message }];
    }),
  );
}

/** Title, description and each point of the summary name what the English ones name, unless they are stale. */
function frontProblems({ translation, document, heads }: TranslationPair): Diagnostic[] {
  const { file, source, front } = translation;
  // Points can only be compared where there are as many of them.
  const isPaired = front.summary?.length === document.front.summary?.length;
  return heads.flatMap(({ path, text, english, state }) => {
    if (english === undefined || state === 'stale') return [];
    if (path[0] === 'summary' && !isPaired) return [];
    const [own, other] = [namesIn(text), namesIn(english)];
    const lacking = other.filter((name) => !own.includes(name)).map((name) => `lacks {{${name}}}`);
    const extra = own
      .filter((name) => !other.includes(name))
      .map((name) => `has {{${name}}}, which the English has not`);
    if (lacking.length === 0 && extra.length === 0) return [];
    const name =
      path[1] === undefined ? `"${path[0]}"` : `point ${Number(path[1]) + 1} of "summary"`;
    const message = `${name} ${[...lacking, ...extra].join(', and ')}. It names what ${document.file} names.`;
    return [{ file, line: source?.lineOf(path) ?? 1, message }];
  });
}

/** Facts and company values in double braces; a fact in whatever form. */
const namesIn = (text: string) => placeholdersIn(text).map(withoutForm);
