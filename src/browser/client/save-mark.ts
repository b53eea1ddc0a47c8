import { savesData } from '../language-switch/ask-ahead.ts';

/** Marks the page of a visitor who asks to save data: the speculation rules leave its links alone. */
export function markSaver(): void {
  document.documentElement.toggleAttribute('data-saves', savesData());
}
