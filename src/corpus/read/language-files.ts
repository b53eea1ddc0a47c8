// Reads the files of which each language but English may have one: the glossary, with the terms that its translations must use,
// and the record of the English from which its translations were made, which a command writes.
import type { z } from 'astro/zod';
import { readOnce } from '../../core/memo.ts';
import { type LanguageCode, languages } from '../../languages/list.ts';
import { type Glossary, glossary } from '../schema/glossary.ts';
import { type AcceptedTranslations, acceptedTranslations } from '../schema/translations.ts';
import type { ContentFile } from './content-files.ts';
import { acceptedOf, glossaryOf } from './content-paths.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readJson } from './json-source.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import type { Source } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A file that passes its schema, and the places of its values. */
type LanguageFile<T> = {
  readonly language: LanguageCode;
  readonly source: Source;
  readonly data: T;
};
export type ReadGlossary = LanguageFile<Glossary>;

/** Takes what cannot be read or fails its schema. */
type Report = (...diagnostics: readonly Diagnostic[]) => void;

/** The glossaries by their languages. */
export const readGlossaries = languageReader({
  languageOf: glossaryOf,
  read: readYaml,
  schema: glossary,
  home: 'the file, at the margin',
});

const readAcceptedFiles = languageReader({
  languageOf: acceptedOf,
  read: readJson,
  schema: acceptedTranslations,
  home: 'the file',
});

/** The accepted translations by their languages. */
export function readAccepted(
  files: readonly ContentFile[],
  report: Report,
): ReadonlyMap<LanguageCode, AcceptedTranslations> {
  const found = readAcceptedFiles(files, report);
  return new Map([...found].map(([language, { data }]) => [language, data]));
}

/** Makes the reader of the files of a kind. */
function languageReader<T>({
  languageOf,
  read,
  schema,
  home,
}: {
  readonly languageOf: (path: string) => LanguageCode | undefined;
  readonly read: typeof readYaml;
  readonly schema: z.ZodType<T>;
  readonly home: string;
}) {
  type Read = { readonly file?: LanguageFile<T>; readonly diagnostics: readonly Diagnostic[] };
  const readFile = readOnce(2 * languages.length, (path, text): Read => {
    const language = languageOf(path);
    const { source, diagnostics } = read(path, text);
    if (!language || !source) return { diagnostics };
    const all = [...diagnostics, ...schemaDiagnostics({ source, schema, home })];
    const { data } = schema.safeParse(source.data);
    return data ? { file: { language, source, data }, diagnostics: all } : { diagnostics: all };
  });
  return (
    files: readonly ContentFile[],
    report: Report,
  ): ReadonlyMap<LanguageCode, LanguageFile<T>> => {
    const found = new Map<LanguageCode, LanguageFile<T>>();
    for (const { path, text } of files) {
      if (!languageOf(path)) continue;
      const { file, diagnostics } = readFile(path, text);
      report(...diagnostics);
      if (file) found.set(file.language, file);
    }
    return found;
  };
}
