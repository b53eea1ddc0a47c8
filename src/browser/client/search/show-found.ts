// Shows what was found. Everything is made of nodes: what visitors type and what texts say is never read as HTML.
import { fill } from '../../../core/placeholders.ts';
import type { SearchWords } from '../../../core/search.ts';
import type { Found, Hit } from './engine.ts';

type Place = {
  readonly typed: string;
  readonly words: SearchWords;
  /** Where the results stand. */
  readonly results: HTMLElement;
  /** Where their number is said. */
  readonly state: HTMLElement;
};

/** The most sections of a page that are shown before the others are folded away. */
const shownFirst = 3;

/** Replaces what was shown before. Nothing typed shows nothing. */
export function showFound({ groups, count, instead }: Found, place: Place): void {
  const { typed, words, results, state } = place;
  const said = typed === '' ? '' : fill(count > 0 ? words.count : words.none, { count, typed });
  const swapped = instead.map(({ typed, taken }) => fill(words.instead, { typed, taken }));
  state.replaceChildren(...[...swapped, said].filter(Boolean).map((text) => element('p', text)));
  results.replaceChildren(...groups.map((hits) => groupOf(hits, place)));
}

function groupOf(hits: readonly Hit[], place: Place): HTMLElement {
  const [first] = hits;
  const group = element('section');
  if (!first) return group;
  const { page } = first;
  const heading = element('h2');
  heading.append(link(page.path, page.title, page.version ?? page.isEnglish));
  group.append(heading);
  if (page.version !== undefined) {
    group.append(element('p', fill(place.words.earlier, { version: page.version }), 'found-note'));
  } else if (page.isEnglish) group.append(element('p', place.words.english, 'found-note'));
  const sections = hits.filter(({ section }) => section !== undefined);
  if (sections.length === 0) group.append(sentenceOf(first));
  const open = openOf(sections);
  group.append(...listOf(open, place));
  const more = sections.slice(open.length);
  if (more.length > 0) {
    const fold = element('details');
    fold.append(element('summary', fill(place.words.more, { count: more.length })));
    // Sentences are looked for when the list is opened.
    fold.addEventListener('toggle', () => fold.append(...listOf(more, place)), { once: true });
    group.append(fold);
  }
  return group;
}

/** The sections of a page, the best first, that are shown before it is asked for more. */
export const openOf = (sections: readonly Hit[]): Hit[] =>
  sections.slice(0, shownFirst).filter(({ isSlight }) => !isSlight);

function listOf(hits: readonly Hit[], { words }: Place): HTMLElement[] {
  if (hits.length === 0) return [];
  const list = element('ul');
  for (const hit of hits) {
    const { section, page } = hit;
    const item = element('li');
    const isEnglish = section?.isEnglish ?? page.isEnglish ?? page.version;
    item.append(link(addressOf(hit), `${section?.number} ${section?.title}`, isEnglish));
    if (section?.isEnglish && !page.isEnglish)
      item.append(' ', element('span', words.english, 'found-note'));
    item.append(sentenceOf(hit));
    list.append(item);
  }
  return [list];
}

function sentenceOf({ sentence, section, page }: Hit): HTMLElement {
  const line = element('p');
  for (const { text, found } of sentence()) {
    line.append(found ? element('mark', text, found) : text);
  }
  if (section?.isEnglish || page.isEnglish || page.version) inEnglish(line);
  return line;
}

const addressOf = ({ page, section }: Hit) => page.path + (section ? `#${section.id}` : '');

function link(address: string, text: string, isEnglish: unknown): HTMLElement {
  const anchor = element('a', text);
  anchor.setAttribute('href', address);
  if (isEnglish) inEnglish(anchor);
  return anchor;
}

function inEnglish(element: HTMLElement): void {
  element.lang = 'en';
  element.dir = 'ltr';
}

function element(name: string, text = '', kind = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (kind) made.className = kind;
  return made;
}
