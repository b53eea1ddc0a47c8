// Every text that is written outside a body: front matter, data, words of the interface; and every text that readers see, with
// those of bodies. Rules that read texts one by one take them from here.

import type { Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { attributeOf, type Body, isElement } from '../corpus/read/body.ts';
import { parseLocalePath, translationOf } from '../corpus/read/content-paths.ts';
import { leavesOf, type Path, type Source } from '../corpus/read/source.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../languages/list.ts';

/** A text as it is typed, with its place. */
export type Text = {
  readonly file: string;
  readonly source: Source;
  readonly path: Path;
  readonly line: number;
  readonly words: string;
  /** The language of its file, or of the translation that it stands in. */
  readonly language: LanguageCode;
  readonly isFront: boolean;
  /** Of words of the interface: the name of their file, and their key, such as `home:hero.title`. */
  readonly namespace: string | undefined;
  readonly key: string | undefined;
};

/** The texts of a corpus: those of front matter first. */
export const textsOf = cacheByObject(
  ({ texts, translations, sources }: Corpus): readonly Text[] => {
    const fronts = [...texts, ...translations].flatMap(({ source }) => source ?? []);
    return [...fronts, ...sources.values()].flatMap(textsOfSource);
  },
);

const textsOfSource = cacheByObject((source: Source): readonly Text[] => {
  const { file } = source;
  const isFront = file.endsWith('.mdx');
  const locale = parseLocalePath(file);
  const own = locale?.language ?? translationOf(file)?.language;
  return leavesOf(source.data).map(({ path, text: words }) => {
    const code = own ?? path.map(String).find((key) => isLanguageCode(key));
    const language = isLanguageCode(code) ? code : defaultLanguage;
    const namespace = locale?.namespace;
    const key = namespace === undefined ? undefined : `${namespace}:${path.map(String).join('.')}`;
    const line = source.lineOf(path);
    return { file, source, path, line, words, language, isFront, namespace, key };
  });
});

/** Whether a file holds records of the status page, which have texts of every language. */
export const isOfStatus = (file: string) => file.startsWith('content/status/');

/** Whether a file only lists words, of every language, for the check or the search. */
export const isWordList = (file: string) =>
  /^content\/(?:claim|known|search)-words\.yaml$/.test(file);

/** Whether visitors read a text, by itself or inside another text. */
export function isRead({ file, path, isFront }: Text): boolean {
  if (isFront) return /^(title|description|summary)$/.test(String(path[0]));
  if (isWordList(file)) return false;
  switch (file) {
    case 'content/legal-limits.yaml':
    case 'content/launch.yaml':
      return false;
    case 'content/claims.yaml':
      return path.at(-1) === 'wording';
    case 'content/facts.yaml':
      return path[1] === 'value' || path[1] === 'then';
    default:
      return path.at(-1) !== 'id';
  }
}

/** A text that readers see, without the values of components. In a body, the words between two tags or marks. */
export type ShownText = Pick<Text, 'file' | 'line' | 'words' | 'language' | 'key'> & {
  readonly isBody: boolean;
  /** Where it leads, if its author made it a link. */
  readonly link: string | undefined;
};

/**
 * The texts that readers of a corpus see: those outside bodies, and those of each body. The latter are kept with the body, which
 * the next reading has too where its text has not changed: what is found in them may be kept by the list.
 */
export const shownTexts = cacheByObject((corpus: Corpus): readonly (readonly ShownText[])[] => [
  textsOf(corpus)
    .filter(isRead)
    .map((text) => ({ ...text, isBody: false, link: undefined })),
  ...[...corpus.texts, ...corpus.translations].map(({ body }) => wordsOf(body)),
]);

/** The words of a body, and the titles of its sections. Code is left out: it may hold any mark. */
const wordsOf = cacheByObject((body: Body): readonly ShownText[] => {
  const { file } = body;
  const language = translationOf(file)?.language ?? defaultLanguage;
  const texts: ShownText[] = [];
  if (!body.tree) return texts;
  visit(body.tree, (node, _, parent) => {
    const line = node.position?.start.line ?? 1;
    const add = (words: string, link?: string) =>
      texts.push({ ...{ file, line, words, language, link }, key: undefined, isBody: true });
    const title = isElement(node) ? attributeOf(node, 'title') : undefined;
    if (title !== undefined) add(title);
    if (node.type === 'text') add(node.value, linkAround(parent, body));
  });
  return texts;
});

/** The address of a link that is written as one. The parser makes links of bare addresses too. */
function linkAround(parent: Parents | undefined, { text }: Body): string | undefined {
  if (parent?.type !== 'link' || text[parent.position?.start.offset ?? 0] !== '[') return undefined;
  return parent.url;
}

/** The line of an offset in a text that begins on a line. Words outside bodies stand on the line of their key. */
export function lineWithin({ line, words, isBody }: ShownText, offset: number): number {
  return isBody ? line + (words.slice(0, offset).split('\n').length - 1) : line;
}
