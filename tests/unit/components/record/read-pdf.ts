// What a reader finds in a PDF that Typst has made: read by PDF.js, which shares no code with it.
import { getDocumentProxy } from 'unpdf';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { readContentFiles } from '../../../../src/corpus/read/content-files.ts';
import type { Stage } from '../../../../src/corpus/schema/versions.ts';
import type { Speech } from '../../../../src/corpus/speech/speak.ts';
import { defaultLanguage, type LanguageCode } from '../../../../src/languages/list.ts';

type Node = { readonly role?: string; readonly children?: readonly object[] };

export type ReadPdf = {
  readonly title: unknown;
  readonly language: unknown;
  readonly author: unknown;
  /** `L2R` or `R2L`. */
  readonly direction: unknown;
  readonly tagged: boolean;
  /** Whether its window shows the title. */
  readonly titled: boolean;
  readonly bookmarks: readonly string[];
  /** Number of tags by role, such as `H1`, `Table`, `LI`. */
  readonly tags: ReadonlyMap<string, number>;
  /** The text of each page, without spaces: lines may break anywhere. */
  readonly pages: readonly string[];
  /** The numbers of the pages that lie across. */
  readonly across: readonly number[];
  readonly links: readonly string[];
  /** The pieces of text of the first page, and how far each begins from the left and ends from the right, in points. */
  readonly placed: readonly {
    readonly text: string;
    readonly left: number;
    readonly right: number;
  }[];
};

/** Spaces, and hyphens at which a line may break, say nothing in a comparison. */
export const bare = (text: string) => text.replace(/[\s\u00ad‐-]/g, '');

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // PDF.js takes the bytes away.
  const pdf = await getDocumentProxy(bytes.slice());
  const { info } = await pdf.getMetadata();
  const tags = new Map<string, number>();
  const count = (node: object) => {
    const { role, children = [] }: Node = node;
    if (role) tags.set(role, (tags.get(role) ?? 0) + 1);
    children.forEach(count);
  };
  const pages: string[] = [];
  const across: number[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const size = page.getViewport({ scale: 1 });
    if (size.width > size.height) across.push(number);
    pages.push(bare(items.map((item) => ('str' in item ? item.str : '')).join('')));
    count(await page.getStructTree());
    links.push(...(await page.getAnnotations()).flatMap(({ url }) => (url ? [url] : [])));
  }
  const preferences = (await pdf.getViewerPreferences()) ?? {};
  const first = await pdf.getPage(1);
  const { width } = first.getViewport({ scale: 1 });
  const placed = (await first.getTextContent()).items.flatMap((item) => {
    if (!('str' in item)) return [];
    const left: number = item.transform[4];
    return [{ text: item.str, left, right: width - left - item.width }];
  });
  type Bookmark = { readonly title: string; readonly items: readonly Bookmark[] };
  const titles = (list: readonly Bookmark[]): string[] =>
    list.flatMap(({ title, items }) => [title, ...titles(items)]);
  return {
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    author: Reflect.get(info, 'Author'),
    direction: Reflect.get(preferences, 'Direction'),
    titled: Reflect.get(preferences, 'DisplayDocTitle') === true,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: titles((await pdf.getOutline()) ?? []),
    ...{ tags, pages, across, links, placed },
  };
}

const content = readContentFiles('.');
const inStage = (publicSince: string) =>
  corpusOf(
    content.map(({ path, text }) => ({
      path,
      text:
        path === 'content/launch.yaml'
          ? text.replace(/^publicSince:.*$/m, `publicSince: ${publicSince}`)
          : text,
    })),
  );
const corpora = { draft: inStage('null'), published: inStage('2026-11-20') };

/** The words of the real content in a language and in a stage of the record, as PDFs have them. */
export function spokenIn(
  language: LanguageCode = defaultLanguage,
  stage: Stage = 'published',
): Speech {
  const speech = corpora[stage].speechOf(language);
  if (!speech) throw new Error('content/ has mistakes: the content check names them.');
  return speech;
}
