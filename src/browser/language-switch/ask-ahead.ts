import type { LanguageSwitch } from './protocol.ts';

/** Whether the visitor asks to save data (Save Data API, `navigator.connection.saveData`), which not every browser knows. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}

/**
 * Asks for the patch of a language as soon as its link in the picker is pointed at or focused. It asks for nothing where the
 * visitor saves data.
 */
export function askAhead({ base, ask }: LanguageSwitch): void {
  if (savesData()) return;
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
