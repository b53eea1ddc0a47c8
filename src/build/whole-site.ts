// Purpose: makes `astro build` the whole build: checks the content while Astro bundles and renders the pages into a fresh folder, runs
// the passes over the built pages, and puts the folder in the place of dist/ when all of them have succeeded.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { addressesOf } from '../corpus/addresses.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { noteCode, pruneCache } from '../corpus/disk-cache.ts';
import { keepCorpus } from '../corpus/open-corpus.ts';
import { isPseudoLocale } from '../corpus/queries/page-context.ts';
import type { BuiltSite, Pass } from './built-site.ts';
import { isOfCatalogue } from './catalogue.ts';
import { beginCheck, type Verdict } from './check-content.ts';
import { type Page, readPage, readTexts } from './page.ts';
import { Refusal } from './refusal.ts';
import { type Places, replaceFolder, restoreFolder } from './replace-folder.ts';

/** The name under which a build reports what it has done. Commands look for these lines in Astro's output. */
export const buildName = 'whole-site';

/** The line of a build, before it renders, that says how many pages there are. */
export const pagesAhead = /^Rendering (\d+) pages$/;

/**
 * Environment variable: if it is 1, a build only renders, into another folder than dist/. Commands that measure pages use it.
 */
const pagesAlone = 'PAGES_ALONE';

/** The verdict on the content of this process's build. */
let verdict: Promise<Verdict> | undefined;

/**
 * Refuses content that is not sound. Whoever sees a build fail asks this first: Astro may have stumbled over what the check
 * reports in words for editors.
 */
export async function demandSoundContent(): Promise<void> {
  const said = await verdict;
  if (said && !said.isSound) throw new Refusal(said.report);
}

type Build = { readonly root: string; readonly corpus: Corpus; readonly places: Places };

/**
 * Logs what was done, how many seconds it took, and notes that are worth reading.
 * @param start instant of `performance.now()` at which it began
 */
function logStep(
  log: AstroIntegrationLogger,
  done: string,
  start: number,
  notes: readonly string[] = [],
): void {
  log.info(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  for (const note of notes) log.warn(`Note: ${note}`);
}

/** Files come behind the pages: a thread draws PDFs while pages are rendered, and files that hold their sums wait for all of them. */
export function pagesFirst<T extends { readonly route: { readonly type: string } }>(
  paths: readonly T[],
): T[] {
  const isFile = ({ route }: T) => route.type === 'endpoint';
  return [...paths.filter((path) => !isFile(path)), ...paths.filter(isFile)];
}

/** Gives the pages of a folder. A text is written and parsed when it is first asked for, and again once a pass has changed it. */
function pagesOf(folder: string, texts: BuiltSite['texts']): BuiltSite['pages'] {
  const known = new Map<string, Page>();
  let pages: readonly Page[] = [];
  return async () => {
    for (const [file, html] of texts) {
      if (known.get(file)?.html === html) continue;
      writeFileSync(join(folder, file), html);
      known.set(file, readPage(file, html));
      // What runs beside gets its turn.
      await turn();
    }
    const all = [...texts.keys()].flatMap((file) => known.get(file) ?? []);
    if (all.some((page, index) => page !== pages[index])) pages = all;
    return pages;
  };
}

async function runPasses(
  { root, corpus, places }: Build,
  passes: readonly Pass[],
  log: AstroIntegrationLogger,
) {
  const texts = readTexts(places.fresh);
  const pages = pagesOf(places.fresh, texts);
  const site: BuiltSite = { root, corpus, folder: places.fresh, texts, pages };
  const beside: Promise<void>[] = [];
  for (const pass of passes) {
    if (pass === passes.at(-1)) await Promise.all(beside);
    const start = performance.now();
    const done = (async () => logStep(log, pass.name, start, await pass.run(site)))();
    if (!pass.isBeside) {
      await done;
      continue;
    }
    beside.push(done);
    // It is heard before the last pass; until then it must not end the process.
    done.catch(() => {});
  }
  await pages();
  replaceFolder(places);
  pruneCache();
}

/**
 * The integration. If it fails, the served folder is as the last build left it.
 * @param passes functions over the rendered pages, in the order in which they run
 */
export function wholeSite(passes: readonly Pass[]): AstroIntegration {
  let build: Build | undefined;
  /** Why no more pages are rendered: content that is not sound, or a check that broke. */
  let stop: unknown;
  let start = 0;
  return {
    name: buildName,
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, logger }) => {
        if (command !== 'build') return;
        if (process.env[pagesAlone] === '1') {
          if (config.outDir.href !== new URL('dist/', config.root).href) return;
          throw new Refusal(`${pagesAlone} is set: name another folder than dist/, with --outDir.`);
        }
        start = performance.now();
        const root = fileURLToPath(config.root);
        const fresh = new URL('.local/dist-fresh/', config.root);
        const places = {
          served: fileURLToPath(config.outDir).replace(/[\\/]$/, ''),
          fresh: fileURLToPath(fresh).replace(/[\\/]$/, ''),
          aside: join(root, '.local', 'dist-aside'),
        };
        restoreFolder(places);
        const begun = beginCheck(root);
        const { corpus } = begun;
        verdict = begun.verdict;
        demandSoundContent().catch((error: unknown) => {
          stop = error;
        });
        // What is edited while the build runs is not what it runs on.
        noteCode('build');
        // What cannot be read cannot be bundled.
        if (corpus.diagnostics.length > 0) await demandSoundContent();
        keepCorpus(corpus);
        // And the page for what is not found, which is no address.
        logger.info(`Rendering ${addressesOf(corpus).length + 1} pages`);
        updateConfig({ outDir: fresh });
        build = { root, corpus, places };
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        if (isPseudoLocale) {
          setPrerenderer((astro) => ({
            ...astro,
            getStaticPaths: async () =>
              (await astro.getStaticPaths()).filter(({ pathname }) => isOfCatalogue(pathname)),
          }));
        }
        if (!build) return;
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => pagesFirst(await astro.getStaticPaths()),
          setup: async () => {
            logStep(logger, 'Pages bundled', start);
            start = performance.now();
            await astro.setup?.();
          },
          // The check runs beside. Once it has found a mistake, no more pages are rendered.
          render: (...given) => {
            if (stop) throw stop;
            return astro.render(...given);
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        if (!build) return;
        await demandSoundContent();
        logStep(logger, 'Pages rendered, content checked', start, (await verdict)?.notes);
        await runPasses(build, passes, logger);
      },
    },
  };
}
