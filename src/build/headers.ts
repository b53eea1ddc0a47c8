// Purpose: writes the text of the host's `_headers` file. The policy is strict by default: nothing loads that is not named
// here.

import { packPath, sumsPath } from '../corpus/record/record.ts';
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

/** Which pages a browser may prepare ahead (src/pages/scripts/speculation-rules.json.ts). */
const speculationPath = '/scripts/speculation-rules.json';

/**
 * Files that other sites and programs may load. The host sends its 404 page by the rules of the address that was asked for: a
 * type that a pattern gave would make that page a file of the type. So only a file that exists, and whose type does not follow
 * from its ending, is given one, by its own address. The signature and its key are made after the build, and so are their rules
 * (.ci/sign).
 */
const publicFiles: readonly {
  readonly path: string;
  readonly type?: string;
  /** Whether search engines may list the file by itself. A file that repeats the words of a page is not listed. */
  readonly listed?: true;
}[] = [
  { path: '/api/*', listed: true },
  { path: '/*.atom', listed: true },
  { path: statusFiles.calendar, listed: true },
  { path: statusFiles.badge, listed: true },
  { path: sumsPath, type: 'text/plain; charset=utf-8' },
  { path: packPath },
  // The rule for all JSON keeps it out of search engines.
  { path: speculationPath, type: 'application/speculationrules+json', listed: true },
  { path: '/*.md' },
  { path: '/*.json' },
  { path: '/*.pdf' },
  // A rule may have only one `*`. So the rule for versions of documents also matches the sitemap, for which it is undone.
  { path: '/*.xml' },
];

function publicRule({ path, type, listed }: (typeof publicFiles)[number]): string {
  return `
${path}
${type ? `  ! Content-Type\n  Content-Type: ${type}\n` : ''}  ! Access-Control-Allow-Origin
  Access-Control-Allow-Origin: *
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
${listed ? '' : '  X-Robots-Tag: noindex\n'}`;
}

const sitemapRule = `
/sitemap.xml
  ! X-Robots-Tag
`;

/**
 * How long browsers keep scripts and what they load. Their names change with their content, so they could be kept for ever; but
 * the rule holds for the answer that a file is missing too, which a visitor may get while a new build is put in place. Without
 * `stale-while-revalidate`, because Chromium goes on using a missing module by it.
 */
const scriptCaching = 'public, max-age=3600';

/** Longest line that the host accepts. */
const lineLimit = 2000;

/**
 * The text of the whole file, for the hashes of inline code, the origin of the backend and the scope of https.
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
  // There is no Cross-Origin-Embedder-Policy, because the policy above loads and frames nothing of another origin already, and
  // with this header browsers would give scripts shared memory and finer clocks. Permissions-Policy names devices and payment
  // alone, because only our own scripts run, and browsers write an error to the console for each name that they do not know.
  const rules = publicFiles.map(publicRule);
  const file = `/*
  Content-Security-Policy: ${policy.join('; ')}
  Strict-Transport-Security: max-age=63072000${transportRules[transport ?? 'site']}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: public, max-age=0, must-revalidate
  Speculation-Rules: "${speculationPath}"

/_astro/*
  ! Cache-Control
  Cache-Control: ${scriptCaching}

/scripts/*
  ! Cache-Control
  Cache-Control: ${scriptCaching}

/patches/*
  ! Content-Type
  Content-Type: text/html; charset=utf-8
  X-Robots-Tag: noindex

${trialHosts}
  X-Robots-Tag: noindex
${rules.join('')}${sitemapRule}`;
  const long = file.split('\n').find((line) => line.length > lineLimit);
  if (long) {
    throw new RangeError(
      `A line of _headers has ${long.length} characters and the host accepts ${lineLimit}: ` +
        `${scripts.length} inline scripts and ${styles.length} inline styles were built; make fewer different ones.`,
    );
  }
  return file;
}
