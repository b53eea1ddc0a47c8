// Purpose: finds a Chromium for tests and pictures: that of CHROMIUM_PATH, else one that is installed, else the one that
// ships in a package of this project. Nothing is downloaded at run time.
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the browser's program.
 * @throws Error when CHROMIUM_PATH names a file that does not exist.
 */
export async function chromiumPath(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (!existsSync(wanted))
      throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
    return wanted;
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/**
 * Arguments for a run without a screen. The packaged browser's default arguments are not used, because they would disable web
 * security.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  // A test opens a page or two; a process for each takes longer than most tests.
  '--renderer-process-limit=1',
];
