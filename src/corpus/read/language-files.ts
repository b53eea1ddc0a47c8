// Reads the files of which each language but English may have one: the glossary, with the terms that its translations must use,
// and the record of the English from which its translations were made, which a command writes.
import type { z } from 'astro/zod';
import type { LanguageCode } from '../../languages/list.ts';
import {
  type AcceptedTranslations,
  acceptedTranslations,
} from '../schema/accepted-translations.ts';
import { type Glossary, glossary } from '../schema/glossary.ts';
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
export function readGlossaries(
  files: readonly ContentFile[],
  report: Report,
): ReadonlyMap<LanguageCode, ReadGlossary> {
  const home = 'the file, at the margin';
  return byLanguage(
    files,
    { languageOf: glossaryOf, read: readYaml, schema: glossary, home },
    report,
  );
}

/** The accepted translations by their languages. */
export function readAccepted(
  files: readonly ContentFile[],
  report: Report,
): ReadonlyMap<LanguageCode, AcceptedTranslations> {
  const kind = { languageOf: acceptedOf, read: readJson, schema: acceptedTranslations };
  const found = byLanguage(files, { ...kind, home: 'the file' }, report);
  return new Map([...found].map(([language, { data }]) => [language, data]));
}

function byLanguage<T>(
  files: readonly ContentFile[],
  kind: {
    readonly languageOf: (path: string) => LanguageCode | undefined;
    readonly read: typeof readYaml;
    readonly schema: z.ZodType<T>;
    readonly home: string;
  },
  report: Report,
): Map<LanguageCode, LanguageFile<T>> {
  const found = new Map<LanguageCode, LanguageFile<T>>();
  for (const { path, text } of files) {
    const language = kind.languageOf(path);
    if (!language) continue;
    const { source, diagnostics } = kind.read(path, text);
    report(...diagnostics);
    if (!source) continue;
    report(...schemaDiagnostics({ source, schema: kind.schema, home: kind.home }));
    const { data } = kind.schema.safeParse(source.data);
    if (data) found.set(language, { language, source, data });
  }
  return found;
}
