// Purpose: a Vite plugin that bundles a script into a text that a page holds inline: `import { code } from
// '../browser/client/head.ts?inline-script'`. Such a script runs before the first paint and loads nothing. Vite's own imports give
// modules, which run too late for that.
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { noteModules } from './notices.ts';

type Plugin = {
  name: string;
  enforce: 'pre';
  load(this: { addWatchFile(file: string): void }, id: string): Promise<string | undefined>;
};

const suffix = '?inline-script';

/** The plugin: gives the bundled, minified text of the script as `code`. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const { code, files } = await bundleScript(id.slice(0, -suffix.length));
      for (const file of files) this.addWatchFile(file);
      return `export const code = ${JSON.stringify(code)}`;
    },
  };
}

/** Where the writer of cookies stands in the library that finds the visitor's language, up to the reader of cookies. */
const writer =
  /const fieldContentRegExp = [\s\S]*?const cookie = \{[\s\S]*?(?= {2}read\(name\) \{)/;

/**
 * Takes out of that library what writes cookies. The site sets no cookie, and this code would be in the head of every page. No
 * bundler can leave it out, because it is a method beside the one that reads.
 * @throws Error when the library has another form
 */
export function withoutCookieWriter(code: string): string {
  if (!writer.test(code)) {
    throw new Error(
      'i18next-browser-languagedetector has another form now: look for what writes cookies, and mend inline-script.ts.',
    );
  }
  return code.replace(writer, 'const cookie = {\n');
}

/** Bundles a script and what it imports into one text. */
async function bundleScript(file: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    treeshake: true,
    plugins: [
      {
        name: 'without-cookie-writer',
        transform: (code, id) =>
          /[\\/]i18next-browser-languagedetector[\\/]/.test(id) ? withoutCookieWriter(code) : null,
      },
    ],
    // Libraries check for `window` to see whether they run in a browser. These scripts always do.
    transform: {
      define: Object.fromEntries(
        ['window', 'document', 'navigator'].map((name) => [`typeof ${name}`, '"object"']),
      ),
    },
  });
  // A script that exports something, or finds other files by its own address, becomes a module file. Any other script runs in
  // the page and defines no globals: two of them may stand in one page. An empty export is for the types alone.
  const isModule = /^export (?!\{\})|import\.meta\./m.test(readFileSync(file, 'utf8'));
  const { output } = await bundle.generate({
    format: isModule ? 'es' : 'iife',
    minify: true,
    codeSplitting: false,
  });
  noteModules(output[0].moduleIds);
  const files = await bundle.watchFiles;
  await bundle.close();
  // A line end at the end would be part of the hashed text, so the text has none.
  return { code: output[0].code.trim(), files };
}
