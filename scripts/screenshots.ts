// Purpose: takes pictures of the built pages in several widths, schemes and languages, and writes them into the ignored
// folder screenshots/.
// Usage: npm run screenshots -- [--pages /,/about] [--widths 360,768,1440] [--schemes light,dark] [--languages en,ar,de,zh]
// [--full].
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { editionPath } from '../src/core/addresses.ts';
import { addressesOf } from '../src/corpus/addresses.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { readFlags } from '../src/desk/dialogue/flags.ts';
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

process.exitCode = await runDialogue({}, async () => {
  const {
    pages = everything.join(','),
    widths = '360,768,1440',
    schemes = 'light,dark',
    languages = 'en,ar,de,zh',
    full,
  } = readFlags(process.argv.slice(2), {
    ...{ pages: 'string', widths: 'string', schemes: 'string', languages: 'string' },
    full: 'boolean',
  });
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
