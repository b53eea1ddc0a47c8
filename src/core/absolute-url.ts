/**
 * The public address of a path, as canonical addresses and feeds name it: `https://www.example.org/about`; the home
 * page's has no slash at its end.
 * @param site origin of the public site
 */
export function absoluteUrl(site: string | URL | undefined, path: string): string {
  return new URL(path, site).href.replace(/(?<=\w)\/$/, '');
}
