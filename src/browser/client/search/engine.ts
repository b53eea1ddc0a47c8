// Finds sections by words. MiniSearch holds the index, which is made here of the texts as they come: results show sentences of
// them, and they are hardly larger than an index that the build could send.
import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { FoundKind, SearchPage, SearchSection } from '../../../core/search.ts';
import { type Marked, plainSpelling, type Words } from './words.ts';

/** A section that was found, or the page itself. */
export type Hit = {
  readonly page: SearchPage;
  readonly section: SearchSection | undefined;
  /** Gives the sentence that says most of what was asked. It is looked for only where it is shown. */
  readonly sentence: () => readonly Marked[];
};

/** What was found: pages in the order of their best section, each with its sections, the best first. */
export type Found = {
  readonly groups: readonly (readonly Hit[])[];
  /** How many sections and pages. */
  readonly count: number;
  /** Words that no text has, each with the word that was looked for in its place. */
  readonly instead: readonly { readonly typed: string; readonly taken: string }[];
};

export type Engine = {
  /** Adds pages to what can be found. */
  readonly add: (pages: readonly SearchPage[]) => void;
  /** Finds what a visitor typed, in pages of some kinds. Words in quotation marks must stand together. */
  readonly find: (typed: string, kinds: ReadonlySet<FoundKind>, withEarlier?: boolean) => Found;
};

/** Words in the form in which they are compared. */
type Phrase = readonly string[];
/** A word that was typed, and its form; an empty one for a word that says nothing. */
type Said = { readonly word: string; readonly form: string };
/** A word or phrase that is looked for. */
type Concept = {
  readonly phrase: Phrase;
  /** The group in which it stands: what people say instead. */
  readonly others: readonly Phrase[];
  /** Whether it ends what was typed. */
  readonly isLast: boolean;
  /** The word that was typed, where the nearest one stands for it. */
  readonly typed?: string;
};
type Score = { score: number; readonly terms: readonly string[] };
type Scores = Map<number, Score>;

const isClause = ({ phrase }: Concept) => /^\d+(?:\.\d+)+$/.test(phrase[0] ?? '');

/** The sum for each entry, times the part of the concepts that it answers; the best first. */
function summed(concepts: readonly Scores[]): (Score & { readonly id: number })[] {
  const sums = new Map<number, Score & { readonly id: number; count: number }>();
  for (const scores of concepts) {
    for (const [id, { score, terms }] of scores) {
      const known = sums.get(id) ?? { id, score: 0, terms: [], count: 0 };
      known.score += score;
      known.count += 1;
      sums.set(id, { ...known, terms: [...known.terms, ...terms] });
    }
  }
  const all = [...sums.values()];
  for (const sum of all) sum.score *= (sum.count / concepts.length) ** weights.coverage;
  return all.sort((a, b) => b.score - a.score);
}

/** The words of a question that stand in quotation marks. */
const phrasesIn = (typed: string) =>
  [...typed.matchAll(/["“„«”]([^"“„«»”]+)["“”»]/g)].map(([, said = '']) => inOneLine(said));
const inOneLine = (text: string) => plainSpelling(text).replace(/\s+/g, ' ').trim();
const holds = (entry: Entry, phrases: readonly string[]) =>
  phrases.length === 0 ||
  phrases.every((phrase) =>
    inOneLine(`${textOf(entry, 'title')}\n${textOf(entry, 'text')}`).includes(phrase),
  );

type Entry = { readonly page: SearchPage; readonly section: SearchSection | undefined };
type Field = 'terms' | 'number' | 'title' | 'page' | 'text';

/** A term is found where it is defined, and a clause by its number, before they are found where they are only said. */
const boost: Record<Field, number> = { terms: 4, number: 4, title: 5, page: 1, text: 1 };
/** The fewest letters of a part of a compound word. */
const leastPart = 4;
/** A search by forms that are already those of the index. */
const asIs = { tokenize: (text: string) => text.split('\n'), processTerm: (text: string) => text };
/** The most sections that are shown. */
const most = 100;
/** What a word counts that stands for another one, beside the word itself. */
const weights = { prefix: 0.2, fuzzy: 0.3, alike: 0.6, contract: 1.05, least: 0.1, coverage: 1.5 };

function textOf({ page, section }: Entry, field: Field): string {
  if (field === 'terms') return section?.terms?.join('\n') ?? '';
  if (field === 'number') return section?.number ?? '';
  if (field === 'page') return section ? page.title : '';
  return (section ?? page)[field];
}

/**
 * The search of one language.
 * @param alike groups of words and phrases that people use for one thing, separated by commas
 */
export function createEngine(words: Words, alike: readonly string[]): Engine {
  const entries: Entry[] = [];
  const index = new MiniSearch<number>({
    fields: Object.keys(boost),
    extractField: (id, field) => {
      const entry = entries[id];
      return field === 'id' || !entry ? String(id) : textOf(entry, field as Field);
    },
    tokenize: words.cut,
    processTerm: words.form,
  });
  const formOf = (word: string) => words.form(word) ?? '';
  const formsOf = (text: string) => words.cut(text).map(formOf).filter(Boolean);
  const groups = alike.map((group) =>
    group
      .split(/\s*[,،，、]\s*/)
      .map(formsOf)
      .filter(({ length }) => length > 0),
  );
  /** The groups in which a phrase stands, by its words. */
  const groupsOf = new Map<string, Phrase[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = phrase.join('\n');
      groupsOf.set(key, [...(groupsOf.get(key) ?? []), ...group]);
    }
  }
  const longest = Math.max(1, ...groups.flat().map(({ length }) => length));

  /** What is asked for: phrases that people have other words for, and the words that are left. */
  function conceptsIn(said: readonly Said[]): Concept[] {
    const forms = said.filter(({ form }) => form !== '');
    const concepts: Concept[] = [];
    for (let start = 0; start < forms.length; ) {
      const phrase = phraseAt(
        forms.map(({ form }) => form),
        start,
      );
      const isLast = start + phrase.length === forms.length;
      const others = groupsOf.get(phrase.join('\n')) ?? [];
      if (others.length > 0 || hits(phrase.join('\n'), { prefix: true })) {
        concepts.push({ phrase, others, isLast });
      } else {
        const [form = ''] = phrase;
        const parts = partsOf(form);
        const taken = parts.length > 0 ? parts : nearest(form);
        concepts.push(
          ...taken.map((part) => ({
            phrase: [part],
            others: groupsOf.get(part) ?? [],
            isLast: false,
            ...(parts.length > 0 ? {} : { typed: forms[start]?.word ?? '' }),
          })),
        );
      }
      start += phrase.length;
    }
    return concepts;
  }

  /** The longest phrase from a place on that people have other words for, else the word there. */
  function phraseAt(forms: readonly string[], start: number): string[] {
    for (let length = Math.min(longest, forms.length - start); length > 1; length -= 1) {
      const phrase = forms.slice(start, start + length);
      if (groupsOf.has(phrase.join('\n'))) return phrase;
    }
    return forms.slice(start, start + 1);
  }

  const hits = (form: string, options: { readonly prefix?: boolean } = {}) =>
    index.search(form, { ...asIs, ...options }).length > 0;

  /** The nearest word of the index, for one that was typed with a slip. */
  function nearest(form: string): string[] {
    if (form.length < leastPart) return [];
    const uses = new Map<string, number>();
    for (const { terms } of index.search(form, { ...asIs, fuzzy: 0.3 })) {
      for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
    }
    const [near] = [...uses.keys()].sort(
      (a, b) => distance(a, form) - distance(b, form) || (uses.get(b) ?? 0) - (uses.get(a) ?? 0),
    );
    return near === undefined ? [] : [near];
  }

  /** The longest words of the index of which a word is made, as in German; none unless they are most of it. */
  function partsOf(form: string): string[] {
    const parts: string[] = [];
    let covered = 0;
    for (let start = 0; start + leastPart <= form.length; ) {
      const length = longestFrom(form, start);
      if (length > 0) parts.push(form.slice(start, start + length));
      covered += length;
      start += length || 1;
    }
    return covered >= form.length * 0.6 ? parts : [];
  }

  function longestFrom(form: string, start: number): number {
    const most = start === 0 ? form.length - leastPart : form.length - start;
    for (let length = most; length >= leastPart; length -= 1) {
      const part = form.slice(start, start + length);
      if (groupsOf.has(part) || hits(part)) return length;
    }
    return 0;
  }

  /**
   * How well each entry answers a concept, up to 1 for the best one, times how rare the concept is. Other words for it count
   * less than its own. So a rare word beside a usual one does not decide.
   */
  function scoresOf({ phrase, others, isLast }: Concept, options: SearchOptions): Scores {
    const best: Scores = new Map();
    const rate = (one: Phrase, scaleOf: (top: number) => number): number => {
      const found = index.search(
        { queries: [...one], combineWith: 'AND' },
        // What is typed last may go on. A shorter word begins too many others.
        { ...options, prefix: (form) => one === phrase && (isLast || form.length > 4) },
      );
      const top = found[0]?.score ?? 0;
      for (const { id, score, terms } of found) {
        const known = best.get(id);
        best.set(id, {
          score: Math.max(score * scaleOf(top), known?.score ?? 0),
          terms: [...(known?.terms ?? []), ...terms],
        });
      }
      return top;
    };
    const own = rate(phrase, () => 1);
    for (const other of others) {
      // A rare word beside a usual one does not decide.
      if (other.join() !== phrase.join())
        rate(other, (top) => weights.alike * (own > 0 ? Math.min(1, own / top) : 1));
    }
    return best;
  }

  return {
    add: (pages) => {
      const from = entries.length;
      for (const page of pages) {
        entries.push({ page, section: undefined });
        entries.push(...page.sections.map((section) => ({ page, section })));
      }
      index.addAll(entries.slice(from).map((_, place) => from + place));
    },

    find: (typed, kinds, withEarlier = false) => {
      const said = words.cut(typed).map((word) => ({ word, form: formOf(word) }));
      const concepts = conceptsIn(said);
      const phrases = phrasesIn(typed);
      const options: SearchOptions = {
        ...asIs,
        // “Terms 5.2” names a text and a number.
        boost: concepts.some(isClause) ? { ...boost, page: 10, number: 10 } : boost,
        weights,
        boostDocument: (id: number) =>
          entries[id]?.page.kind === 'contract' ? weights.contract : 1,
        filter: ({ id }) => {
          const entry = entries[id];
          if (!entry || !kinds.has(entry.page.kind)) return false;
          return (withEarlier || entry.page.version === undefined) && holds(entry, phrases);
        },
      };
      const results = summed(concepts.map((concept) => scoresOf(concept, options)));
      const least = (results[0]?.score ?? 0) * weights.least;
      const found = results.filter(({ score }) => score >= least).slice(0, most);
      const hits = found.flatMap(({ id, terms }): Hit[] => {
        const entry = entries[id];
        return entry ? [{ ...entry, sentence: () => sentenceWith(entry, new Set(terms)) }] : [];
      });
      const groups = [...Map.groupBy(hits, ({ page }) => page).values()];
      return { groups, count: hits.length, instead: insteadOf(concepts, hits) };
    },
  };

  /** The words that were swapped for the nearest one, as the best section that has it spells it. */
  function insteadOf(concepts: readonly Concept[], hits: readonly Hit[]): Found['instead'] {
    return concepts.flatMap(({ typed, phrase: [form] }) => {
      if (typed === undefined) return [];
      for (const hit of hits) {
        const text = `${textOf(hit, 'title')}\n${textOf(hit, 'text')}`;
        const taken = words.spelled(text, (word) => formOf(word) === form);
        if (taken !== undefined) return [{ typed, taken }];
      }
      return [];
    });
  }

  /** The sentence of an entry with the most of these words, and the words marked. */
  function sentenceWith(entry: Entry, terms: ReadonlySet<string>): Marked[] {
    const isFound = (word: string) => terms.has(words.form(word) ?? '');
    let [best, most] = ['', -1];
    for (const line of textOf(entry, 'text').split('\n')) {
      for (const sentence of words.sentences(line)) {
        const count = new Set(words.cut(sentence).filter(isFound)).size;
        if (count > most) [best, most] = [sentence.trim(), count];
      }
    }
    return words.marked(best, isFound);
  }
}
