import type { Paragraph, RootContent } from 'mdast';
import { byHubOrder } from '../../core/hub.ts';
import { termId } from '../../core/outline.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { indexLetter } from '../../languages/typesetting.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import { attributeOf, hasAttribute, isElement } from '../read/body.ts';
import type { Document } from '../read/document.ts';
import type { Block } from '../record/blocks.ts';
import { documentBlocks } from '../record/document-blocks.ts';
import { isDefinition, type Term, termsOf } from '../terms.ts';
import { editionOf } from '../translations/compose.ts';
import { spokenOf } from '../translations/spoken.ts';
import { shownTranslation } from './translations.ts';

/** What a document says where it defines a term. */
type Defining = {
  /** The term as the text has it. */
  readonly term: string;
  /** The paragraph, and the list that it opens. */
  readonly blocks: readonly Block[];
  /** The language of both: English where the translation is stale, or where there is none. */
  readonly language: LanguageCode;
};

/** A defined term: the document that defines it, its words, and the other documents that use it. */
export type Definition = Defining & {
  /** Id of the element at which the term is defined. */
  readonly id: string;
  /** The term in English. */
  readonly name: string;
  /** Under which a reader looks for the term. */
  readonly letter: string;
  readonly definedIn: SoundDocument;
  readonly usedIn: readonly SoundDocument[];
};

/**
 * Every term that documents define, as their editions in a language do, in the order of its alphabet.
 * @throws RangeError for a definition that stands in no paragraph.
 */
export function definitions(language: LanguageCode): Definition[] {
  const found = openCorpus()
    .documents.toSorted((a, b) => byHubOrder(a.front, b.front))
    .map((entry) => ({ entry, terms: termsOf(entry) }));
  const uses = ({ entry, terms }: (typeof found)[number], { id, doc }: Term) =>
    entry.id !== doc && terms.some((term) => term.id === id && term.doc === doc);
  const { compare } = new Intl.Collator(languageOf(language).locale);
  return found
    .flatMap(({ entry, terms }) => {
      const own = terms.filter(isDefinition);
      const said = own.length > 0 ? definingOf(entry, language) : new Map<string, Defining>();
      return own.map((defined) => {
        const { id } = defined;
        const words = said.get(id);
        if (!words)
          throw new RangeError(`No paragraph of ${entry.id} defines "${id}" in "${language}".`);
        const usedIn = found.filter((other) => uses(other, defined)).map((other) => other.entry);
        const letter = indexLetter(words.term, words.language);
        return { ...words, name: defined.term, id, letter, definedIn: entry, usedIn };
      });
    })
    .sort((a, b) => compare(a.letter, b.letter) || compare(a.term, b.term));
}

/** Where a document defines its terms in a language, by their ids. */
function definingOf(document: SoundDocument, language: LanguageCode): Map<string, Defining> {
  const shown = shownTranslation(document.id, language);
  const edition = shown ? editionOf(shown) : document;
  const found = new Map<string, Defining>();
  look(edition.body.tree?.children ?? [], shown ? language : defaultLanguage);
  return found;

  function look(nodes: readonly RootContent[], spoken: LanguageCode): void {
    nodes.forEach((node, index) => {
      if (node.type === 'paragraph') {
        const list = nodes[index + 1];
        const opened = list?.type === 'list' && /[:：]\s*$/.test(wordsIn(node)) ? [list] : [];
        for (const child of node.children) {
          if (!isElement(child) || child.name !== 'Term' || !hasAttribute(child, 'define'))
            continue;
          const term = wordsIn(child);
          const id = termId(attributeOf(child, 'of') ?? term);
          found.set(id, { term, blocks: blocksOf([node, ...opened], spoken), language: spoken });
        }
      } else if ('children' in node) {
        // A stale section stands in English, in an element that says so.
        const isEnglish = isElement(node) && node.name === 'section';
        look(node.children as RootContent[], isEnglish ? defaultLanguage : spoken);
      }
    });
  }

  function blocksOf(children: RootContent[], spoken: LanguageCode): Block[] {
    const { id, file, outline, body } = edition;
    const part: Pick<Document, 'id' | 'file' | 'outline' | 'body'> = {
      ...{ id, file, outline },
      body: { ...body, tree: { type: 'root', children } },
    };
    return documentBlocks(part, spokenOf(openCorpus(), spoken));
  }
}

/** The text of a node, without that of facts and names. */
function wordsIn(node: Paragraph | Paragraph['children'][number]): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}
