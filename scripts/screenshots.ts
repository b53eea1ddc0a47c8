// Purpose: takes pictures of the built pages in several widths, schemes and languages, and writes them into the ignored
// folder screenshots/.
// Usage: npm run screenshots -- [--pages /,/about] [--widths 360,768,1440] [--schemes light,dark] [--languages en,ar,de,zh]
// [--full].
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { editionPath } from '../src/core/addresses.ts';
import { addressesOf } from '../src/corpus/addresses.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { isLanguageCode } from '../src/languages/list.ts';
import { chromiumArgs, chromiumPath } from './lib/chromium.ts';
import { freePort } from './lib/ports.ts';
import { onEnd } from './lib/run.ts';
import { serveSite } from './lib/site-server.ts';

const everything = addressesOf(readCorpus())
  .filter(({ kind }) => kind === 'page')
  .map(({ path }) => path);
const list = (text: string) => text.split(',');

const args = process.argv.slice(2);
const named = {
  pages: 'string',
  widths: 'string',
  schemes: 'string',
  languages: 'string',
} as const;
const kinds = { ...named, full: 'boolean' } as const;
process.exitCode = await runDialogue({ args, kinds }, async (flags) => {
  const {
    pages = everything.join(','),
    widths = '360,768,1440',
    schemes = 'light,dark',
    languages = 'en,ar,de,zh',
    full,
  } = flags;
  mkdirSync('screenshots', { recursive: true });
  onEnd(() => process.exit(1));
  const site = await serveSite(await freePort());
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
  });
  let count = 0;
  try {
    for (const width of list(widths)) {
      for (const scheme of list(schemes)) {
        const context = await browser.newContext({
          viewport: { width: Number(width), height: Number(width) < 500 ? 780 : 900 },
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
        });
        const page = await context.newPage();
        for (const language of list(languages).filter(isLanguageCode)) {
          for (const path of list(pages)) {
            await page.goto(site.url + editionPath(path, language));
            const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
            await page.screenshot({
              path: `screenshots/${name}-${language}-${width}-${scheme}.png`,
              fullPage: full !== undefined,
            });
            count += 1;
          }
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`${count} pictures in screenshots/`);
});
