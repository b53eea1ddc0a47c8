/**
 * The public address of a path, for canonical addresses and feeds: `https://www.example.org/about`. The address of the home
 * page has no slash at its end.
 * @param site origin of the public site
 * @param path path of the page, with its leading slash
 */
export function absoluteUrl(site: string | URL | undefined, path: string): string {
  return new URL(path, site).href.replace(/(?<=\w)\/$/, '');
}
