// Purpose: what `npm run translations:status` prints: a line for each language, then each text whose English has changed.
import { counted } from '../../corpus/read/diagnostic.ts';
import type { LanguageCode } from '../../languages/list.ts';
import type { Coverage } from './coverage.ts';
import type { StaleText } from './stale-texts.ts';

/**
 * The lines.
 * @param only The language to speak of; all if left out.
 */
export function statusLines(
  coverage: readonly Coverage[],
  stale: readonly StaleText[],
  only?: LanguageCode,
): string[] {
  return [
    ...coverage
      .filter(({ language }) => (only ?? language.code) === language.code)
      .flatMap(languageLines),
    ...stale.flatMap(staleLines),
    ...(stale.length > 0
      ? [
          '',
          'Translate these anew, or, if a translation still says the same, accept it with --unchanged: npm run translations:accept -- --help.',
        ]
      : []),
  ];
}

function languageLines({ language, documents, missing, sections, words }: Coverage): string[] {
  const places = (names: (document: (typeof documents)[number]) => Iterable<string>) =>
    documents.flatMap((document) =>
      [...names(document)].map((name) => `${document.translation.id}#${name}`),
    );
  const accepted = documents.filter(({ revised }) => revised !== undefined);
  const notes: readonly (readonly [what: string, names: readonly string[]])[] = [
    ['no document', missing],
    [
      'drafts, shown nowhere until they are accepted',
      documents.filter((one) => !accepted.includes(one)).map(({ translation }) => translation.id),
    ],
    ['not translated yet', places(({ revised, missing: ids }) => (revised ? ids : []))],
    ['no longer in the English, to be removed', places(({ surplus }) => surplus)],
  ];
  return [
    `${language.englishName}: ${documents.length} of ${documents.length + missing.length} documents, ${sections.shown} of ${sections.all} sections; ${counted(words.all, 'text')} of the interface`,
    ...notes.flatMap(([what, names]) => (names.length > 0 ? `  ${what}: ${names.join(', ')}` : [])),
    ...(words.unaccepted > 0
      ? [`  never accepted: ${counted(words.unaccepted, 'text')} of the interface`]
      : []),
  ];
}

function staleLines({ name, languages, file, lines }: StaleText): string[] {
  return [
    '',
    `${name} (${languages.join(', ')}), in English: ${file}`,
    ...(lines ?? ['its earlier English is not in the history of git here']).map(
      (line) => `  ${line}`,
    ),
  ];
}
