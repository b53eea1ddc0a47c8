// What can be found: the sections of documents and of texts of pages, as an edition shows them, and the other pages.
import { editionPath } from '../../core/addresses.ts';
import { byHubOrder } from '../../core/hub.ts';
import { hasForm, type Page, pages } from '../../core/pages.ts';
import type {
  FoundKind,
  SearchData,
  SearchPage,
  SearchSection,
  searchParts,
} from '../../core/search.ts';
import { defaultLanguage, type LanguageCode } from '../../languages/list.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import type { Document } from '../read/document.ts';
import type { Block, Inline } from '../record/blocks.ts';
import { documentText } from '../record/canonical.ts';
import { versionPath } from '../record/record.ts';
import { cutAtHeadings, fingerprintSections } from '../record/sections.ts';
import { isDefinition, termsOf } from '../terms.ts';
import { editionOf } from '../translations/compose.ts';
import { spokenOf } from '../translations/spoken.ts';
import { translation, wordsOf } from './page-context.ts';
import { publishedDocuments } from './published.ts';
import { recordedText } from './record.ts';
import { shownTranslation } from './translations.ts';
import { shownVersion } from './versions.ts';

type SearchCatalogue = typeof import('../../../content/locales/en/search.json');

/** The files of which the search of a language is made. */
export function searchPartsOf(
  language: LanguageCode,
): Record<(typeof searchParts)[number], SearchData> {
  const { results: words } = wordsOf<SearchCatalogue>(language, 'search');
  const { small, alike } = openCorpus().searchWords.data[language];
  const isFirst = ({ kind }: SearchPage) => kind !== 'statement';
  const all = searchPages(language);
  return {
    first: { words, small, alike: Object.values(alike), pages: all.filter(isFirst) },
    rest: { pages: all.filter((page) => !isFirst(page)) },
  };
}

/** Every page that can be found in a language: texts of pages, documents in the order of the hub, composed pages. */
export function searchPages(language: LanguageCode): SearchPage[] {
  const corpus = openCorpus();
  const texts = corpus.texts.filter(({ kind }) => kind === 'page');
  const documents = corpus.documents.toSorted((a, b) => byHubOrder(a.front, b.front));
  const composed = pages.filter(({ indexed, text }) => indexed && !text);
  return [
    ...[...texts, ...documents].map((text) => textPage(text, language)),
    ...composed.map((page) => composedPage(page, language)),
  ];
}

/** The sections of earlier versions whose words are not those of the version that the document shows; in English. */
export async function earlierPages(): Promise<SearchPage[]> {
  const found = publishedDocuments().flatMap(({ entry, versions }) =>
    versions
      .filter((version) => version !== shownVersion(entry))
      .map((version) => ({ entry, version, shown: shownVersion(entry) })),
  );
  return Promise.all(
    found.map(async ({ entry, version, shown }) => {
      const known = shown ? sectionsOf((await recordedText(shown)).body) : [];
      const kept = new Set(known.map(({ sha256 }) => sha256));
      return {
        path: versionPath(entry.id, version.head.version),
        kind: kindOf(entry),
        title: version.head.title,
        text: '',
        version: version.head.version,
        sections: sectionsOf((await recordedText(version)).body)
          .filter(({ sha256 }) => !kept.has(sha256))
          .map((section) => searchSection(section))
          .filter(({ text }) => text !== ''),
      };
    }),
  );
}

const sectionsOf = (body: readonly Block[]) => fingerprintSections(body).sections;
const kindOf = ({ front }: SoundDocument): FoundKind => (front.contract ? 'contract' : 'statement');

function textPage(text: Document | SoundDocument, language: LanguageCode): SearchPage {
  const shown = shownTranslation(text.id, language);
  const own = shown ? editionOf(shown) : text;
  const spoken = spokenOf(openCorpus(), shown ? language : defaultLanguage);
  const { lead, glance, body } = documentText(own, spoken);
  const terms = definedTerms(text, shown?.translation ?? text);
  return {
    path: editionPath(`/${text.id}`, language),
    kind: text.kind === 'page' ? 'page' : kindOf(text as SoundDocument),
    title: withoutHyphens(spoken.speech.fill(own.front.title ?? '')),
    text: [plain(lead), ...glance.flatMap(linesOf)].join('\n'),
    ...(shown || language === defaultLanguage ? {} : { isEnglish: true }),
    // A heading that only stands above others says nothing that they do not say.
    sections: cutAtHeadings(body)
      .sections.map((section) => {
        const { id } = section.heading;
        const defined = terms.get(id);
        return {
          ...searchSection(section),
          ...(defined ? { terms: defined } : {}),
          ...(shown?.stale.has(id) ? { isEnglish: true as const } : {}),
        };
      })
      .filter(({ text }) => text !== ''),
  };
}

/** What a text defines, by the id of the section: the terms as the translation calls them. */
function definedTerms(text: Document, own: Pick<Document, 'id' | 'body'>): Map<string, string[]> {
  const words = new Map(termsOf(own).map((term) => [term.id, term.words]));
  const terms = new Map<string, string[]>();
  for (const term of termsOf(text).filter(isDefinition)) {
    const section = text.outline.findLast(({ line }) => line <= term.tag.line);
    if (section) {
      const known = terms.get(section.id) ?? [];
      terms.set(section.id, [...known, words.get(term.id) ?? term.words]);
    }
  }
  return terms;
}

function composedPage({ path, words }: Page, language: LanguageCode): SearchPage {
  const { t } = translation(language);
  const said = hasForm(path) ? [] : sentencesOf(wordsOf(language, words));
  return {
    path: editionPath(path, language),
    kind: path === '/status' ? 'status' : 'page',
    title: withoutHyphens(t(`${words}:meta.title`)),
    text: [t(`${words}:meta.description`), ...said].join('\n'),
    sections: [],
  };
}

/** The sentences among the words of a page. Labels, and what waits for a value, are none. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return /^[^{}<]{40,}[.؟?।。]$/.test(words) ? [words] : [];
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesOf)
    : [];
}

function searchSection({
  heading,
  blocks,
}: ReturnType<typeof cutAtHeadings>['sections'][number]): SearchSection {
  return {
    id: heading.id,
    number: heading.number.replace(/\.$/, ''),
    title: withoutHyphens(heading.title),
    text: blocks.flatMap(linesOf).join('\n'),
  };
}

function linesOf(block: Block | readonly Block[]): string[] {
  if ('length' in block) return block.flatMap(linesOf);
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.children)];
    case 'list':
      return block.items.flatMap(linesOf);
    case 'quote':
      return linesOf(block.children);
    case 'table':
      return block.rows.map((row) => row.map(plain).filter(Boolean).join(' · '));
    case 'code':
      return [block.text];
    case 'heading':
      return [];
  }
}

const plain = (line: readonly Inline[]) => withoutHyphens(line.map(wordsOfInline).join(''));
const wordsOfInline = (part: Inline): string =>
  'text' in part ? part.text : part.children.map(wordsOfInline).join('');
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');
