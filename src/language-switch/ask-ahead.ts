import type { LanguageSwitch } from './protocol.ts';

/** Asks for the texts of a language as soon as its link in the picker is pointed at or focused, unless data are to be saved. */
export function askAhead({ base, ask }: LanguageSwitch): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const askFor = (target: unknown) => {
    const link = target instanceof Element && target.closest('#_languages a');
    const code = link ? link.getAttribute('hreflang') : null;
    if (code && code !== base) void ask(code);
  };
  // It may have been before this code came.
  askFor(document.querySelector('#_languages a:is(:hover, :focus)'));
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({ target }) => askFor(target));
  }
}
