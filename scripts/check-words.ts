// Purpose: measures how much of each edition in dist/ is still English, page by page, and lists it: nothing may be, but
// what says that it is English and what scripts/words-that-stay.json names with a reason. A language whose translations
// are not complete is only measured: the launch check lists what it lacks. Marks and spaces are held to the language too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { defaultLanguage, languages } from '../src/core/languages.ts';
import { loadCorpus } from '../src/integrations/corpus.ts';
import { measureOf, type Staying } from '../src/integrations/english-left.ts';
import { readPages } from '../src/integrations/page.ts';
import { typographyFaults } from '../src/integrations/typography.ts';
import { visibleTexts } from '../src/integrations/visible-texts.ts';
import { missingTranslations } from './launch/translations.ts';
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
const stays = listed.map(
  (each): Staying => ({
    ...each,
    words: [
      ...(each.words ?? []),
      ...(each.company ?? []).flatMap((id) => company[id]?.value ?? []),
    ],
  }),
);

const pages = new Map(readPages(join(projectRoot, 'dist')).map(({ file, html }) => [file, html]));
const corpus = await loadCorpus();
const documents = new Set(corpus.documentsById.keys());
const incomplete = new Set(missingTranslations(corpus).map(({ language }) => language));
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const editionsIn = (code: string) =>
  [...pages].filter(([file]) => file === `${code}.html` || file.startsWith(`${code}/`));
let english = 0;
let faulty = 0;
for (const { code, englishName } of languages) {
  if (code === defaultLanguage) continue;
  const measure = measureOf(code, stays);
  const editions = editionsIn(code);
  const sum = { words: 0, marked: 0, english: 0 };
  for (const [file, html] of editions) {
    const original = file === `${code}.html` ? 'index.html' : file.slice(code.length + 1);
    const found = measure(html, pages.get(original) ?? '');
    sum.words += found.words;
    sum.marked += found.marked;
    sum.english += found.english;
    // Bodies of documents are written in English, and the picker names the language. Elsewhere it is a record that nobody
    // has translated yet.
    if (found.marked > 1 && !documents.has(original.replace(/\.html$/, ''))) {
      console.log(`${file}: ${found.marked} words in what is marked as English`);
    }
    if (found.left.length === 0) continue;
    console.error(`${file}: ${found.english} words, ${share.format(found.english / found.words)}`);
    for (const text of found.left) console.error(`  ${text}`);
  }
  // One fault of a component stands on every page: its text is named once.
  const faults = new Map(
    editions.flatMap(([file, html]) =>
      visibleTexts(html)
        .filter(({ marked }) => marked === undefined)
        .flatMap(({ text, where }) =>
          typographyFaults(text, code).map((fault) => [`${where} ${fault}`, file] as const),
        ),
    ),
  );
  for (const [fault, file] of faults) console.error(`${file}: ${fault}`);
  faulty += faults.size;
  const isComplete = !incomplete.has(code);
  if (isComplete) english += sum.english;
  console.log(
    `${englishName}: ${editions.length} pages, ${sum.words} words, ${sum.marked} in what is marked as English, ${sum.english} left in English${isComplete ? '' : '; its translations are not complete: npm run check:launch lists them'}`,
  );
}
const shown = languages
  .flatMap(({ code }) => editionsIn(code))
  .flatMap(([, html]) => visibleTexts(html).map(({ text }) => text.replace(/\s/g, ' ')))
  .join('\n');
const idle = listed.flatMap(({ words = [] }) => words).filter((word) => !shown.includes(word));
for (const word of idle) {
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
    `words: ${faulty} faults of typography. Mend the entry, or the code that sets it (src/core/typesetting.ts).`,
  );
}
if (pages.size === 0 || english > 0 || faulty > 0) process.exitCode = 1;
