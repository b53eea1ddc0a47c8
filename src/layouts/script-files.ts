import { createHash } from 'node:crypto';
import { code as letters } from '../client/letters.ts?inline-script';
import { code as languageSwitch } from '../client/switch.ts?inline-script';

// One finds the other by its name, so that pages name but one of them: both change with either.
const hash = createHash('sha256')
  .update(languageSwitch + letters)
  .digest('hex')
  .slice(0, 10);

/** A script of its own file. */
function scriptFile(kind: string, code: string) {
  const name = `${kind}-${hash}`;
  return { name, path: `/scripts/${name}.js`, code };
}

/** What changes the language of a page in place: loaded by the head script when it is first needed. */
export const switchFile = scriptFile('switch', languageSwitch);

export const scriptFiles = [switchFile, scriptFile('letters', letters)];
