// Every text that is written outside a body: front matter, data, words of the interface; and every text that readers see, with
// those of bodies. Rules that read texts one by one take them from here.

import type { Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { memoByObject } from '../core/memo.ts';
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

const recall = memoByObject<Corpus, readonly Text[]>();

/** The texts of a corpus: those of front matter first. */
export function textsOf(corpus: Corpus): readonly Text[] {
  return recall(corpus, () => {
    const { texts, translations, sources } = corpus;
    const fronts = [...texts, ...translations].flatMap(({ source }) => source ?? []);
    return [
      ...fronts.flatMap((source) => textsIn(source, true)),
      ...[...sources.values()].flatMap((source) => textsIn(source, false)),
    ];
  });
}

function textsIn(source: Source, isFront: boolean): Text[] {
  const { file } = source;
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
}

/** Whether visitors read a text, by itself or inside another text. */
export function isRead({ file, path, isFront }: Text): boolean {
  if (isFront) return /^(title|description|summary)$/.test(String(path[0]));
  switch (file) {
    case 'content/claim-words.yaml':
    case 'content/legal-limits.yaml':
    case 'content/launch.yaml':
    case 'content/search-words.yaml':
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

const recallShown = memoByObject<Corpus, readonly ShownText[]>();
const recallRuns = memoByObject<Body, readonly Run[]>();

/** The texts that readers of a corpus see. */
export function shownTexts(corpus: Corpus): readonly ShownText[] {
  return recallShown(corpus, () => [
    ...textsOf(corpus)
      .filter(isRead)
      .map((text) => ({ ...text, isBody: false, link: undefined })),
    ...[...corpus.texts, ...corpus.translations].flatMap((text) => {
      const { file, body } = text;
      const language = 'language' in text ? text.language : defaultLanguage;
      return runsOf(body).map((run) => ({ file, language, key: undefined, isBody: true, ...run }));
    }),
  ]);
}

type Run = Pick<ShownText, 'line' | 'words' | 'link'>;

/** The words of a body, and the titles of its sections. Code is left out: it may hold any mark. */
function runsOf(body: Body): readonly Run[] {
  return recallRuns(body, () => {
    const runs: Run[] = [];
    if (!body.tree) return runs;
    visit(body.tree, (node, _, parent) => {
      const line = node.position?.start.line ?? 1;
      const title = isElement(node) ? attributeOf(node, 'title') : undefined;
      if (title !== undefined) runs.push({ line, words: title, link: undefined });
      if (node.type !== 'text') return;
      runs.push({ line, words: node.value, link: linkAround(parent, body) });
    });
    return runs;
  });
}

/** The address of a link that is written as one. The parser makes links of bare addresses too. */
function linkAround(parent: Parents | undefined, { text }: Body): string | undefined {
  if (parent?.type !== 'link' || text[parent.position?.start.offset ?? 0] !== '[') return undefined;
  return parent.url;
}

/** The line of an offset in a text that begins on a line. Words outside bodies stand on the line of their key. */
export function lineWithin({ line, words, isBody }: ShownText, offset: number): number {
  return isBody ? line + (words.slice(0, offset).split('\n').length - 1) : line;
}
