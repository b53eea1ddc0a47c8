// Purpose: the translated texts whose English has changed since they were accepted, each with what has changed in the English.
import { type GuardedText, guardedTexts } from '../../check/guarded-texts.ts';
import { recordName, translatableTextsOf } from '../../check/record-translations.ts';
import { memoOf } from '../../core/memo.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { localePath } from '../../corpus/read/content-paths.ts';
import { dataPaths } from '../../corpus/read/data.ts';
import { readDocument } from '../../corpus/read/document.ts';
import { readJson } from '../../corpus/read/json-source.ts';
import { leavesOf, valueAt } from '../../corpus/read/source.ts';
import { readYaml } from '../../corpus/read/yaml-source.ts';
import { cutSections } from '../../corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../../corpus/translations/slots.ts';
import { headTexts, sectionName } from '../../corpus/translations/state.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import { changedLines } from '../impact/documents.ts';

/** A text whose translations are stale. */
export type StaleText = {
  /** Its name among accepted texts, such as `legal/refund-policy:refund-time`. */
  readonly name: string;
  /** The languages whose translation was made from one and the same English. */
  readonly languages: readonly LanguageCode[];
  /** The file of the English. */
  readonly file: string;
  /** What has changed in the English, as `[-removed-]{+added+}`; `undefined` where its earlier text is not known. */
  readonly lines: readonly string[] | undefined;
};

/** The earlier texts of a file, newest first. */
export type EarlierTexts = (file: string) => IteratorObject<string>;

/** An English text: the hash that is recorded when a translation of it is accepted, and its lines as they are typed. */
type English = { readonly hash: string; readonly lines: readonly string[] };

/**
 * The stale texts, in the order of the content.
 * @param only The language to look at; all if left out.
 */
export function staleTexts(
  corpus: Corpus,
  earlier: EarlierTexts,
  only?: LanguageCode,
): StaleText[] {
  const read = memoOf<ReadonlyMap<string, English>>(100);
  const englishIn = (file: string, text: string) =>
    read(`${file}\n${text}`, () => new Map(englishTexts(file, text)));
  const stale = guardedTexts(corpus).filter(
    ({ language, state }) => state === 'stale' && (only ?? language) === language,
  );
  const acceptedFrom = ({ language, name }: GuardedText) =>
    corpus.accepted.get(language)?.texts[name]?.split(' ')[0] ?? '';
  return [...Map.groupBy(stale, (text) => `${text.name} ${acceptedFrom(text)}`).values()].flatMap(
    (texts) => {
      const [first] = texts;
      if (!first) return [];
      const { name } = first;
      const file = englishFile(first, corpus);
      const present = corpus.files.find(({ path }) => path === file)?.text ?? '';
      const now = englishIn(file, present).get(name);
      const before = earlier(file)
        .map((text) => englishIn(file, text).get(name))
        .find((known) => known?.hash === acceptedFrom(first));
      const lines = now && before && changedLines(before.lines, now.lines);
      return [{ name, languages: texts.map(({ language }) => language), file, lines }];
    },
  );
}

function englishFile({ name, document }: GuardedText, { textsById }: Corpus): string {
  if (document !== undefined) return textsById.get(document)?.file ?? '';
  const [namespace = ''] = name.split(':');
  const records = `content/status/${namespace}.yaml`;
  return dataPaths.includes(records) ? records : localePath(defaultLanguage, namespace);
}

/** The texts of a file of English by their names among accepted texts. */
function englishTexts(file: string, text: string): (readonly [string, English])[] {
  if (file.endsWith('.json')) {
    const namespace = file.replace(/^.*\/|\.json$/g, '');
    return leavesOf(readJson(file, text).source?.data).map(({ path, text: line }) => [
      `${namespace}:${path.map(String).join('.')}`,
      { hash: slotHash(line), lines: [line] },
    ]);
  }
  if (file.endsWith('.yaml')) {
    const { source } = readYaml(file, text);
    if (!source) return [];
    return translatableTextsOf(source).map((path) => {
      const line = String(valueAt(source.data, path));
      return [recordName(source, path), { hash: slotHash(line), lines: [line] }];
    });
  }
  const { document } = readDocument(file, text);
  const typed = text.split('\n');
  return [
    ...headTexts(document).map(
      ({ name, text: line }) => [name, { hash: slotHash(line), lines: [line] }] as const,
    ),
    ...cutSections(document).map((section) => {
      const lines = section.nodes.flatMap(({ type, position }) => {
        const own = typed.slice((position?.start.line ?? 1) - 1, position?.end.line);
        return type === 'paragraph' ? own.join(' ') : own;
      });
      const english = { hash: sectionHash(section), lines: [section.title, ...lines] };
      return [sectionName(document.id, section.id), english] as const;
    }),
  ];
}
