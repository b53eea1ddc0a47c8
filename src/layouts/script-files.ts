import { createHash } from 'node:crypto';
import { code as onFormEdition } from '../browser/language-switch/on-form-edition.ts?inline-script';
import { code as showLanguage } from '../browser/language-switch/show-language.ts?inline-script';
import { code as warmGlyphs } from '../browser/language-switch/warm-glyphs.ts?inline-script';

// The scripts find one another by their place beside each other. So they share one hash, which changes with any of them.
const hash = createHash('sha256')
  .update(showLanguage + warmGlyphs + onFormEdition)
  .digest('hex')
  .slice(0, 10);

/** A script that is served as a file. */
function scriptFile(kind: string, code: string) {
  const name = `${hash}/${kind}`;
  return { name, path: `/scripts/${name}.js`, code };
}

/** The script that changes the language of a page in place; the head script loads it when it is first needed. */
export const switchFile = scriptFile('switch', showLanguage);

/** The script that makes the language of an edition with a form change in place. */
export const editionFile = scriptFile('edition', onFormEdition);

export const scriptFiles = [switchFile, editionFile, scriptFile('warm-glyphs', warmGlyphs)];
