// Runs once the picker is open. When a link of the picker is pointed at, it makes the browser look for the letters of that
// language while the text is still loading, because this search takes longer than the layout of that text.
import { afterFrame } from './after-frame.ts';

const prepared = new Set<string>();

/** Each kind of text that the first screen of a page may show. */
const kinds = 'h1, h2, p, a, button, dt, dd, li';

/**
 * Adds a hidden sample for one frame: each kind of text that is on the screen, with the language's own name as its words.
 * Languages in Latin letters do not need it.
 * @param link the link of the picker that leads to the language
 */
function prepareLetters(link: HTMLAnchorElement): void {
  const { lang, textContent: name } = link;
  if (prepared.has(lang) || /[a-z]/i.test(name)) return;
  prepared.add(lang);
  const sample = document.createElement('div');
  sample.lang = lang;
  sample.style.cssText = 'position: fixed; visibility: hidden';
  // Only visible elements are measured: measuring one that is not rendered would make the browser lay it out.
  const seen = [...document.querySelectorAll(kinds)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
  );
  const looks = new Map(seen.map((element) => [element.localName + element.className, element]));
  for (const { localName, className } of looks.values()) {
    // A new element and no copy: the sample must not act as the page's own element does, or be found in its place.
    const letters = document.createElement(localName);
    letters.className = className;
    letters.textContent = name;
    sample.append(letters);
  }
  // The sample stands outside the body, because the texts of the body are changed.
  document.documentElement.append(sample);
  afterFrame(() => sample.remove());
}

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('#_languages a');
    if (link) prepareLetters(link);
  });
}
