// Purpose: finds blockers in the settings of the build, in what was built with them, and in the files that say where the site
// and its accounts are deployed. Pure: the files are passed in as texts.

import { readDelivery, readPublicKey } from '../../build/settings.ts';
import { backendOrigin, isLoopback } from '../../core/backend.ts';
import type { Blocker } from './report.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Texts of files outside `content/`, by path within the project. */
export type ProjectFiles = ReadonlyMap<string, string>;

const accounts = 'supabase/config.toml';
/** Files that tell people outside where to write. */
const spokenFiles = ['SECURITY.md', '.github/ISSUE_TEMPLATE/config.yml'];
const spoken = /https?:\/\/[\w.-]+|[\w.+-]+@[\w.-]+\w/g;

/** The guide that explains each setting. */
const guide = 'OPERATIONS.md';

/** The line of a file on which a text or pattern first begins; 1 if it is not found. */
export function lineOf(files: ProjectFiles, file: string, wanted: string | RegExp): number {
  const text = files.get(file) ?? '';
  const place = wanted instanceof RegExp ? text.search(wanted) : text.indexOf(wanted);
  return text.slice(0, Math.max(0, place)).split('\n').length;
}

/** Blockers of the settings: what the build refuses, and what it accepts only for one's own machine. */
export function settingBlockers(env: Environment, files: ProjectFiles): Blocker[] {
  const rules: Readonly<Record<string, () => string | undefined>> = {
    PUBLIC_CONTACT_DELIVERY: () =>
      readDelivery(env) === 'simulated'
        ? 'enquiries are delivered “simulated”: the form says “Message sent securely” and sends nothing. Build with PUBLIC_CONTACT_DELIVERY=supabase.'
        : undefined,
    PUBLIC_SUPABASE_URL: () => {
      const origin = backendOrigin(env);
      return isLoopback(origin)
        ? `no hosted backend is named: the pages call ${origin}, which is the visitor's own computer. Build with PUBLIC_SUPABASE_URL set to the address of the project.`
        : undefined;
    },
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: () => void readPublicKey(env),
    TELL_BY_ISSUE: () =>
      env['TELL_BY_ISSUE']
        ? undefined
        : 'nobody is told of a night whose run failed, or of a new enquiry. Set the variable TELL_BY_ISSUE of the repository to yes: an issue is then opened.',
  };
  return Object.entries(rules).flatMap(([name, rule]) => {
    const message = saidBy(rule);
    const line = lineOf(files, guide, `\`${name}\``);
    return message ? [{ area: 'Settings', file: guide, line, message }] : [];
  });
}

function saidBy(rule: () => string | undefined): string | undefined {
  try {
    return rule();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The settings in a bundle, into which the build writes them as they are. */
const builtWith = /\b(PUBLIC_[A-Z_]+):\s*[`"']([^`"']*)[`"']/g;

const buildArea = 'The build in dist/';

/** The list of scripts that `.ci/keep-scripts` writes: of this build, and of earlier ones with the day of their replacement. */
const keptList = 'dist/kept-scripts.txt';

/** The scripts of earlier builds, which pages that are open or in a cache still ask for. */
function keptScripts(files: ProjectFiles): { own: string[]; earlier: string[] } {
  const lines = (files.get(keptList) ?? '').split('\n').filter(Boolean);
  const named = (days: boolean) =>
    lines.filter((line) => line.includes(' ') === days).map((line) => `dist/${line.split(' ')[0]}`);
  return { own: named(false), earlier: named(true) };
}

/** Whether pages that were opened before the deployment find their scripts after it. */
export function keptBlockers(files: ProjectFiles): Blocker[] {
  const { own, earlier } = keptScripts(files);
  const built = [...files.keys()].filter((file) => /^dist\/(?:_astro|scripts)\//.test(file));
  const isWhole =
    [...own, ...earlier].every((file) => files.has(file)) &&
    built.every((file) => own.includes(file) || earlier.includes(file));
  if (built.length === 0 || isWhole) return [];
  const message =
    'does not name the scripts that lie there: whoever has a page open when this is deployed would find menus and forms dead. Run: .ci/keep-scripts.';
  return [{ area: buildArea, file: keptList, line: 1, message }];
}

/** Whether what lies in `dist/` was built with the settings that the check was run with. */
export function buildBlockers(env: Environment, files: ProjectFiles): Blocker[] {
  // Those of earlier builds have the settings of their time.
  const { earlier } = keptScripts(files);
  const scripts = [...files].filter(
    ([file]) => /^dist\/_astro\/.+\.js$/.test(file) && !earlier.includes(file),
  );
  if (scripts.length === 0) {
    const message = 'there is no build to look at. Run: npm run build.';
    return [{ area: buildArea, file: 'dist/', line: 1, message }];
  }
  const found = new Map(
    scripts.flatMap(([file, text]) =>
      [...text.matchAll(builtWith)].map(([, name = '', value = '']) => [
        `${name} ${value}`,
        { file, name, value },
      ]),
    ),
  );
  const wanted: Readonly<Record<string, () => string | undefined>> = {
    PUBLIC_CONTACT_DELIVERY: () => readDelivery(env),
    PUBLIC_SUPABASE_URL: () => backendOrigin(env),
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: () => env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] || undefined,
  };
  return [...found.values()].flatMap(({ file, name, value }) => {
    let expected: string | undefined;
    // A setting that is refused is listed among the settings already.
    saidBy(() => {
      expected = wanted[name]?.();
      return undefined;
    });
    if (expected === undefined || expected === value) return [];
    const message = `was built with ${name}=${value}, and the check runs with ${expected}. Run npm run build and this check with the same settings.`;
    return [{ area: buildArea, file, line: 1, message }];
  });
}

/**
 * Blockers in files of the deployment and of the repository that name another site or address than the content.
 * @param domain the site's own domain, such as `www.example.org`
 * @param reports the address for reports of vulnerabilities
 */
export function deploymentBlockers(
  domain: string,
  reports: string,
  files: ProjectFiles,
): Blocker[] {
  const blocker = (file: string, wanted: string | RegExp, message: string): Blocker => ({
    ...{ area: 'Deployment', file, line: lineOf(files, file, wanted), message },
  });
  const hosts = [...(files.get('wrangler.jsonc') ?? '').matchAll(/"pattern":\s*"([^"]*)"/g)];
  const lost = `names no domain. Write the route of the production environment: "pattern": "${domain}".`;
  const captcha = /^\[auth\.captcha\](?:\n(?!\[).*)*\nenabled *= *true/m;
  const closed =
    'demands a captcha at sign-in, and the form sends none: nobody could sign in. Set "enabled" to false under [auth.captcha].';
  const owners = '.github/CODEOWNERS';
  const unowned =
    'names nobody who may approve a request, so that an approval of anybody lets it pass. Write who may, as a line such as: * @name.';
  return [
    ...(/^\*\s+\S*@\S/m.test(files.get(owners) ?? '') ? [] : [blocker(owners, '*', unowned)]),
    ...(hosts.length === 0 ? [blocker('wrangler.jsonc', '"production"', lost)] : []),
    ...hosts
      .filter(([, host]) => host !== domain)
      .map(([found, host]) =>
        blocker(
          'wrangler.jsonc',
          found,
          `sends the site to ${host}, and its pages say that they are ${domain}. Name one domain in both: here and under "domain" in content/company.yaml.`,
        ),
      ),
    ...(captcha.test(files.get(accounts) ?? '') ? [blocker(accounts, captcha, closed)] : []),
    ...spokenFiles.flatMap((file) =>
      [...(files.get(file) ?? '').matchAll(spoken)]
        .map(([found]) => found)
        .filter((found) => found !== `https://${domain}` && found !== reports)
        .map((found) =>
          blocker(
            file,
            found,
            `names ${found}, and content/company.yaml has ${found.includes('@') ? `${reports} for reports` : `https://${domain}`}. Write that here.`,
          ),
        ),
    ),
  ];
}
