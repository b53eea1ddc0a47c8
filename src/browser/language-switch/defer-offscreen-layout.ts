import { afterFrame } from './after-frame.ts';

type Part = { readonly element: HTMLElement; readonly width: number; readonly height: number };

/** The outermost parts of an element that begin below the screen. */
function unseenIn(parent: Element): Part[] {
  return [...parent.children].flatMap((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    if (!(element instanceof HTMLElement)) return [];
    if (top > innerHeight) return [{ element, width, height }];
    // A part without a box of its own has no place either: its children have.
    const boxless = !height && getComputedStyle(element).display === 'contents';
    return bottom > innerHeight || boxless ? unseenIn(element) : [];
  });
}

/**
 * Lets the browser paint what is on the screen before it lays out what is below the screen, which would hold up a page whose
 * text changes. The parts below keep their size until after that frame, so that nothing moves.
 * Call it before the text changes, because it measures the standing page.
 * @returns a function to call after the text has changed
 */
export function deferOffscreenLayout(): () => void {
  const unseen = unseenIn(document.body);
  return () => {
    for (const { element, width, height } of unseen) {
      element.style.contentVisibility = 'hidden';
      element.style.containIntrinsicSize = `${width}px ${height}px`;
    }
    afterFrame(() => {
      for (const { element } of unseen) element.removeAttribute('style');
    });
  };
}
