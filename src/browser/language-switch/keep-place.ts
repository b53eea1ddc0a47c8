/** The smallest parts of a text that a change of language leaves standing: one of them is being read. */
const parts = 'main :is(p, li, tr, dt, dd, h1, h2, h3, h4, h5, h6)';

/** The part of the text nearest to where the eye rests: a third of the way down the screen. */
function partThatIsRead(): Element | undefined {
  for (let top = innerHeight / 3; top < innerHeight; top += 24) {
    const found = document.elementFromPoint(innerWidth / 2, top)?.closest(parts);
    if (found) return found;
  }
  return undefined;
}

/**
 * Keeps the part that is being read at its place on the screen, while the text above it becomes longer or shorter. Not every
 * browser does so by itself, and one that does keeps the line at the upper edge instead. At the top of a page nothing is
 * moved.
 * Call it before the text changes.
 * @returns a function to call after the text has changed, in the same frame
 */
export function keepPlace(): () => void {
  const read = scrollY > 0 ? partThatIsRead() : undefined;
  // The part itself may be replaced by another element; its section stays.
  const anchors = [read, read?.closest('section[id]')].flatMap((element) =>
    element ? [{ element, top: element.getBoundingClientRect().top }] : [],
  );
  return () => {
    const anchor = anchors.find(({ element }) => element.isConnected);
    if (!anchor) return;
    const moved = anchor.element.getBoundingClientRect().top - anchor.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}
