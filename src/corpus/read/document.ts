// Reads one document: its front matter as typed values with their places, its body as a tree.

import { z } from 'astro/zod';
import { isoDate } from '../../core/iso-date.ts';
import { lazy, merge } from '../../core/lazy.ts';
import { memoByObject, readOnce } from '../../core/memo.ts';
import { type OutlineSection, outlineOf } from '../../core/outline.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import { type FrontMatter, frontMatter, pageFrontMatter } from '../schema/documents.ts';
import { type Body, readBody } from './body.ts';
import { counterpart, documentId, isAnnounced } from './content-paths.ts';
import type { Diagnostic } from './diagnostic.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import { isGroup, type Source, valueAt } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A text of `content/documents`: a document, or with `kind: page` the text of a page, which has no version. */
export type Document = {
  readonly file: string;
  readonly kind: 'document' | 'page';
  readonly language: LanguageCode;
  /** Its address without the leading slash, as Astro derives it from the path. */
  readonly id: string;
  /** Its title, or its id if it has none. */
  readonly title: string;
  /** `undefined` while the front matter cannot be understood. */
  readonly source: Source | undefined;
  /** The values of the front matter that keep their schema. */
  readonly front: Partial<FrontMatter>;
  readonly body: Body;
  readonly outline: readonly OutlineSection[];
};

const head = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?=\n|$)/;

/** The first day on which a document's text applies, such as `2026-11-22`; `undefined` if its date has a mistake. */
export function effectiveDay({ front }: Pick<Document, 'front'>): string | undefined {
  return front.effective && isoDate(front.effective);
}

/** The documents whose texts are in force on a day. From its day on, an announced text replaces the other one. */
export function documentsOn(documents: readonly Document[], day: string): Document[] {
  const due = documents.filter(
    (document) => isAnnounced(document.file) && (effectiveDay(document) ?? '9') <= day,
  );
  const replaced = new Set(due.map(({ id }) => id));
  return [
    ...documents.filter(({ file, id }) => !isAnnounced(file) && !replaced.has(id)),
    ...due,
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The announced texts that bear a wrong name: of no document, or of another one than that whose title they have. */
export function misnamedTexts(texts: readonly Document[]): Diagnostic[] {
  const documents = texts.filter(({ file, kind }) => kind === 'document' && !isAnnounced(file));
  return texts.flatMap(({ file, id, title, source }) => {
    if (!isAnnounced(file)) return [];
    const replaced = documents.find((document) => document.id === id);
    if (!replaced) {
      const page = texts.find(
        (one) => one.id === id && one.kind === 'page' && !isAnnounced(one.file),
      );
      const message = page
        ? `${page.file} is a page, which has no versions, so that nothing of it is announced. Make the change there, and remove this file.`
        : `there is no document ${counterpart(file)} that this text could replace. A new document stands in content/documents. If the name is wrong, rename the file.`;
      return [{ file, line: 1, message }];
    }
    const own = documents.find((document) => document.title === title);
    if (!own || replaced.title === title) return [];
    const message = `"title": found ${title}, the title of ${own.file}, and this text would replace ${replaced.file}. Rename this file to ${counterpart(own.file)}, or give it a title of its own.`;
    return [{ file, line: source?.lineOf(['title']) ?? 1, message }];
  });
}

/** The body of a document's text, with empty lines in place of its front matter. */
function bodyText(text: string): string {
  const match = head.exec(text);
  // Without well-formed front matter nothing separates its keys from the text. So what stands before the first section is
  // left out.
  const start = match ? match[0].length : Math.max(0, text.indexOf('<Section'));
  return text.slice(0, start).replace(/[^\n]/g, '') + text.slice(start);
}

/** A file of front matter and a body: what documents and their translations have in common. */
export type Mdx<Front> = Pick<Document, 'file' | 'source' | 'body' | 'outline'> & {
  /** The values of the front matter that keep their schema. */
  readonly front: Partial<Front>;
};

/** Reads a document. Lines of its source, tags and outline count from the head of the file. */
export function readDocument(
  file: string,
  text: string,
): { document: Document; diagnostics: readonly Diagnostic[] } {
  const kind: Document['kind'] = /^kind:/m.test(head.exec(text)?.[1] ?? '') ? 'page' : 'document';
  const { mdx, diagnostics } = kind === 'page' ? readPage(file, text) : readFile(file, text);
  const document = recallDocument(mdx, () => {
    const id = documentId(file);
    const title = typed(mdx.source, 'title') ?? id;
    return merge(mdx, { kind, language: defaultLanguage, id, title });
  });
  return { document, diagnostics };
}

/** What is found in a document may be kept by it, as the next reading has it too where its text has not changed. */
const recallDocument = memoByObject<Mdx<FrontMatter>, Document>();

/**
 * Makes a reader of MDX.
 * @param schema The schema of the front matter.
 */
export function mdxReader<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return readOnce(400, (file, text) => readMdx(file, text, schema));
}

const readFile = mdxReader(frontMatter);
const readPage = mdxReader(pageFrontMatter);

function readMdx<Shape extends z.ZodRawShape>(
  file: string,
  text: string,
  schema: z.ZodObject<Shape>,
): { readonly mdx: Mdx<z.infer<z.ZodObject<Shape>>>; readonly diagnostics: readonly Diagnostic[] } {
  const match = head.exec(text);
  const reading = match ? readYaml(file, `\n${match[1]}`) : undefined;
  const diagnostics = [...(reading?.diagnostics ?? [])];
  if (text.trim() === '') diagnostics.push(emptyFile(file));
  else if (!match) {
    diagnostics.push({
      file,
      line: 1,
      message:
        'the document has no front matter. Expected: a first line "---", then its title, dates and the other keys, then a line "---". Copy it from another document and change the values.',
    });
  }
  const source = reading?.source;
  if (source) {
    const home = 'the front matter, between the two lines "---" at the head of the file';
    diagnostics.push(...schemaDiagnostics({ source, schema, home }));
  }
  const front = source ? keptValues(source.data, schema) : {};
  const body = readBody(file, bodyText(text));
  if (source && isBlank(body)) {
    const line = text.trimEnd().split('\n').length;
    const message =
      'the document has no text below its front matter. Write its sections: <Section id="…" title="…">, the text, </Section>; or put the text back (git restore brings the last version).';
    diagnostics.push({ file, line, message });
  }
  const outline = lazy<Pick<Document, 'outline'>>(['outline'], () => ({
    outline: outlineOf(body.tags),
  }));
  return { mdx: merge({ file, source, front, body }, outline), diagnostics };
}

/** Whether a document cannot be judged: it is empty, or lacks its front matter or its text. */
export function isUnreadable({ source, body }: Pick<Document, 'source' | 'body'>): boolean {
  return source === undefined || isBlank(body);
}

const isBlank = ({ text }: Body) => text.trim() === '';

function emptyFile(file: string): Diagnostic {
  const message =
    'the file is empty. Put its text back (git restore brings the last version), or delete the file if the document is to go.';
  return { file, line: 1, message };
}

/** The values of the front matter that pass their schema, each checked alone. */
function keptValues<Shape extends z.ZodRawShape>(
  data: unknown,
  schema: z.ZodObject<Shape>,
): Partial<z.infer<z.ZodObject<Shape>>> {
  if (!isGroup(data)) return {};
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    const result = z.safeParse(field, data[key]);
    return result.success && result.data !== undefined ? [[key, result.data] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<z.infer<z.ZodObject<Shape>>>;
}

function typed(source: Source | undefined, key: string): string | undefined {
  const value = valueAt(source?.data, [key]);
  return typeof value === 'string' && value.trim() ? value : undefined;
}
