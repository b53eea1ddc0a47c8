// Purpose: the promise under every seal, as a rule for what was built: a page shows exactly the words of the text that is kept for
// it. Words of both are read by parsers that have nothing to do with what wrote them.
import { setImmediate as turn } from 'node:timers/promises';
import { type Address, fileOf } from '../core/addresses.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { cachedJsonNow } from '../corpus/disk-cache.ts';
import { versionsOf } from '../corpus/record/candidate.ts';
import { translationFilePath, versionPath } from '../corpus/record/record.ts';
import { printedFingerprint } from '../corpus/record/version.ts';
import { shownWords, wordsOfMarkdown } from '../corpus/record/words-of-markdown.ts';
import { filedTranslations } from '../corpus/translations/files.ts';
import type { BuiltFile } from './dist-checks.ts';
import type { Page } from './page.ts';

/** A page that shows a text of the record. */
export type ShownText = {
  /** The file of the page. */
  readonly file: string;
  /** The text as Markdown, and the file in which it stands. */
  readonly text: string;
  readonly source: string;
  /** The heading of the page, if it is the title of the text. */
  readonly title: string | undefined;
  /** The fingerprint of the version, as the page prints it. */
  readonly fingerprint: string;
};

/**
 * The pages that show a text of the record: documents and their translations at every address, and the versions of each in
 * every edition. An edition that is not translated whole shows two languages, and is left out.
 */
export function shownTexts(
  corpus: Corpus,
  addresses: readonly Address[],
  files: readonly BuiltFile[],
): ShownText[] {
  const built = new Map(files.map(({ file, text }) => [`/${file}`, text]));
  const texts = new Map<string, Omit<ShownText, 'file'>>();
  for (const document of corpus.documents) {
    for (const version of versionsOf(document, corpus)) {
      const { head, text, file: source, fingerprint } = version;
      const old = { text, source, title: undefined, fingerprint };
      texts.set(versionPath(document.id, head.version), old);
      if (head.version !== document.front.version) continue;
      const printed = printedFingerprint(fingerprint);
      texts.set(`en /${document.id}`, { ...old, title: head.title, fingerprint: printed });
    }
  }
  for (const { translation, language, version } of filedTranslations(corpus)) {
    const source = translationFilePath({ version, language }, 'md');
    const text = Buffer.from(built.get(source) ?? '', 'latin1').toString();
    const fingerprint = printedFingerprint(version.fingerprint);
    texts.set(`${language} /${translation.id}`, {
      ...{ text: withoutNotice(text), source: `the built ${source}`, fingerprint },
      title: JSON.parse(/^title: (".*")$/m.exec(text)?.[1] ?? '""'),
    });
  }
  return addresses.flatMap(({ path, page, language }) => {
    const found = texts.get(page) ?? texts.get(`${language} ${page}`);
    return found ? [{ file: fileOf(path), ...found }] : [];
  });
}

/** Each page that shows other words than its text, another title, or another fingerprint. */
export async function checkWords(
  pages: readonly Page[],
  texts: readonly ShownText[],
): Promise<string[]> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const found: string[] = [];
  for (const { file, text, source, title, fingerprint } of texts) {
    const page = byFile.get(file);
    // A page that is missing is reported as such.
    if (!page) continue;
    const { shown } = page;
    if (!shown) {
      found.push(`${file}: lacks the title block, the summary or the body of a document.`);
      continue;
    }
    // Texts of the record stay as they are, and Markdown takes long to parse.
    const said = cachedJsonNow('words', text, () => wordsOfMarkdown(text));
    // What packs pages meanwhile gets its turn.
    await turn();
    const problems = [difference(shown.words.split(' '), said, source)];
    if (title !== undefined && shown.title !== shownWords(title).join(' ')) {
      problems.push(`has the title “${shown.title}”, and ${source} has “${title}”.`);
    }
    if (!page.html.includes(fingerprint)) {
      problems.push(`does not print ${fingerprint}, the fingerprint of the text of ${source}.`);
    }
    found.push(...problems.flatMap((each) => (each === undefined ? [] : `${file}: ${each}`)));
  }
  return found;
}

/** The sentence for the first words that differ; `undefined` if none do. */
function difference(
  shown: readonly string[],
  said: readonly string[],
  source: string,
): string | undefined {
  const index = shown.findIndex((word, place) => word !== said[place]);
  if (index < 0 && shown.length === said.length) return undefined;
  const at = index < 0 ? shown.length : index;
  return `shows other words than ${source}: found ${around(shown, at)}, expected ${around(said, at)}. Pages are drawn by src/components/document/ and src/corpus/record/html.ts, texts read by src/corpus/record/document-blocks.ts and figures.ts; make both say the same.`;
}

/** The words around a place of a text, as a reader finds them again. */
function around(words: readonly string[], at: number): string {
  const near = words.slice(Math.max(0, at - 4), at + 5).join(' ');
  return at < words.length ? `“…${near}…”` : `its end after “…${near}”`;
}

/** The text of a translation's file without the notice that stands before it. */
function withoutNotice(markdown: string): string {
  return markdown.replace(/^(---\n[\s\S]*?\n---\n\n)(?:>.*\n)+\n/, '$1');
}
