// Every language has the same files of words as English, and no others. locale-rules.ts checks what is in them.

import type { Corpus } from '../corpus/corpus.ts';
import { parseLocalePath } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { isSlip, suggestion } from '../corpus/read/nearest.ts';
import { defaultLanguage, languages } from '../languages/list.ts';

const folder = 'content/locales/';
/** Namespaces of translated titles, summaries, names and roles. In English these are in the documents and the data. */
const ofTranslations = ['documents', 'values'];
const codes: readonly string[] = languages.map(({ code }) => code);

export function localeFileRules({ files }: Corpus): Diagnostic[] {
  const all = files.flatMap(({ path }) => parseLocalePath(path) ?? []);
  const has = (language: string, namespace?: string) =>
    all.some((file) => file.language === language && (!namespace || file.namespace === namespace));
  const english = all
    .filter(({ language }) => language === defaultLanguage)
    .map(({ namespace }) => namespace);
  // If every other language has a file, nobody invented it in all of them: the English file was lost.
  const lost = [...new Set(all.map(({ namespace }) => namespace))].filter(
    (namespace) =>
      !ofTranslations.includes(namespace) &&
      !english.includes(namespace) &&
      languages.every(({ code }) => code === defaultLanguage || has(code, namespace)),
  );
  const deleted = lost.map((namespace) => ({
    file: `${folder}${defaultLanguage}/${namespace}.json`,
    line: 1,
    message:
      'the file is missing, and every other language has it: it was deleted or renamed. Put it back (git restore brings the last version).',
  }));
  const strangers = [...new Set(all.map(({ language }) => language))]
    .filter((language) => !codes.includes(language))
    .map((language) => {
      // If no code is similar, the nearest one is no help.
      const slip = codes.some((code) => isSlip(language, code)) ? suggestion(language, codes) : '';
      const message = `the folder "${language}" is no language of the site.${slip} The languages are ${codes.join(', ')}. For a new one, add its entry to src/languages/list.ts; otherwise rename the folder or remove it.`;
      return { file: `${folder}${language}`, line: 1, message };
    });
  const missing = languages.flatMap(({ code, englishName }) => {
    if (!has(code)) {
      const message = `the folder is missing: every language has one. Create it with the files ${english.join('.json, ')}.json, each with the two characters {} in it; English stands in for what is not translated. The files ${ofTranslations.join('.json and ')}.json, which English has not, translate what stands in documents and data; they may come later.`;
      return [{ file: `${folder}${code}`, line: 1, message }];
    }
    return english
      .filter((namespace) => !ofTranslations.includes(namespace) && !has(code, namespace))
      .map((namespace) => ({
        file: `${folder}${code}/${namespace}.json`,
        line: 1,
        message: `the file is missing: ${folder}${defaultLanguage}/${namespace}.json exists, and ${englishName} needs a file of the same name. Put it back (git restore brings the last version), or create it with the two characters {} in it; English stands in for what is not translated.`,
      }));
  });
  // A new language may lack these files. A language whose other words are translated has lost them.
  const gone = languages
    .filter(({ code }) => code !== defaultLanguage && isTranslated(code, files))
    .flatMap(({ code, englishName }) =>
      ofTranslations
        .filter((namespace) => !has(code, namespace))
        .map((namespace) => ({
          file: `${folder}${code}/${namespace}.json`,
          line: 1,
          message: `the file is missing, and ${englishName} is translated: it was deleted or renamed. Put it back (git restore brings the last version), or create it with the two characters {} in it.`,
        })),
    );
  const unknown = all.flatMap(({ language, namespace }) => {
    const file = `${folder}${language}/${namespace}.json`;
    if (language === defaultLanguage && ofTranslations.includes(namespace)) {
      const message =
        namespace === 'documents'
          ? 'English has no such file: the title, description and summary of a document stand in its front matter. Move them there and delete the file.'
          : 'English has no such file: its values stand in content/company.yaml and content/facts.yaml. Move them there and delete the file.';
      return [{ file, line: 1, message }];
    }
    if (
      !codes.includes(language) ||
      ofTranslations.includes(namespace) ||
      english.includes(namespace) ||
      lost.includes(namespace)
    )
      return [];
    const near = suggestion(namespace, [...english, ...ofTranslations], (name) => `"${name}.json"`);
    return [
      {
        file,
        line: 1,
        message: `English has no file "${namespace}.json".${near} Rename this file, or create the English one.`,
      },
    ];
  });
  return [...strangers, ...deleted, ...missing, ...gone, ...unknown];
}

/** Whether a language has words of its own in most of its files. */
export function isTranslated(code: string, files: Corpus['files']): boolean {
  const own = files.filter(({ path }) => parseLocalePath(path)?.language === code);
  return own.filter(({ text }) => text.trim().length > '{}'.length).length > own.length / 2;
}
