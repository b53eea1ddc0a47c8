import { createHash } from 'node:crypto';
import { code as onFormEdition } from '../language-switch/on-form-edition.ts?inline-script';
import { code as showLanguage } from '../language-switch/show-language.ts?inline-script';
import { code as warmGlyphs } from '../language-switch/warm-glyphs.ts?inline-script';

// They find each other beside themselves: all change with any.
const hash = createHash('sha256')
  .update(showLanguage + warmGlyphs + onFormEdition)
  .digest('hex')
  .slice(0, 10);

/** A script of its own file. */
function scriptFile(kind: string, code: string) {
  const name = `${hash}/${kind}`;
  return { name, path: `/scripts/${name}.js`, code };
}

/** What changes the language of a page in place: loaded by the head script when it is first needed. */
export const switchFile = scriptFile('switch', showLanguage);

/** What makes the language of an edition with a form change in place. */
export const editionFile = scriptFile('edition', onFormEdition);

export const scriptFiles = [switchFile, editionFile, scriptFile('warm-glyphs', warmGlyphs)];
