// Purpose: the origin of the public site, from the one file that names its domain.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The origin of the public site, such as `https://averline.example`.
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
