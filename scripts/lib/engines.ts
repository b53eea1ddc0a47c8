// Purpose: finds the browsers of other engines than Chromium's that this machine has, as its distribution installs them. Nothing is
// downloaded.
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs by their role: what is led, and what leads it. */
export type Engine =
  | { readonly name: 'firefox'; readonly browser: string }
  | {
      readonly name: 'webkit';
      readonly browser: string;
      readonly driver: string;
      readonly screen: string;
    };

/**
 * The engines of this machine, and a sentence for each that it lacks, which says how to install it.
 * @param path folders in which programs are looked for, as in the environment's PATH
 * @param browsers where WebKitGTK keeps its small browser, which stands in no folder of PATH: a pattern
 */
export function findEngines(
  path = process.env['PATH'] ?? '',
  browsers = '/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser',
): { readonly found: readonly Engine[]; readonly missing: readonly string[] } {
  const program = (...names: readonly string[]) =>
    names
      .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
      .find(isProgram);
  const found: Engine[] = [];
  const missing: string[] = [];
  const firefox = program('firefox-esr', 'firefox');
  if (firefox) found.push({ name: 'firefox', browser: firefox });
  else {
    missing.push(
      'Firefox is left out, as PATH has no firefox-esr and no firefox. On Debian: apt-get install firefox-esr',
    );
  }
  const [browser, driver, screen] = [
    globSync(browsers).toSorted().at(-1),
    program('WebKitWebDriver'),
    program('Xvfb'),
  ];
  if (browser && driver && screen) found.push({ name: 'webkit', browser, driver, screen });
  else {
    const lacking = Object.entries({ MiniBrowser: browser, WebKitWebDriver: driver, Xvfb: screen })
      .filter(([, file]) => !file)
      .map(([name]) => name);
    missing.push(
      `WebKit is left out, as there is no ${lacking.join(', no ')}. On Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb`,
    );
  }
  return { found, missing };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
