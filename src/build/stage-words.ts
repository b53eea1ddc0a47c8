// Purpose: where a built site speaks of the record as it speaks in the other stage: words of the other catalogue in any language, and
// the marks by which programs tell a published version from a draft. Pure.
import type { Corpus } from '../corpus/corpus.ts';
import { parseLocalePath, translationOf } from '../corpus/read/content-paths.ts';
import { leavesOf } from '../corpus/read/source.ts';
import type { Stage } from '../corpus/schema/versions.ts';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languages,
} from '../languages/list.ts';

/** A piece of an entry that the other stage alone says. */
export type ForeignWords = { readonly key: string; readonly words: string };

/** Spaces, hyphens at which a line may break, and marks of direction say nothing in a comparison. */
const bare = (text: string): string => text.replace(/[\s\u00ad\u200b\u2066-\u2069‐‑-]/g, '');

const other = { draft: 'published', published: 'draft' } as const;

/**
 * For each language the pieces of the other stage’s catalogue between placeholders. Left out are single words, and what the
 * stage itself, the rest of the interface or a document of that language says too.
 */
export function foreignWords(corpus: Corpus): Map<LanguageCode, ForeignWords[]> {
  const { resources, stage, files } = corpus;
  return new Map(
    languages.map(({ code }) => {
      const { [other[stage]]: foreign = {} } = resources[code] ?? {};
      const said = bare(
        files
          .filter(({ path }) => languageOfSource(path) === code)
          .filter(({ path }) => parseLocalePath(path)?.namespace !== other[stage])
          .map(({ text }) => text)
          .join('\n'),
      );
      const pieces = leavesOf(foreign).flatMap(({ path, text }) => {
        const key = `${other[stage]}:${path.map(String).join('.')}`;
        const phrases = text.split(/\{\{[^}]*\}\}/).filter(isPhrase);
        return phrases.map((phrase) => ({ key, words: phrase.trim() }));
      });
      return [code, pieces.filter(({ words }) => !said.includes(bare(words)))];
    }),
  );
}

function languageOfSource(path: string): string {
  return parseLocalePath(path)?.language ?? translationOf(path)?.language ?? defaultLanguage;
}

/** Two words or more, or four Chinese characters. */
const isPhrase = (piece: string) =>
  /\p{Script=Han}{4}|[\p{L}\p{M}]{2,}[\s\u00a0][\p{L}\p{M}]{2,}/u.test(piece);

/** What a file of versions says to programs, by its ending. */
const marks: Readonly<Record<Stage, Readonly<Record<string, RegExp>>>> = {
  published: {
    md: /^(?:announced|effective|kind|changed|reason|affects|action): .*$/m,
    json: /"(?:announced|effective|until|changed|reason|affects|action)":/,
    xml: /name="(?:publication|from)"|record:kind|eId="current"/,
    atom: /<published>/,
  },
  draft: {
    md: /^(?:recorded|state): .*$/m,
    json: /"recorded":|"state":"(?:earlier )?draft"/,
    xml: /name="draft"|record:state/,
    atom: /term="draft"/,
  },
};

/** Files of the record for programs: `…/versions/1-0.json`, `legal/versions.json`, `…/changes.atom`. */
const forPrograms = /(?:^|\/)(?:versions\/[\d-]+\.(?:md|json|xml)|versions\.json|changes\.atom)$/;

/**
 * What a file of the site says of the other stage.
 * @param file Its path in the site, such as `de/legal/changes.html`.
 * @param text Its text; of a PDF the words of its pages.
 */
export function foreignIn(
  file: string,
  text: string,
  foreign: ReadonlyMap<LanguageCode, readonly ForeignWords[]>,
  stage: Stage,
): string[] {
  const [first = ''] = file.split(/[/.]/);
  const language = isLanguageCode(first) ? first : defaultLanguage;
  const said = bare(text);
  const found = (foreign.get(language) ?? [])
    .filter(({ words }) => said.includes(bare(words)))
    .map(({ key, words }) => `“${words}” is said by ${key}`);
  const head = file.endsWith('.md') ? text.slice(0, text.indexOf('\n---\n', 4)) : text;
  const mark = forPrograms.test(file)
    ? marks[other[stage]][file.split('.').at(-1) ?? '']?.exec(head)?.[0]
    : undefined;
  return [...found, ...(mark ? [`“${mark}” is a mark of the ${other[stage]} record`] : [])].map(
    (line) => `${file}: ${line}, and the record is ${stage === 'draft' ? 'a draft' : 'published'}.`,
  );
}
