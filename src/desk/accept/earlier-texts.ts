// Purpose: the texts of a file as it stands or stood, by the names under which translations are accepted.
import type { GuardedText } from '../../check/guarded-texts.ts';
import { recordName, translatableTextsOf } from '../../check/record-translations.ts';
import { memoOf } from '../../core/memo.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { dataPaths } from '../../corpus/read/data.ts';
import { type Document, readDocument } from '../../corpus/read/document.ts';
import { readJson } from '../../corpus/read/json-source.ts';
import { leavesOf, valueAt } from '../../corpus/read/source.ts';
import { readTranslation, type TranslatedDocument } from '../../corpus/read/translation.ts';
import { readYaml } from '../../corpus/read/yaml-source.ts';
import { cutSections } from '../../corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../../corpus/translations/slots.ts';
import { headTexts, sectionName } from '../../corpus/translations/state.ts';

/** The earlier texts of a file, newest first. */
export type EarlierTexts = (file: string) => IteratorObject<string>;

/** A text: the hash by which it is recorded when a translation is accepted, and its lines as they are typed. */
export type TypedText = { readonly hash: string; readonly lines: readonly string[] };

/** What was accepted of a text: the hash of its English and its own; both are empty where nothing was. */
export function acceptedHashes(
  { language, name }: Pick<GuardedText, 'language' | 'name'>,
  { accepted }: Pick<Corpus, 'accepted'>,
): { readonly from: string; readonly as: string } {
  const [from = '', as = ''] = accepted.get(language)?.texts[name]?.split(' ') ?? [];
  return { from, as };
}

const memo = memoOf<ReadonlyMap<string, TypedText>>(100);

/** The texts of a file of words, records, a document or a translation, by their names. */
export function textsIn(file: string, text: string): ReadonlyMap<string, TypedText> {
  return memo(`${file}\n${text}`, () => new Map(readTexts(file, text)));
}

/**
 * The newest earlier texts of a file that have certain hashes, by name; those that no earlier state of the file holds are missing.
 * @param wanted The hashes by name.
 */
export function earlierTexts(
  file: string,
  wanted: ReadonlyMap<string, string>,
  earlier: EarlierTexts,
): ReadonlyMap<string, TypedText> {
  const found = new Map<string, TypedText>();
  for (const text of earlier(file)) {
    const texts = textsIn(file, text);
    for (const [name, hash] of wanted) {
      const known = texts.get(name);
      if (known?.hash === hash && !found.has(name)) found.set(name, known);
    }
    // Reading an older state takes longer than looking.
    if (found.size === wanted.size) break;
  }
  return found;
}

function readTexts(file: string, text: string): (readonly [string, TypedText])[] {
  if (file.endsWith('.json')) {
    const namespace = file.replace(/^.*\/|\.json$/g, '');
    return leavesOf(readJson(file, text).source?.data).map(({ path, text: line }) => [
      `${namespace}:${path.map(String).join('.')}`,
      { hash: slotHash(line), lines: [line] },
    ]);
  }
  if (dataPaths.includes(file)) {
    const { source } = readYaml(file, text);
    if (!source) return [];
    return translatableTextsOf(source).map((path) => {
      const line = String(valueAt(source.data, path));
      return [recordName(source, path), { hash: slotHash(line), lines: [line] }];
    });
  }
  const document = readTranslation(file, text)?.translation ?? readDocument(file, text).document;
  return documentTexts(document, text.split('\n'));
}

function documentTexts(
  document: Document | TranslatedDocument,
  typed: readonly string[],
): (readonly [string, TypedText])[] {
  return [
    ...headTexts(document).map(
      ({ name, text: line }) => [name, { hash: slotHash(line), lines: [line] }] as const,
    ),
    ...cutSections(document).map((section) => {
      const lines = section.nodes.flatMap(({ type, position }) => {
        const own = typed.slice((position?.start.line ?? 1) - 1, position?.end.line);
        return type === 'paragraph' ? own.join(' ') : own;
      });
      const text = { hash: sectionHash(section), lines: [section.title, ...lines] };
      return [sectionName(document.id, section.id), text] as const;
    }),
  ];
}
