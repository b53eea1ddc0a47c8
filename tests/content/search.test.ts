// Whether people find the clause that answers them: the same needs, as they are typed in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';
import { createEngine } from '../../src/browser/client/search/engine.ts';
import { loadTools } from '../../src/browser/client/search/languages.ts';
import { openOf } from '../../src/browser/client/search/show-found.ts';
import { wordsOf } from '../../src/browser/client/search/words.ts';
import { splitAddress } from '../../src/core/addresses.ts';
import { foundKinds } from '../../src/core/search.ts';
import { searchPartsOf } from '../../src/corpus/queries/search.ts';
import { type LanguageCode, languageOf, languages } from '../../src/languages/list.ts';

type Question = {
  readonly need: string;
  /** Whether it is of the second set, of which nobody looked at what it missed while the search was tuned. */
  readonly isSecond?: true;
  readonly typed: Readonly<Record<LanguageCode, string>>;
  /** Addresses of sections, in English. */
  readonly right: readonly string[];
};

const questions: readonly Question[] = parse(
  readFileSync(join(projectRoot, 'tests/content/search-questions.yaml'), 'utf8'),
);
const everything = new Set(foundKinds);
/** How many of the twenty of the first set are found at least. */
const least = 17;
/** How many of all languages together of the second set: what was reached, less two that changes of texts may cost. */
const leastOfSecond = 24;

async function searchIn(code: LanguageCode) {
  const { stem, small } = await loadTools(code);
  const { first, rest } = searchPartsOf(code);
  const alike = first.alike ?? [];
  const words = wordsOf(languageOf(code).locale, stem, [...small, first.small ?? ''], alike);
  const engine = createEngine(words, alike);
  engine.add(first.pages);
  engine.add(rest.pages);
  return { engine, code, pages: [...first.pages, ...rest.pages] };
}

type Searched = Awaited<ReturnType<typeof searchIn>>;

/** The questions of a set that do not find a right place among the first three, each with what it finds. */
function missed({ engine, code }: Searched, asked: readonly Question[]): string[] {
  return asked.flatMap(({ typed, right }) => {
    const { groups } = engine.find(typed[code], everything);
    const shown = groups.flatMap((hits) => {
      const sections = hits.filter(({ section }) => section !== undefined);
      return sections.length > 0 ? openOf(sections) : hits;
    });
    const places = shown.slice(0, 3).map(({ page, section }) => {
      const { path } = splitAddress(page.path);
      return section ? `${path}#${section.id}` : path;
    });
    return places.some((place) => right.includes(place))
      ? []
      : [`${typed[code]}: ${places.join(', ')}`];
  });
}

let searched: readonly Searched[];
beforeAll(async () => {
  searched = await Promise.all(languages.map(({ code }) => searchIn(code)));
});

test('in each language the right clause is among the first three', () => {
  const asked = questions.filter(({ isSecond }) => !isSecond);
  for (const one of searched) {
    const lost = missed(one, asked);
    expect(asked.length - lost.length, [one.code, ...lost].join('\n')).toBeGreaterThanOrEqual(
      least,
    );
  }
});

test('so it is for questions for which nobody tuned the search', () => {
  const asked = questions.filter(({ isSecond }) => isSecond);
  const lost = searched.flatMap((one) => missed(one, asked));
  const found = asked.length * searched.length - lost.length;
  expect(found, lost.join('\n')).toBeGreaterThanOrEqual(leastOfSecond);
});

test('in each language the English word is known, and finds what the word of the language does', () => {
  for (const { engine, code } of searched) {
    const asked = ['refund', 'chargeback', 'complaint', 'settlement'];
    const unknown = asked.filter((word) => engine.find(word, everything).instead.length > 0);
    expect([code, ...unknown]).toEqual([code]);
    const { groups } = engine.find('refund', everything);
    const pages = groups.map(([first]) => splitAddress(first?.page.path ?? '').path);
    expect([code, ...pages.slice(0, 8)]).toContain('/legal/refund-policy');
  }
});

test('in each language an answer is found first by its question', () => {
  for (const { engine, pages, code } of searched) {
    const { sections = [] } = pages.find(({ isAnswers }) => isAnswers) ?? {};
    expect(sections).not.toEqual([]);
    const lost = sections.filter(({ title }) => {
      const [[first] = []] = engine.find(title, everything).groups;
      return !first?.page.isAnswers || first.section?.title !== title;
    });
    expect([code, ...lost.map(({ title }) => title)]).toEqual([code]);
  }
});

test('in each language a defined term is found first where it is defined', () => {
  for (const { engine, pages, code } of searched) {
    const terms = pages.flatMap(({ sections }) => sections.filter(({ isTerm }) => isTerm));
    expect(terms).not.toEqual([]);
    const lost = terms.filter(({ title }) => {
      const first = engine.find(title, everything).groups[0]?.[0]?.section;
      return !first?.isTerm || first.title !== title;
    });
    expect([code, ...lost.map(({ title }) => title)]).toEqual([code]);
  }
});

test('each question has a right clause that can be found', () => {
  const { first, rest } = searchPartsOf('en');
  const known = new Set(
    [...first.pages, ...rest.pages].flatMap(({ path, sections }) => [
      path,
      ...sections.map(({ id }) => `${path}#${id}`),
    ]),
  );
  const lost = questions.filter(({ right }) => !right.some((place) => known.has(place)));
  expect(lost.map(({ need }) => need)).toEqual([]);
});
