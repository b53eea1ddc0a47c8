// The mark of a page whose visitor is signed in. The head script sets it before the first paint, if a session is stored
// (src/browser/client/session-mark.ts); styles show the right parts of the page by it.
const mark = 'data-session';

/** Whether the page is marked; undefined while pages are built. */
export function isMarked(): boolean | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.hasAttribute(mark);
}

/** Sets or removes the mark. */
export function setMark(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute(mark, isSignedIn);
}
