/** The parent of a document that has no page above it in its address. */
const hub = '/legal';

/**
 * The addresses from the home page down to a page, itself included: `/`, `/legal`, `/legal/privacy-policy`.
 * @param path English path of the page
 * @param pages English paths of the composed pages; any other path is a document's
 */
export function trail(path: string, pages: readonly string[]): string[] {
  if (path === '/') return ['/'];
  const parts = path.split('/').slice(1, -1);
  const above = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((parent) => pages.includes(parent));
  if (above.length === 0 && !pages.includes(path)) above.push(hub);
  return ['/', ...above, path];
}
