// Purpose: the rules of the catalogue for a build whose texts show their keys: which texts do not come from the catalogue,
// and which entries of it no page shows. Pure.
import { splitAddress } from '../core/addresses.ts';
import { leavesOf } from '../corpus/read/source.ts';
import { defaultLanguage } from '../languages/list.ts';
import { visibleTexts } from './visible-texts.ts';

/** A key as the pseudo-locale shows it: `‹common:footer.legal›`. */
const mark = /‹([^‹›]*)›/g;
/** In an Arabic edition dates and units are Arabic, so a word in Latin letters is one that nobody has translated. */
const letters = /\p{Script=Latin}{2,}/u;
/** Time in UTC, and an amount with the code of its currency, say the same in every language. */
const codes = /\bUTC\b|(?<=\d\s)[A-Z]{3}\b/g;

/**
 * Whether a page is looked at: those in English show every key, and those of one edition show what is written in English only.
 * @param path its address, such as `/ar/about`
 */
export function isOfCatalogue(path: string): boolean {
  const { language } = splitAddress(path);
  return language === defaultLanguage || language === 'ar';
}

/** The keys that a set of files shows. */
export function shownKeys(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(mark)].map(([, key = '']) => key)));
}

/**
 * Texts of an Arabic page that are not in the catalogue. An element that names its own language by `lang` is left out: bodies
 * of documents, in English or translated, and the native names of languages.
 */
export function looseTexts(file: string, html: string): string[] {
  const loose = visibleTexts(html).flatMap(({ where, text, named }) => {
    const rest = text.replace(mark, '').replace(codes, '').trim();
    if (named || !letters.test(rest)) return [];
    return [`${file}: “${rest.slice(0, 80)}” (${where}) is not in the catalogue.`];
  });
  return [...new Set(loose)];
}

/**
 * Entries that are shown as values within other entries: words of facts, the quarter of a phase, days and lengths of bars,
 * samples. Words of PDFs and of the pack are here too, because those files hold them packed.
 */
const ofOthers =
  /^(facts:|document:roadmap\.quarter$|status:(uptime\.(days|length)|feed\.(subtitle|heading))$|record:(pdf|pack)\.)/;

/**
 * Words for events of the status page or of a document that need not have happened yet. tests/unit/status/records.test.ts
 * holds types, states and steps to those of the records.
 */
const ofEvents = new RegExp(
  [
    // A site may have no incident and no maintenance at all, and so no page of a month.
    '^status:(overall|state|types|exclusions|steps|indicators|incidents|month|maintenance)\\.',
    '^status:(current\\.title|uptime\\.(none|sum)|feed\\.components|commitments\\.(missed|creditYes))$',
    '^record:(state|kind|changes)\\.',
    // A document may have one version alone, and versions may be announced.
    '^record:(old\\.(announced|replaced|corrected|superseded|earlierDraft|changes|today|compare|notCurrent)|changed|reason|affects|action)$',
    '^(record:(compare|between|sections|sectionsLead)|changes:(compare|latest)|document:changedIn)$',
    '^(document:coming\\.|asOf:(announced|open|form|current)$)',
    // The English of a translation may have changed or grown, or a lawyer may have read the translation.
    '^document:(translation\\.(reviewed|section|newSection|summary)|see(Document)?Number)$',
    '^common:claims\\.',
    // Records are either real or samples: one of the two has its words unused.
    '^status:(stale|staleWithoutScript|sample\\.(short|before|notice))$',
  ].join('|'),
);

/** Entries of the catalogue that no page shows; forms of a plural count as one entry. */
export function unusedKeys(
  namespaces: readonly {
    readonly namespace: string;
    readonly words: object;
    /** Where the words stand, if not in the file of the namespace. */
    readonly place?: string;
  }[],
  shown: ReadonlySet<string>,
): string[] {
  return namespaces.flatMap(({ namespace, words, place = `${namespace}.json: ` }) =>
    [
      ...new Set(
        leavesOf(words).map(({ path }) =>
          `${namespace}:${path.map(String).join('.')}`.replace(
            /_(zero|one|two|few|many|other)$/,
            '',
          ),
        ),
      ),
    ]
      .filter((key) => !shown.has(key) && !ofEvents.test(key) && !ofOthers.test(key))
      .map(
        (key) =>
          `content/locales/en/${place}${key.slice(namespace.length + 1)} is shown by no page. Remove the entry in all languages.`,
      ),
  );
}
