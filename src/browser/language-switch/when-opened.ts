declare global {
  interface Document {
    /** Whether the browser has prepared the page ahead, and nobody has opened it yet; absent where browsers do not. */
    readonly prerendering?: boolean;
  }
  interface DocumentEventMap {
    /** A page that was prepared ahead is opened. */
    readonly prerenderingchange: Event;
  }
}

/** Calls `run` at once, or, in a page that the browser has prepared ahead, as soon as a visitor opens it. */
export function whenOpened(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
