/**
 * Lets the browser paint what is on the screen before it lays out the parts below it, which a page in a new language
 * would otherwise hold up: they keep their height until then, so that nothing moves.
 * Call it before the text changes: it measures the standing page. What it returns is called after.
 */
export function spareUnseen(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')];
  const unseen = parts
    .map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }))
    .filter(({ top }) => top > innerHeight);
  return () => {
    for (const { part, height } of unseen) {
      part.style.contentVisibility = 'auto';
      part.style.containIntrinsicBlockSize = `${height}px`;
    }
    // The frame after the next one: the first has been painted then.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const { part } of unseen) part.removeAttribute('style');
      }),
    );
  };
}
