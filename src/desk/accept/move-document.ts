// Purpose: what moving a document to another address writes: its texts and translations at their new places, every name of it,
// and its former address. No word that a reader sees changes, and no translation becomes stale. Pure.

import { isMap, isScalar, parseDocument } from 'yaml';
import { guardedTexts } from '../../check/guarded-texts.ts';
import { isoDate } from '../../core/iso-date.ts';
import { type Corpus, corpusOf } from '../../corpus/corpus.ts';
import type { ContentFile } from '../../corpus/read/content-files.ts';
import {
  acceptedFile,
  documentId,
  isDocument,
  nameOf,
  translationOf,
} from '../../corpus/read/content-paths.ts';
import type { AcceptedTranslations } from '../../corpus/schema/translations.ts';
import { renameText, withReferences } from './references.ts';
import { textsFingerprint } from './reviewed-texts.ts';
import { acceptedText } from './translations.ts';

/** The ids of a document: the present one, and the one that it gets. */
export type Move = { readonly from: string; readonly to: string };

/**
 * The content folder after a document has moved.
 * @param files All of it, without a mistake. The archive stays as it is: its texts name the address that they had.
 */
export function moveDocument(files: readonly ContentFile[], move: Move): ContentFile[] {
  const before = corpusOf(files);
  const moved = files.map((file): ContentFile => {
    const { path } = file;
    const text = withReferences(file, move.from, move.to);
    const isOwn = isDocument(path) && documentId(path) === move.from;
    return { path: movedPath(path, move), text: isOwn ? withFormerAddress(text, move) : text };
  });
  const after = corpusOf(moved);
  const accepted = acceptedTexts(before, after, move);
  return moved.map(({ path, text }) => ({
    path,
    text:
      accepted.get(path) ?? (path === after.launch.path ? moveReviews(text, before, after) : text),
  }));
}

/** Where a file stands once the document has moved; its own place for a file that is no text of the document. */
export function movedPath(path: string, { from, to }: Move): string {
  const isOwn = isDocument(path) ? documentId(path) === from : translationOf(path)?.id === from;
  if (!isOwn) return path;
  const name = isDocument(path) ? nameOf(path) : from;
  return `${path.slice(0, -`${name}.mdx`.length)}${to}.mdx`;
}

/** A document's text that names the address which it leaves; one that it comes back to is its own again. */
function withFormerAddress(text: string, { from, to }: Move): string {
  const end = text.indexOf('\n---', 3) + 1;
  const front = parseDocument(text.slice(4, end));
  const { contents } = front;
  if (!isMap(contents)) return text;
  const write = (key: string, added: readonly string[]) => {
    const known: unknown = front.toJS()[key] ?? [];
    const kept = Array.isArray(known) ? known.filter((address) => address !== `/${to}`) : [];
    const list = front.createNode([...kept, ...added], { flow: true });
    if (kept.length + added.length === 0) contents.delete(key);
    else if (contents.has(key)) front.set(key, list);
    else {
      // It stands behind the short names, or else above the version.
      const keys = contents.items.map(({ key: node }) => (isScalar(node) ? node.value : undefined));
      const place = keys.includes('aliases')
        ? keys.indexOf('aliases') + 1
        : keys.indexOf('version');
      contents.items.splice(place, 0, front.createPair(key, list));
    }
  };
  write('aliases', []);
  write('movedFrom', [`/${from}`]);
  const written = front.toString({ lineWidth: 0, flowCollectionPadding: false });
  return `---\n${written}${text.slice(end)}`;
}

/**
 * What was accepted of the translations of each language, under the new names. What a section points to is a part of its hash:
 * a hash of a present text becomes that of the text after the move, and any other stays, so that what was stale is stale.
 */
function acceptedTexts(before: Corpus, after: Corpus, { from, to }: Move): Map<string, string> {
  const hashes = new Map(
    guardedTexts(after).map(({ language, name, ...hash }) => [`${language} ${name}`, hash]),
  );
  const known = new Map(
    guardedTexts(before).map(({ language, name, ...hash }) => [`${language} ${name}`, hash]),
  );
  const rename = (name: string) => renameText(name, from, to);
  return new Map(
    [...before.accepted].map(([language, { revised, texts }]) => {
      const hashOf = (name: string, value: string) => {
        const [old, now] = [
          known.get(`${language} ${name}`),
          hashes.get(`${language} ${rename(name)}`),
        ];
        const [english = '', own = ''] = value.split(' ');
        if (!old || !now) return value;
        return `${english === old.from ? now.from : english} ${own === old.as ? now.as : own}`;
      };
      const entries = Object.entries(texts).map(
        ([name, value]) => [rename(name), hashOf(name, value)] as const,
      );
      return [
        acceptedFile(language),
        acceptedText(new Map(entries), revisedDays(revised, { from, to })),
      ];
    }),
  );
}

function revisedDays(
  revised: AcceptedTranslations['revised'],
  { from, to }: Move,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(revised).map(([id, day]) => [id === from ? to : id, isoDate(day)] as const),
  );
}

/** `launch.yaml` with the new fingerprint of each language whose present words were reviewed; it names no other present one. */
function moveReviews(text: string, before: Corpus, after: Corpus): string {
  return Object.keys(before.launch.data?.translations ?? {}).reduce(
    (said, code) => said.replaceAll(textsFingerprint(before, code), textsFingerprint(after, code)),
    text,
  );
}
