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
import { editionOf } from '../translations/compose.ts';
import { spokenOf } from '../translations/spoken.ts';
import { type Definition, definitions } from './definitions.ts';
import { translation, wordsOf } from './page-context.ts';
import { publishedDocuments } from './published.ts';
import { recordedText } from './record.ts';
import { shownTranslation } from './translations.ts';
import { shownVersion } from './versions.ts';

/** A question that is answered. */
type Question = { readonly href: string; readonly title: string; readonly isEnglish: boolean };

/** The text that answers questions in a few sentences. */
const answers = 'legal/answers';

/** The files of which the search of a language is made. */
export function searchPartsOf(
  language: LanguageCode,
): Record<(typeof searchParts)[number], SearchData> {
  const { results: words } = wordsOf(language, 'search');
  const { small, alike } = openCorpus().searchWords.data[language];
  // Whoever reads another language may know the English word, which is the name of the group.
  const groups = Object.entries(alike).map(
    ([name, words]) => `${words}, ${name.replaceAll('-', ' ')}`,
  );
  const isFirst = ({ kind }: SearchPage) => kind !== 'policy' && kind !== 'statement';
  const all = searchPages(language);
  return {
    first: { words, small, alike: groups, pages: all.filter(isFirst) },
    rest: { pages: all.filter((page) => !isFirst(page)) },
  };
}

/** Every page that can be found in a language: texts of pages, documents in the order of the hub, composed pages. */
export function searchPages(language: LanguageCode): SearchPage[] {
  const corpus = openCorpus();
  const texts = corpus.texts.filter(({ kind }) => kind === 'page');
  const documents = corpus.documents.toSorted((a, b) => byHubOrder(a.front, b.front));
  const composed = pages.filter(({ indexed, text }) => indexed && !text);
  const defined = Map.groupBy(definitions(language), ({ definedIn }) => definedIn.id);
  return [
    ...[...texts, ...documents].map((text) => textPage(text, language, defined.get(text.id))),
    ...composed.map((page) => composedPage(page, language)),
  ];
}

/** The questions of the page of answers, each with the address of its answer, in the words of an edition. */
export function questions(language: LanguageCode): Question[] {
  const text = openCorpus().texts.find(({ id }) => id === answers);
  if (!text) return [];
  const { path, sections, isEnglish } = textPage(text, language);
  return sections.map((section) => ({
    href: `${path}#${section.id}`,
    title: section.title,
    isEnglish: isEnglish === true || section.isEnglish === true,
  }));
}

/** The sections of earlier versions whose words are not those of the version that the document shows; in English. */
export function earlierPages(): SearchPage[] {
  const found = publishedDocuments().flatMap(({ entry, versions }) =>
    versions
      .filter((version) => version !== shownVersion(entry))
      .map((version) => ({ entry, version, shown: shownVersion(entry) })),
  );
  return found.map(({ entry, version, shown }) => {
    const known = shown ? sectionsOf(recordedText(shown).body) : [];
    const kept = new Set(known.map(({ sha256 }) => sha256));
    return {
      path: versionPath(entry.id, version.head.version),
      kind: kindOf(entry),
      title: version.head.title,
      text: '',
      version: version.head.version,
      sections: sectionsOf(recordedText(version).body)
        .filter(({ sha256 }) => !kept.has(sha256))
        .map((section) => searchSection(section))
        .filter(({ text }) => text !== ''),
    };
  });
}

const sectionsOf = (body: readonly Block[]) => fingerprintSections(body).sections;
const kinds = { terms: 'contract', form: 'contract', policy: 'policy', none: 'statement' } as const;
const kindOf = ({ front }: SoundDocument): FoundKind => kinds[front.binds ?? 'none'];

function textPage(
  text: Document | SoundDocument,
  language: LanguageCode,
  defined: readonly Definition[] = [],
): SearchPage {
  const shown = shownTranslation(text.id, language);
  const own = shown ? editionOf(shown) : text;
  const spoken = spokenOf(openCorpus(), shown ? language : defaultLanguage);
  const { lead, glance, body } = documentText(own, spoken);
  const isEnglish = !shown && language !== defaultLanguage;
  const cut = cutAtHeadings(body).sections;
  const titles = new Map(cut.map(({ heading: { number, title } }) => [number, title]));
  const sections = cut.map((section) => ({
    ...searchSection(section),
    ...aboveOf(section.heading.number, titles),
    ...(shown?.stale.has(section.heading.id) ? { isEnglish: true as const } : {}),
  }));
  return {
    path: editionPath(`/${text.id}`, language),
    kind: text.kind === 'page' ? 'page' : kindOf(text as SoundDocument),
    title: withoutHyphens(spoken.speech.fill(own.front.title ?? '')),
    text: [plain(lead), ...glance.flatMap(linesOf)].join('\n'),
    ...(isEnglish ? { isEnglish } : {}),
    ...(text.id === answers ? { isAnswers: true } : {}),
    sections: [
      ...defined.map((definition) => definitionSection(definition, sections, language)),
      // A heading that only stands above others says nothing that they do not say.
      ...sections.filter(({ text }) => text !== ''),
    ],
  };
}

/** The title of the section around one: that of `6.` around `6.4`. */
function aboveOf(number: string, titles: ReadonlyMap<string, string>): { above?: string } {
  const above = number.endsWith('.') ? undefined : titles.get(number.replace(/\d+$/, ''));
  return above ? { above: withoutHyphens(above) } : {};
}

/** A definition can be found by itself: it is a paragraph among others of its section, whose number it has. */
function definitionSection(
  { id, term, blocks, language: written }: Definition,
  sections: readonly SearchSection[],
  language: LanguageCode,
): SearchSection {
  const text = blocks.flatMap(linesOf).join('\n');
  const [opening = ''] = text.split('\n');
  const number = sections.find((section) => section.text.includes(opening))?.number ?? '';
  return {
    id,
    number,
    title: withoutHyphens(term),
    text,
    isTerm: true,
    ...(written === language ? {} : { isEnglish: true }),
  };
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

/** A line of a text goes on where its source begins a new one. */
const plain = (line: readonly Inline[]) =>
  withoutHyphens(line.map(wordsOfInline).join('')).replace(/\s+/g, ' ');
const wordsOfInline = (part: Inline): string =>
  'text' in part ? part.text : part.children.map(wordsOfInline).join('');
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');
