import { createHash } from 'node:crypto';
import { code as languageSwitch } from '../client/switch.ts?inline-script';

/** A script of its own file, named by a hash of its text. */
function scriptFile(name: string, code: string) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return { name: `${name}-${hash}`, path: `/scripts/${name}-${hash}.js`, code };
}

/** What changes the language of a page in place: loaded by the head script when it is first needed. */
export const switchFile = scriptFile('switch', languageSwitch);

export const scriptFiles = [switchFile];
