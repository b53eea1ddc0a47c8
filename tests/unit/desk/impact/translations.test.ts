import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { acceptedFile } from '../../../../src/corpus/read/content-paths.ts';
import { cutSections } from '../../../../src/corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../../../../src/corpus/translations/slots.ts';
import { headTexts, sectionName } from '../../../../src/corpus/translations/state.ts';
import { moveDocument } from '../../../../src/desk/accept/move-document.ts';
import { staleSections } from '../../../../src/desk/impact/translations.ts';
import { changed, smallContent } from '../../check/small-content.ts';
import { english, file, frenchPolicy } from '../../check/small-translation.ts';

const id = 'policy-1';
const written = [...smallContent(), { path: `content/${file}`, text: frenchPolicy }];
const document = corpusOf(written).documentsById.get(id);
if (!document) throw new Error('The small content has no such document.');
const own = '0'.repeat(12);
const texts = Object.fromEntries([
  ...cutSections(document).map((each) => [sectionName(id, each.id), `${sectionHash(each)} ${own}`]),
  ...headTexts(document).map(({ name, text }) => [name, `${slotHash(text)} ${own}`]),
]);
const files = [
  ...written,
  { path: acceptedFile('fr'), text: JSON.stringify({ revised: { [id]: '2026-11-22' }, texts }) },
];
const before = corpusOf(files);
const withEnglish = (from: string, to: string) => changed(files, [english, from, to]);
const edited = (from: string, to: string) => corpusOf(withEnglish(from, to));

test('the section whose English changed is stale in each language, and no other', () => {
  const [section] = document.outline;
  const after = edited(`title="${section?.title}"`, 'title="Other"');
  expect(staleSections(before, after)).toEqual([
    { place: `${id}#${section?.id}`, languages: ['fr'] },
  ]);
  expect(staleSections(after, after)).toEqual([]);
});

test('what was stale before its document moved is so since then', () => {
  const stale = withEnglish('title="', 'title="Other ');
  expect(staleSections(before, corpusOf(stale))).toHaveLength(1);
  const moved = corpusOf(moveDocument(stale, { from: id, to: 'moved' }));
  expect(staleSections(corpusOf(stale), moved)).toEqual([]);
  expect(staleSections(before, moved)).toEqual([
    { place: `moved#${document.outline[0]?.id}`, languages: ['fr'] },
  ]);
});

test('a point of the summary is named by its document', () => {
  const [point = ''] = document.front.summary ?? [];
  expect(staleSections(before, edited(point, 'Other'))).toEqual([{ place: id, languages: ['fr'] }]);
});
