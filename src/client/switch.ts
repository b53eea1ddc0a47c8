// The switch of language on an English page: loaded by the head script when it is first needed.
import type { LanguageSwitch } from '../site/language-switch.ts';
import { loadEdition } from './load-edition.ts';
import { patchPage } from './patch-page.ts';
import { prepareLetters } from './prepare-letters.ts';
import { spareUnseen } from './spare-unseen.ts';

const english = 'en';
let original: Promise<Document> | undefined;

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('#_languages a');
    if (!link) return;
    void rememberEnglish();
    prepareLetters(link);
  });
}

/** The English texts of this page, taken before the first switch, for the way back without a request. */
function rememberEnglish(): Promise<Document> {
  original ??= new Promise((resolve) => {
    const take = () => {
      // Only the body: a copy of the head's styles would be styles that the security policy does not know.
      const copy = document.implementation.createHTMLDocument(document.title);
      Object.assign(copy.documentElement, { lang: english, dir: 'ltr' });
      copy.body.replaceWith(copy.importNode(document.body, true));
      const description = document.querySelector('meta[name=description]');
      if (description) copy.head.append(copy.importNode(description));
      resolve(copy);
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', take);
    else take();
  });
  return original;
}

/**
 * Shows a language. A later choice overtakes an earlier one that is still loading.
 * @throws Error when the edition cannot be had; the page then stays in the language that it had
 */
export async function showLanguage(state: LanguageSwitch, code: string): Promise<void> {
  const copy = rememberEnglish();
  const loading = code === english ? copy : loadEdition(() => state.ask(code), code);
  try {
    const [edition] = await Promise.all([loading, copy]);
    if (state.wanted !== code || state.shown === code) return;
    const spare = spareUnseen();
    patchPage(edition);
    spare();
    state.shown = code;
    for (const listener of state.listeners) listener(code);
  } catch (error) {
    // Nothing is chosen that is not shown, so that the same choice may be made again.
    if (state.wanted === code) state.wanted = state.shown;
    throw error;
  }
}
