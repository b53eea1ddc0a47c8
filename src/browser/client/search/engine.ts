// Finds sections by words. MiniSearch holds the index, which is made here of the texts as they come: results show sentences of
// them, and they are hardly larger than an index that the build could send.
import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { FoundKind, SearchPage, SearchSection } from '../../../core/search.ts';
import { type Marked, phrasesOf, plainSpelling, type Words } from './words.ts';

/** A section that was found, or the page itself. */
export type Hit = {
  readonly page: SearchPage;
  readonly section: SearchSection | undefined;
  /** Whether it answers much less than the best section of its page: it is folded away. */
  readonly isSlight: boolean;
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
/** A word that was typed, its stem, and its form, which is empty for a word that says nothing. */
type Said = { readonly word: string; readonly stem: string; readonly form: string };
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

const stemsOf = (said: readonly Said[]) => said.map(({ stem }) => stem).join('\n');
const phraseOf = (said: readonly Said[]): Phrase => said.map(({ form }) => form).filter(Boolean);
/** Whether a phrase is still itself without its small words: “money back” is not “money”. */
const isWhole = (said: readonly Said[]) =>
  phraseOf(said).length > 1 || (said.length === 1 && said[0]?.form !== '');
const keyOf = (said: readonly Said[]) =>
  isWhole(said) ? phraseOf(said).join('\n') : stemsOf(said);
/** Whether it is a letter of Chinese that the dictionary of the browser puts into no word. */
const isLetter = (said: Said | undefined) =>
  said !== undefined && said.form !== '' && /^\p{Script=Han}$/u.test(said.word);

/** Whether a text and a number of it are named: “Terms 5.2”, “Terms 6”. */
const namesClause = (concepts: readonly Concept[]) =>
  concepts.some(({ phrase: [first = ''] }) => /^\d+(?:\.\d+)+$/.test(first)) ||
  (concepts.length > 1 && /^\d{1,2}$/.test(concepts.at(-1)?.phrase[0] ?? ''));

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
  [...typed.matchAll(/["“”„«»「『]([^"“”„«»「」『』]+)["“”«»」』]/g)].map(([, said = '']) =>
    inOneLine(said),
  );
const inOneLine = (text: string) => plainSpelling(text).replace(/\s+/g, ' ').trim();
const holds = (entry: Entry, phrases: readonly string[]) =>
  phrases.length === 0 ||
  phrases.every((phrase) =>
    stands(phrase, inOneLine(`${textOf(entry, 'title')}\n${textOf(entry, 'text')}`)),
  );

/** Whether a phrase stands in a text as words, and not as part of other words; Chinese has no space between them. */
function stands(phrase: string, text: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (!areOne(text.slice(at - 1, at + 1)) && !areOne(text.slice(end - 1, end + 1))) return true;
  }
  return false;
}
const areOne = (letters: string) => /^(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}]){2}$/u.test(letters);

type Entry = { readonly page: SearchPage; readonly section: SearchSection | undefined };
/** Whether its title is a name, by which people ask for it. */
const isNamed = ({ section }: Entry) => section === undefined || section.isTerm === true;
type Field = 'number' | 'title' | 'page' | 'text';

/** A clause is found by its number and its title before it is found by what it says. */
const boost: Record<Field, number> = { number: 4, title: 4, page: 1, text: 1 };
/** Which part of the letters of a word may be wrong. */
const slip = 0.3;
/** The fewest letters of a part of a compound word. */
const leastPart = 4;
/** So long is no word: a slip in one is not looked for, as that takes a second for each hundred letters. */
const mostLetters = 40;
/** A search by forms that are already those of the index. */
const asIs = { tokenize: (text: string) => text.split('\n'), processTerm: (text: string) => text };
/** The most sections that are shown. */
const most = 100;
const weights = {
  /** What a word counts that stands for another one, beside the word itself. */
  ...{ prefix: 0.2, fuzzy: 0.3, alike: 0.6 },
  /** What a page itself counts, a section of a contract and an answer, beside another section. */
  ...{ page: 0.6, contract: 1.05, answers: 1.5 },
  /**
   * Which part of the best score a section has at least that is shown, one that is not folded away on its page, and the best
   * answer, which then comes first.
   */
  ...{ least: 0.1, open: 0.6, lead: 0.6 },
  coverage: 2,
};

function weightOf(entry: Entry | undefined): number {
  if (!entry?.section) return weights.page;
  if (entry.page.isAnswers) return weights.answers;
  return entry.page.kind === 'contract' ? weights.contract : 1;
}

function textOf({ page, section }: Entry, field: Field): string {
  // Whoever asks for section 6 is led to 6.1 as well.
  if (field === 'number') return (section?.number ?? '').replace(/^(\d+)\..*/, '$&\n$1');
  if (field === 'page') return section ? `${page.title}\n${section.above ?? ''}` : '';
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
  const sayOf = (text: string): Said[] =>
    words.cut(text).map((word) => ({ word, stem: words.stem(word), form: formOf(word) }));
  const groups = alike.map((group) =>
    phrasesOf(group)
      .map((text) => ({ text, said: sayOf(text) }))
      .filter(({ said }) => said.length > 0),
  );
  /** The phrases of the groups by their words: how each is written, and what people say instead. */
  const known = new Map<string, { readonly text: string; readonly others: readonly Phrase[] }>();
  for (const group of groups) {
    const phrases = group.flatMap(({ said }) => (isWhole(said) ? [phraseOf(said)] : []));
    for (const { text, said } of group) {
      const others = known.get(keyOf(said))?.others ?? [];
      known.set(keyOf(said), { text, others: [...others, ...phrases] });
    }
  }
  const longest = Math.max(1, ...groups.flat().map(({ said }) => said.length));

  /** What is asked for: phrases that people have other words for, and the words that are left. */
  function conceptsIn(said: readonly Said[]): Concept[] {
    const concepts: Concept[] = [];
    for (let start = 0; start < said.length; ) {
      const part = partAt(said, start);
      start += part.length;
      const phrase = phraseOf(part);
      const others = (known.get(stemsOf(part)) ?? known.get(phrase.join('\n')))?.others ?? [];
      const isLast = said.slice(start).every(({ form }) => form === '');
      if (others.length > 0 || hits(phrase.join('\n'), { prefix: true })) {
        concepts.push({ phrase, others, isLast });
      } else {
        for (const { word, form } of part) {
          const parts = partsOf(form);
          const typed = parts.length > 0 ? {} : { typed: word };
          concepts.push(
            ...(parts.length > 0 ? parts : nearest(form)).map((taken) => ({
              ...{ phrase: taken.split('\n'), others: known.get(taken)?.others ?? [] },
              ...{ isLast: false, ...typed },
            })),
          );
        }
      }
    }
    return concepts;
  }

  /** The longest phrase from a place on that people have other words for, else the word there. */
  function partAt(said: readonly Said[], start: number): readonly Said[] {
    for (let length = Math.min(longest, said.length - start); length > 1; length -= 1) {
      const part = said.slice(start, start + length);
      // Whoever types a phrase may put other small words into it.
      const isKnown = part[0]?.form && part.at(-1)?.form && known.has(phraseOf(part).join('\n'));
      if (isKnown || known.has(stemsOf(part))) return part;
    }
    let end = start + 1;
    if (isLetter(said[start])) while (isLetter(said[end])) end += 1;
    return said.slice(start, end);
  }

  const hits = (form: string, options: { readonly prefix?: boolean } = {}) =>
    index.search(form, { ...asIs, ...options }).length > 0;

  /** The nearest word of the index or of the groups, for one that was typed with a slip. */
  function nearest(form: string): string[] {
    if (form.length < leastPart || form.length > mostLetters) return [];
    const uses = new Map<string, number>();
    for (const { terms } of index.search(form, { ...asIs, fuzzy: slip })) {
      for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
    }
    // Of two that are as near, people ask for the one that has other words.
    for (const phrase of known.keys()) {
      if (distance(phrase, form) <= form.length * slip) uses.set(phrase, Number.POSITIVE_INFINITY);
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
    for (let start = 0; start + leastPart <= Math.min(form.length, mostLetters); ) {
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
      if (known.has(part) || hits(part)) return length;
    }
    return 0;
  }

  /** How well each entry answers a concept, the better the rarer it is. Other words for it count less than its own. */
  function scoresOf({ phrase, others, isLast }: Concept, options: SearchOptions): Scores {
    const best: Scores = new Map();
    const isWord = phrase.length === 1;
    const rate = (one: Phrase, scaleOf: (top: number) => number): number => {
      if (one.length === 0) return 0;
      const found = index.search(
        { queries: [...one], combineWith: 'AND' },
        // What is typed last may go on. A shorter word begins too many others.
        { ...options, prefix: (form) => one === phrase && ((isLast && isWord) || form.length > 4) },
      );
      const top = found[0]?.score ?? 0;
      for (const { id, score, terms } of found) {
        const before = best.get(id);
        best.set(id, {
          score: Math.max(score * scaleOf(top), before?.score ?? 0),
          terms: [...(before?.terms ?? []), ...terms],
        });
      }
      return top;
    };
    const own = rate(phrase, () => 1);
    for (const other of others) {
      if (other.join() === phrase.join()) continue;
      // A rare word beside a usual one does not decide. Those of a phrase that stand apart are no measure.
      rate(other, (top) => weights.alike * (own > 0 && isWord ? Math.min(1, own / top) : 1));
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
      const said = sayOf(typed);
      const concepts = conceptsIn(said);
      const phrases = phrasesIn(typed);
      const options: SearchOptions = {
        ...asIs,
        // “Terms 5.2” names a text and a number.
        boost: namesClause(concepts) ? { ...boost, page: 10, number: 10 } : boost,
        weights,
        boostDocument: (id: number) => weightOf(entries[id]),
        filter: ({ id }) => {
          const entry = entries[id];
          if (!entry || !kinds.has(entry.page.kind)) return false;
          return (withEarlier || entry.page.version === undefined) && holds(entry, phrases);
        },
      };
      const results = summed(concepts.map((concept) => scoresOf(concept, options)));
      const typedForms = concepts.flatMap(({ phrase }) => phrase);
      const forms = typedForms.join('\n');
      const named = new Set(
        results.filter(({ id }) => {
          const entry = entries[id];
          return entry && isNamed(entry) && formsOf(textOf(entry, 'title')).join('\n') === forms;
        }),
      );
      const top = results[0]?.score ?? 0;
      const answers = results.filter(
        ({ id }) => entries[id]?.section && entries[id].page.isAnswers,
      );
      const asked = answers.find(({ id }) => asks(id, said));
      const best = answers[0] && answers[0].score >= top * weights.lead ? answers[0] : undefined;
      const answer = asked ?? best;
      if (answer) named.add(answer);
      const others = results.filter((one) => !named.has(one) && one.score >= top * weights.least);
      /** The best score of a section of each page. */
      const tops = new Map<SearchPage, number>();
      const hits = [...named, ...others].slice(0, most).flatMap((result): Hit[] => {
        const { id, terms, score } = result;
        const entry = entries[id];
        if (!entry) return [];
        const { page, section } = entry;
        if (section && !named.has(result) && !tops.has(page)) tops.set(page, score);
        const isSlight = !named.has(result) && score < (tops.get(page) ?? 0) * weights.open;
        return [{ ...entry, isSlight, sentence: () => sentenceWith(entry, terms, typedForms) }];
      });
      const groups = [...Map.groupBy(hits, ({ page }) => page).values()];
      return { groups, count: hits.length, instead: insteadOf(concepts, hits) };
    },
  };

  /** Whether the title of a section is what was typed, word for word. */
  function asks(id: number, said: readonly Said[]): boolean {
    const entry = entries[id];
    return entry !== undefined && stemsOf(sayOf(textOf(entry, 'title'))) === stemsOf(said);
  }

  /** The words that were swapped for the nearest one, as the best section that has it spells it. */
  function insteadOf(concepts: readonly Concept[], hits: readonly Hit[]): Found['instead'] {
    return concepts.flatMap(({ typed, phrase }) => {
      if (typed === undefined) return [];
      for (const hit of hits) {
        const text = `${textOf(hit, 'title')}\n${textOf(hit, 'text')}`;
        const taken = words.spelled(text, (word) => formOf(word) === phrase.join('\n'));
        if (taken !== undefined) return [{ typed, taken }];
      }
      const said = known.get(phrase.join('\n'))?.text;
      return said === undefined || hits.length === 0 ? [] : [{ typed, taken: said }];
    });
  }

  /** The first sentence of an entry with the most of these words, of which forms of one word count once, and the words marked. */
  function sentenceWith(
    entry: Entry,
    terms: readonly string[],
    typed: readonly string[],
  ): Marked[] {
    const matchOf = (word: string) => {
      const form = formOf(word);
      if (!terms.includes(form)) return undefined;
      // A word that is typed only in part is found as well.
      return typed.some((one) => form.startsWith(one)) ? 'typed' : 'alike';
    };
    let [best, most] = ['', -1];
    for (const line of textOf(entry, 'text').split('\n')) {
      for (const sentence of words.sentences(line)) {
        const count = new Set(words.cut(sentence).filter(matchOf).map(formOf)).size;
        if (count > most) [best, most] = [sentence.trim(), count];
      }
    }
    return words.marked(best, matchOf);
  }
}
