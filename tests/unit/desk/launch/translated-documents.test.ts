import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { translatedDocumentBlockers } from '../../../../src/desk/launch/translated-documents.ts';
import { after, changed, smallWith } from '../../check/small-content.ts';
import { english, file, frenchPolicy } from '../../check/small-translation.ts';

const path = `content/${file}`;
const withAccepted = (files: readonly ContentFile[]) =>
  after(files, acceptTranslations(corpusOf(files), {}, '2026-11-22').files);
const draft = smallWith({ [file]: frenchPolicy });
const accepted = withAccepted(draft);
const french = (files: readonly ContentFile[]) =>
  translatedDocumentBlockers(corpusOf(files))
    .filter((one) => /\/fr/.test(one.file))
    .map(({ area, message }) => `${area}: ${message}`);

const lacks =
  'Coverage of the documents: French has 1 of 7 documents, and shows 0 of 8 sections. It lacks policy-2, policy-3, policy-4, policy-5, policy-6, policy-7.';
const unseen =
  'Translations that await review: nobody who knows the language and its law has reviewed this translation, and it says so. Afterwards add to its front matter: reviewed: { by: …, on: … }.';

test('a draft, a translation, a stale one', () => {
  expect(french(draft)).toEqual([
    lacks,
    'Stale translations: a draft, shown nowhere until it is accepted. Translate what has changed, then run: npm run translations:accept -- --language fr --document policy-1.',
    unseen,
  ]);
  const shows = lacks.replace('0 of 8', '2 of 8');
  expect(french(accepted)).toEqual([shows, unseen]);
  const stale = changed(accepted, [english, 'More is', 'Much is']);
  expect(french(stale)).toEqual([
    lacks.replace('0 of 8', '1 of 8'),
    'Stale translations: revised 2026-11-22, in English again: details. Translate what has changed, then run: npm run translations:accept -- --language fr --document policy-1.',
    unseen,
  ]);
});

test('a review settles what is asked for', () => {
  const text = frenchPolicy.replace('---\n\n', 'reviewed: { by: Avocat, on: 2026-12-01 }\n---\n\n');
  const seen = accepted.map((one) => (one.path === path ? { ...one, text } : one));
  expect(french(seen)).not.toContain(unseen);
});

test('words whose English has changed, and words that were never accepted', () => {
  const words = '{ "menu": { "open": "Ouvrir" } }\n';
  const translated = smallWith({ 'locales/fr/common.json': words });
  expect(french(translated)[1]).toBe(
    'Stale translations: never accepted: 1 text of the interface. Nobody would notice a change of the English. Run: npm run translations:accept -- --language fr.',
  );
  const english = 'content/locales/en/common.json';
  const later = changed(withAccepted(translated), [english, '"Open"', '"Open all"']);
  expect(french(later)[1]).toBe(
    'Stale translations: common:menu.open: its English has changed, and the translation has not. Mend it; or, if it still says the same, run: npm run translations:accept -- --language fr --unchanged.',
  );
});
