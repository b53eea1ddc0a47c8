// Runs once the picker of an English page is open. A link of it that is pointed at has the browser look for the letters of its
// language while the text is on the way, which takes longer than laying that text out.
import { afterFrame } from './after-frame.ts';

const prepared = new Set<string>();

/** Each kind of text that the first screen of a page may show. */
const kinds = 'h1, h2, p, a, button, dt, dd, li';

/**
 * For a frame, each kind of text on the screen stands there once more, unseen, with the language's own name in it. Languages
 * in Latin letters need none of it.
 * @param link the link of the picker that leads to the language
 */
function prepareLetters(link: HTMLAnchorElement): void {
  const { lang, textContent: name } = link;
  if (prepared.has(lang) || /[a-z]/i.test(name)) return;
  prepared.add(lang);
  const sample = document.createElement('div');
  sample.lang = lang;
  sample.style.cssText = 'position: fixed; visibility: hidden';
  // To ask for the place of what is not rendered would lay it out.
  const seen = [...document.querySelectorAll(kinds)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
  );
  const looks = new Map(seen.map((element) => [element.localName + element.className, element]));
  for (const { localName, className } of looks.values()) {
    // Not a copy: what the page's own element does or is found by, the sample must not.
    const letters = document.createElement(localName);
    letters.className = className;
    letters.textContent = name;
    sample.append(letters);
  }
  // Outside the body, whose texts are changed.
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
