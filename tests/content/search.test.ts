// Whether people find the clause that answers them: the same needs, as they are typed in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';
import { createEngine } from '../../src/browser/client/search/engine.ts';
import { loadTools } from '../../src/browser/client/search/languages.ts';
import { wordsOf } from '../../src/browser/client/search/words.ts';
import { splitAddress } from '../../src/core/addresses.ts';
import { foundKinds } from '../../src/core/search.ts';
import { searchPartsOf } from '../../src/corpus/queries/search.ts';
import { type LanguageCode, languageOf, languages } from '../../src/languages/list.ts';

type Question = {
  readonly need: string;
  readonly typed: Readonly<Record<LanguageCode, string>>;
  /** Addresses of sections, in English. */
  readonly right: readonly string[];
};

const questions: readonly Question[] = parse(
  readFileSync(join(projectRoot, 'tests/content/search-questions.yaml'), 'utf8'),
);
/** How many of twenty are found at least: what was reached, less one that a change of a text may cost. */
const least = 15;

test.each(languages.map(({ code }) => code))(
  '%s: the right clause is among the first three',
  async (code) => {
    const { stem, small } = await loadTools(code);
    const { first, rest } = searchPartsOf(code);
    const words = wordsOf(languageOf(code).locale, stem, [...small, first.small ?? '']);
    const engine = createEngine(words, first.alike ?? []);
    engine.add(first.pages);
    engine.add(rest.pages);
    const missed = questions.flatMap(({ typed, right }) => {
      const { groups } = engine.find(typed[code], new Set(foundKinds));
      const shown = groups.flatMap((hits) => {
        const sections = hits.filter(({ section }) => section !== undefined);
        return sections.length > 0 ? sections : hits;
      });
      const places = shown.map(({ page, section }) => {
        const { path } = splitAddress(page.path);
        return section ? `${path}#${section.id}` : path;
      });
      return places.slice(0, 3).some((place) => right.includes(place))
        ? []
        : [`${typed[code]}: ${places.slice(0, 3).join(', ')}`];
    });
    expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

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
