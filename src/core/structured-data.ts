/** One step of a breadcrumb trail: its name, and its absolute address. */
export type Crumb = { readonly name: string; readonly url: string };

/** The particulars of the company for search engines, from `content/company.yaml`. */
export type Company = {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly address: string;
};

/**
 * The company and its site in the vocabulary of schema.org, for the home page.
 * @param site origin of the site
 * @param url address of the page
 */
export function siteData(company: Company, site: string, url: string, language: string): object {
  const { name, legalName, email, address } = company;
  const id = `${site}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name,
        legalName,
        url: site,
        logo: `${site}/icon-512.png`,
        email,
        address,
      },
      { '@type': 'WebSite', name, url, inLanguage: language, publisher: { '@id': id } },
    ],
  };
}

/** The breadcrumbs of a page in the vocabulary of schema.org, for every page below the home page. */
export function breadcrumbData(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * A version of a document in the vocabulary of schema.org.
 * @param language the language of its text
 * @param published the day on which the version was published, such as `2026-11-20`; `undefined` for a draft
 */
export function versionData(
  name: string,
  url: string,
  language: string,
  version: string,
  published: string | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    name,
    url,
    inLanguage: language,
    version,
    creativeWorkStatus: published ? 'Published' : 'Draft',
    ...(published ? { datePublished: published } : {}),
  };
}

/** Data as the text of a script element, escaped so that it cannot end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

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
