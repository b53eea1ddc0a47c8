// Every text that is written outside a body: front matter, data, words of the interface. Rules that read texts one by one take
// them from here.

import { memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
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
