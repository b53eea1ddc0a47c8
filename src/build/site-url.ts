// Purpose: the origin of the public site, from the one file that names its domain.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The origin of the public site, such as `https://www.example.org`.
 * @throws Error when `content/company.yaml` names no domain.
 */
export function siteUrl(): string {
  const file = new URL('../../content/company.yaml', import.meta.url);
  const domain: unknown = parse(readFileSync(file, 'utf8'))?.domain?.value;
  if (typeof domain !== 'string') {
    throw new Error(
      'content/company.yaml: "domain" has no value. Write: domain: { value: example.org }',
    );
  }
  return `https://${domain}`;
}

/**
 * The same for Astro's configuration, which is read before the content is checked. Where the file is wrong there is no site,
 * and the check reports the mistake.
 */
export function configuredSite(): { readonly site?: string } {
  try {
    const site = siteUrl();
    return URL.canParse(site) ? { site } : {};
  } catch {
    return {};
  }
}
