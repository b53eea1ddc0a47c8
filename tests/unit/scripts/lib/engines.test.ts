import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEngines } from '../../../../scripts/lib/engines.ts';

const noFirefox =
  'Firefox is left out, as PATH has no firefox-esr and no firefox. On Debian: apt-get install firefox-esr';
const noWebKit = (...lacking: readonly string[]) =>
  `WebKit is left out, as there is no ${lacking.join(', no ')}. On Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb`;

describe.skipIf(process.platform === 'win32')('engines of the machine', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'engines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Puts a program into a folder below. */
  const put = (path: string, mode = 0o755) => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '');
    chmodSync(file, mode);
    return file;
  };
  const find = () =>
    findEngines(
      ['first', 'second'].map((name) => join(folder, name)).join(delimiter),
      join(folder, 'lib/webkit2gtk-4.*/MiniBrowser'),
    );

  test('where there is none, how to install each is said', () => {
    expect(find()).toEqual({
      found: [],
      missing: [noFirefox, noWebKit('MiniBrowser', 'WebKitWebDriver', 'Xvfb')],
    });
  });

  test('Firefox is that of the distribution, before another; what cannot be run is none', () => {
    put('first/firefox-esr', 0o644);
    const other = put('first/firefox');
    expect(find().found).toEqual([{ name: 'firefox', browser: other }]);
    const esr = put('second/firefox-esr');
    expect(find().found).toEqual([{ name: 'firefox', browser: esr }]);
  });

  test('WebKit is its newest browser, its driver and a screen, and what lacks of them is named', () => {
    put('lib/webkit2gtk-4.0/MiniBrowser');
    const browser = put('lib/webkit2gtk-4.1/MiniBrowser');
    const driver = put('second/WebKitWebDriver');
    expect(find()).toEqual({ found: [], missing: [noFirefox, noWebKit('Xvfb')] });
    const screen = put('first/Xvfb');
    expect(find()).toEqual({
      found: [{ name: 'webkit', browser, driver, screen }],
      missing: [noFirefox],
    });
  });
});
