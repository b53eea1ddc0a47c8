import { defaultLanguage, type Language } from '../languages/list.ts';

type SecurityText = {
  /** Addresses to report to, the preferred one first: `mailto:` or `https:`. */
  readonly contacts: readonly string[];
  readonly expires: Date;
  readonly policy: string;
  readonly canonical: string;
};

/**
 * The text of `/.well-known/security.txt`, as RFC 9116 defines it. Reports are read in the language of the contract texts,
 * whatever languages the pages have.
 */
export function securityText({ contacts, expires, policy, canonical }: SecurityText): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${defaultLanguage}`,
    `Policy: ${policy}`,
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}

type Humans = {
  readonly name: string;
  readonly about: string;
  readonly address: string;
  readonly email: string;
};

/** The text of `/humans.txt`. */
export function humansText(company: Humans, spoken: readonly Language[]): string {
  return `${company.name}
${company.about}

Address: ${company.address}
E-mail: ${company.email}
Languages: ${spoken.map(({ englishName }) => englishName).join(', ')}
`;
}
