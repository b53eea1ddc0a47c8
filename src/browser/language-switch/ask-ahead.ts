import type { LanguageSwitch } from './protocol.ts';

/**
 * Asks for the patch of a language as soon as its link in the picker is pointed at or focused. It asks for nothing where the
 * visitor saves data.
 */
export function askAhead({ base, ask }: LanguageSwitch): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const askFor = (target: unknown) => {
    const link = target instanceof Element && target.closest('#_languages a');
    const code = link ? link.getAttribute('hreflang') : null;
    if (code && code !== base) void ask(code);
  };
  // The visitor may have pointed at a link before this code was loaded.
  askFor(document.querySelector('#_languages a:is(:hover, :focus)'));
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({ target }) => askFor(target));
  }
}
