// Reads from which English the translations were made: one file for each language, written by a command.
import { isLanguageCode, type LanguageCode } from '../../languages/list.ts';
import {
  type AcceptedTranslations,
  acceptedTranslations,
} from '../schema/accepted-translations.ts';
import type { ContentFile } from './content-files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readJson } from './json-source.ts';
import { schemaDiagnostics } from './schema-diagnostics.ts';

/** Nothing is accepted yet. */
export const noneAccepted: AcceptedTranslations = { revised: {}, texts: {} };

/** The path of the accepted translations of a language. */
export function acceptedFile(language: LanguageCode): string {
  return `content/translations/${language}/accepted.json`;
}

/** The language of such a file; `undefined` for any other file. */
export function acceptedOf(path: string): LanguageCode | undefined {
  const [, language] = /^content\/translations\/([^/]+)\/accepted\.json$/.exec(path) ?? [];
  return isLanguageCode(language) && acceptedFile(language) === path ? language : undefined;
}

/**
 * The accepted translations by their languages.
 * @param report is called with each mistake: a file that cannot be read or fails its schema.
 */
export function readAccepted(
  files: readonly ContentFile[],
  report: (...diagnostics: readonly Diagnostic[]) => void,
): ReadonlyMap<LanguageCode, AcceptedTranslations> {
  const found = new Map<LanguageCode, AcceptedTranslations>();
  for (const { path, text } of files) {
    const language = acceptedOf(path);
    if (!language) continue;
    const { source, diagnostics } = readJson(path, text);
    report(...diagnostics);
    if (!source) continue;
    report(...schemaDiagnostics({ source, schema: acceptedTranslations, home: 'the file' }));
    const { data } = acceptedTranslations.safeParse(source.data);
    if (data) found.set(language, data);
  }
  return found;
}
