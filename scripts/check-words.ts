// Purpose: counts how much of each edition in dist/ is still English, page by page, and lists it. Only English that is marked
// as English, or that scripts/words-that-stay.json names with a reason, is allowed. A language whose translations are not
// complete is only counted, because the launch check lists what it lacks. Marks and spaces must follow the rules of the
// language too.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { idleWords, wordsOfEditions } from '../src/build/edition-words.ts';
import type { Staying } from '../src/build/english-left.ts';
import { visibleTexts } from '../src/build/visible-texts.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { missingTranslations } from '../src/desk/launch/translations.ts';
import { languageOf } from '../src/languages/list.ts';
import { projectRoot } from './lib/run.ts';

type Listed = Omit<Staying, 'words'> & {
  readonly words?: readonly string[];
  /** Names of values in content/company.yaml. */
  readonly company?: readonly string[];
};

const read = (...path: string[]) => readFileSync(join(projectRoot, ...path), 'utf8');
const company: Readonly<Record<string, { readonly value: string }>> = parse(
  read('content', 'company.yaml'),
);
const listed: readonly Listed[] = JSON.parse(read('scripts', 'words-that-stay.json'));
const stays = listed.map(({ words = [], company: ids = [], ...each }): Staying => {
  return { ...each, words: [...words, ...ids.flatMap((id) => company[id]?.value ?? [])] };
});
const files = globSync('**/*.html', { cwd: join(projectRoot, 'dist') }).sort();
const pages = new Map(
  files.map((file) => [file.replaceAll('\\', '/'), visibleTexts(read('dist', file))]),
);
const corpus = readCorpus();
const incomplete = new Set(missingTranslations(corpus).map(({ language }) => language));
let [english, faulty] = [0, 0];
// The page of definitions shows the texts of documents.
const documents = new Set([...corpus.documentsById.keys(), 'legal/definitions']);
for (const edition of wordsOfEditions(pages, stays, documents)) {
  const { language, words, marked, records, left, faults } = edition;
  for (const line of records) console.log(line);
  for (const line of [...left, ...faults]) console.error(line);
  const isComplete = !incomplete.has(language);
  if (isComplete) english += edition.english;
  faulty += faults.length;
  console.log(
    `${languageOf(language).englishName}: ${edition.pages} pages, ${words} words, ${marked} in what is marked as English, ${edition.english} left in English${isComplete ? '' : '; its translations are not complete: npm run check:launch lists them'}`,
  );
}
const typed = listed.flatMap(({ words = [] }) => words);
for (const word of idleWords(pages, typed)) {
  console.log(`scripts/words-that-stay.json: “${word}” stands in no edition any more. Remove it.`);
}
if (pages.size === 0) console.error('dist/ holds no pages: build the site first.');
if (english > 0) {
  console.error(
    `words: ${english} left in English. Translate them, mark what is written in English with lang="en", or name what stays, with its reason, in scripts/words-that-stay.json.`,
  );
}
if (faulty > 0) {
  console.error(
    `words: ${faulty} faults of typography. Mend the entry, or the code that sets it (src/core/text.ts).`,
  );
}
if (pages.size === 0 || english > 0 || faulty > 0) process.exitCode = 1;
