// Runs once the picker is open. It makes the browser look for the letters of each language while the visitor reads their names,
// because this search takes longer than the layout of a text. It is done when the browser is idle, so that no press waits.
import { afterFrame } from './after-frame.ts';
import { whenIdle } from './when-idle.ts';

/** Each kind of text that the first screen of a page may show. */
const kinds = 'h1, h2, p, a, button, dt, dd, li';

/** One text of each kind that is on the screen. */
function looksOnScreen(): Element[] {
  // Only visible elements are measured: measuring one that is not rendered would make the browser lay it out.
  const seen = [...document.querySelectorAll(kinds)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
  );
  return [
    ...new Map(seen.map((element) => [element.localName + element.className, element])).values(),
  ];
}

/**
 * Adds a hidden sample for one frame: each kind of text that is on the screen, with the language's own name as its words.
 * Languages in Latin letters do not need it.
 * @param links the links of the picker that lead to the languages; they are prepared one after another
 */
function prepareLetters(looks: readonly Element[], links: readonly HTMLAnchorElement[]): void {
  const [link, ...others] = links;
  if (!link) return;
  const sample = document.createElement('div');
  sample.lang = link.lang;
  sample.style.cssText = 'position: fixed; visibility: hidden';
  for (const { localName, className } of looks) {
    // A new element and no copy: the sample must not act as the page's own element does, or be found in its place.
    const letters = document.createElement(localName);
    letters.className = className;
    letters.textContent = link.textContent;
    sample.append(letters);
  }
  // The sample stands outside the body, because the texts of the body are changed.
  document.documentElement.append(sample);
  afterFrame(() => {
    sample.remove();
    whenIdle(() => prepareLetters(looks, others));
  });
}

whenIdle(() => {
  const links = document.querySelectorAll<HTMLAnchorElement>('#_languages a:not([aria-current])');
  const others = [...links].filter(({ textContent }) => !/[a-z]/i.test(textContent));
  const looks = looksOnScreen();
  whenIdle(() => prepareLetters(looks, others));
});
