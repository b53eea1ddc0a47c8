// The page of definitions holds what the documents say where they define their terms, in every language.
import { describe, expect, it, test } from 'vitest';
import { definitions } from '../../src/corpus/queries/definitions.ts';
import { shownTranslation } from '../../src/corpus/queries/translations.ts';
import { markdownOf } from '../../src/corpus/record/markdown.ts';
import { isDefinition, termsOf } from '../../src/corpus/terms.ts';
import { languages } from '../../src/languages/list.ts';
import { corpus } from './real-content.ts';

const nameOf = ({ definedIn, id }: ReturnType<typeof definitions>[number]) =>
  `${definedIn.id}#${id}`;
const english = definitions('en');

describe.each(languages)('in $code', ({ code }) => {
  const all = definitions(code);

  it('has each term that a document defines, once', () => {
    const defined = corpus.documents.flatMap((document) =>
      termsOf(document)
        .filter(isDefinition)
        .map(({ id }) => `${document.id}#${id}`),
    );
    expect(all.map(nameOf).toSorted()).toEqual(defined.toSorted());
  });

  it('shows the words of the document in its language, with the term as what is defined', () => {
    for (const { term, blocks, language, definedIn } of all) {
      const text = markdownOf(blocks);
      expect(text).toContain(`**${term}**`);
      expect(language).toBe(shownTranslation(definedIn.id, code) ? code : 'en');
      const same = english.find((one) => markdownOf(one.blocks) === text);
      expect(same === undefined, text).toBe(language !== 'en');
    }
  });

  it('keeps what one letter begins together, and links its letters by names of their own', () => {
    const letters = all.map(({ letter }) => letter);
    const begun = letters.filter((letter, index) => letter !== letters[index - 1]);
    expect(new Set(begun).size).toBe(begun.length);
    const ids = begun.map((letter) => letter.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a definition that goes on in a list is shown with it', () => {
  const owner = english.find(({ term }) => term === 'Beneficial Owner');
  expect(owner?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
  expect(english.filter(({ blocks }) => blocks.length > 1).length).toBeLessThan(english.length / 4);
});

test('the documents that use a term elsewhere are named, and that which defines it is not', () => {
  const merchant = english.find(({ term }) => term === 'Merchant');
  expect(merchant?.usedIn.length).toBeGreaterThan(0);
  for (const { definedIn, usedIn } of english) expect(usedIn).not.toContain(definedIn);
});
