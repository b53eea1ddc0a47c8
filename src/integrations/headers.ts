// Purpose: writes the text of the host's `_headers` file. The policy is strict by default: nothing loads that is not named
// here.

import { keyPath, packPath, signaturePath, sumsPath } from '../corpus/record/record.ts';
import type { transportScopes } from '../corpus/schema/launch.ts';
import { statusFiles } from '../status/paths.ts';

/** What the policy must allow: hashes of inline code, and the origin of the accounts' backend. */
export type Allowed = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly connect: string;
  /**
   * Which hosts the promise of https binds (Strict-Transport-Security); `null` while nobody has decided: then it binds this
   * host alone.
   */
  readonly transport: (typeof transportScopes)[number] | null;
};

const transportRules = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const;

/**
 * The host names that the delivery network gives to versions on trial. Search engines must not list what they show. The
 * site's own domain does not match, so one build serves both.
 */
const trialHosts = 'https://:name.:account.workers.dev/*';

/** Files that other sites and programs may load, each with its type, because not every host knows these endings. */
const publicFiles: readonly {
  readonly path: string;
  readonly type: string;
  /** Whether search engines may list the file by itself. A file that repeats the words of a page is not listed. */
  readonly listed?: true;
}[] = [
  { path: '/api/*', type: 'application/json; charset=utf-8', listed: true },
  { path: '/*.atom', type: 'application/atom+xml; charset=utf-8', listed: true },
  { path: statusFiles.calendar, type: 'text/calendar; charset=utf-8', listed: true },
  { path: statusFiles.badge, type: 'image/svg+xml; charset=utf-8', listed: true },
  { path: sumsPath, type: 'text/plain; charset=utf-8' },
  { path: signaturePath, type: 'application/octet-stream' },
  { path: keyPath, type: 'application/x-pem-file' },
  { path: packPath, type: 'application/zip' },
  { path: '/*.md', type: 'text/markdown; charset=utf-8' },
  { path: '/*.json', type: 'application/json; charset=utf-8' },
  { path: '/*.pdf', type: 'application/pdf' },
  // A rule may have only one `*`. So the rule for versions of documents also matches the sitemap, for which it is undone.
  { path: '/*.xml', type: 'application/akn+xml; charset=utf-8' },
];

function publicRule({ path, type, listed }: (typeof publicFiles)[number]): string {
  return `
${path}
  ! Content-Type
  Content-Type: ${type}
  ! Access-Control-Allow-Origin
  Access-Control-Allow-Origin: *
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
${listed ? '' : '  X-Robots-Tag: noindex\n'}`;
}

const sitemapRule = `
/sitemap.xml
  ! Content-Type
  Content-Type: application/xml; charset=utf-8
  ! X-Robots-Tag
`;

/** Longest line that the host accepts. */
const lineLimit = 2000;

/**
 * The text of the whole file, for the hashes of inline code, the origin of the backend, and the scope of https.
 * @throws RangeError when a line is longer than the host's limit of 2,000 characters: too many different inline scripts or
 * styles were built.
 */
export function headersFile({ scripts, styles, connect, transport }: Allowed): string {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self' ${connect}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].map((directive) => directive.trimEnd());
  const file = `/*
  Content-Security-Policy: ${policy.join('; ')}
  Strict-Transport-Security: max-age=63072000${transportRules[transport ?? 'site']}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/scripts/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/patches/*
  ! Content-Type
  Content-Type: text/html; charset=utf-8
  X-Robots-Tag: noindex

${trialHosts}
  X-Robots-Tag: noindex
${publicFiles.map(publicRule).join('')}${sitemapRule}`;
  const long = file.split('\n').find((line) => line.length > lineLimit);
  if (long) {
    throw new RangeError(
      `A line of _headers has ${long.length} characters and the host accepts ${lineLimit}: ` +
        `${scripts.length} inline scripts and ${styles.length} inline styles were built; make fewer different ones.`,
    );
  }
  return file;
}
