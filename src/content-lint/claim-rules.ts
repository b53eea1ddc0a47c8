// No claim without its record: names of standards, laws shown as badges, uptimes and figures of the trust strip that
// stand in English texts must be labels of content/claims.yaml.
import { defaultLanguage } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { ContentFile } from '../corpus/read/content-files.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { localeOf } from '../corpus/read/locale-files.ts';
import { lineCounter } from '../corpus/read/source.ts';
import { filled } from './placeholders.ts';

/** A claim that stands in a text. */
export type StatedClaim = { readonly label: string; readonly line: number };

/** What counts as a claim, and the label that its record must hold; `$1` and so on are parts of what was found. */
const stated: readonly (readonly [pattern: RegExp, label: string])[] = [
  [/\bMLR 2017\b|\bMoney Laundering Regulations 2017\b/g, 'MLR 2017'],
  [/\bFCA registration\b/g, 'FCA registration'],
  [/\bMiCA\b/g, 'MiCA'],
  // The law of the European Union is named as a law and is no badge.
  [/\bUK GDPR\b|(?<!\bEU )\bGDPR\b/g, 'UK GDPR'],
  [/\bPCI DSS\b/g, 'PCI DSS'],
  [/\b(ISO(?:\/IEC)? \d{4,5})\b/g, '$1'],
  [/\b(SOC [123]|Cyber Essentials(?: Plus)?|CSA STAR|FIPS 140(?:-\d)?|HIPAA|CCSS)\b/g, '$1'],
  [/\b(AES-\d+)\b/g, '$1'],
  [/\b(WCAG \d\.\d A+)\b/g, '$1'],
  [
    /\baudited (?:annually|every year|once a year)\b|\bannual(?:ly)? audit(?:ed|s)?\b/gi,
    'audited annually',
  ],
  [/(\d+(?:\.\d+)?%) (?:API |dashboard |measured )?uptime\b/gi, '$1 uptime'],
  [/\buptime(?: commitment)?(?: is| of|:)? (\d+(?:\.\d+)?%)/gi, '$1 uptime'],
  [/(\d[\d,.]*K?\+) (countries|transactions|merchants|customers)\b/gi, '$1 $2'],
  [/(?<![\p{L}\d/])(24\/7)(?![\d/])/gu, '$1'],
];

/** The claims that a text states, each label once with its first line; facts must be filled in. */
export function claimsIn(text: string): StatedClaim[] {
  const lineAt = lineCounter(text);
  // A line may end within a name.
  const flat = text.replace(/[^\S ]/g, ' ');
  const found = new Map<string, StatedClaim>();
  for (const [pattern, label] of stated) {
    for (const match of flat.matchAll(pattern)) {
      const name = label.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
      const key = name.toLowerCase();
      if (!found.has(key)) found.set(key, { label: name, line: lineAt(match.index) });
    }
  }
  return [...found.values()];
}

/** The claims of documents, data and English words that have no record. */
export function claimRules({ files, claims, value }: Corpus): Diagnostic[] {
  // Without the records nothing can be said of them; what is wrong with them is a mistake already.
  if (!claims.data) return [];
  const labels = new Set(
    claims.data.claims.flatMap(({ labels: all }) =>
      all.map((label) => filled(label, value).toLowerCase()),
    ),
  );
  return files.filter(isRead).flatMap(({ path, text }) =>
    claimsIn(shown(text, value))
      .filter(({ label }) => !labels.has(label.toLowerCase()))
      .map(({ label, line }) => ({
        file: path,
        line,
        message: `“${label}” is a claim, and content/claims.yaml has no record with that label. Add one with its wording, status, scope, evidence, owner and review date; or remove the claim.`,
      })),
  );
}

/** Whether visitors read a file in English; facts and records of claims are not texts of the site. */
function isRead({ path }: ContentFile): boolean {
  const locale = localeOf(path);
  if (locale) return locale.language === defaultLanguage;
  return path.endsWith('.mdx') || /^content\/(risks|roadmap|figures|status\/\w+)\.yaml$/.test(path);
}

/** A text as it is read: facts and company values in place of their names, line by line. */
function shown(text: string, value: Corpus['value']): string {
  const tags = text.replace(/<(Fact|Company)\s+(?:id|name)="([^"]*)"\s*\/>/g, (_, tag, name) =>
    value(`${String(tag).toLowerCase()}.${name}`),
  );
  return filled(tags, value);
}
