// Reads the glossaries: for each language, the terms that its translations must use. A language may have none yet.
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../languages/list.ts';
import { type Glossary, glossary } from '../schema/glossary.ts';
import type { ContentFile } from './content-files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';
import type { Source } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** A glossary that passes its schema, and the places of its rows. */
export type ReadGlossary = {
  readonly language: LanguageCode;
  readonly source: Source;
  readonly data: Glossary;
};

/** The language of a glossary; `undefined` for any other file. */
export function glossaryOf(path: string): LanguageCode | undefined {
  const code = /^content\/glossary\/([^/]+)\.yaml$/.exec(path)?.[1];
  return isLanguageCode(code) && code !== defaultLanguage ? code : undefined;
}

/**
 * The glossaries by their languages.
 * @param report takes what cannot be read or fails its schema.
 */
export function readGlossaries(
  files: readonly ContentFile[],
  report: (...diagnostics: readonly Diagnostic[]) => void,
): ReadonlyMap<string, ReadGlossary> {
  const found = new Map<string, ReadGlossary>();
  for (const { path, text } of files) {
    const language = glossaryOf(path);
    if (language === undefined) continue;
    const { source, diagnostics } = readYaml(path, text);
    report(...diagnostics);
    if (!source) continue;
    report(...schemaDiagnostics({ source, schema: glossary, home: 'the file, at the margin' }));
    const { data } = glossary.safeParse(source.data);
    if (data) found.set(language, { language, source, data });
  }
  return found;
}
