import { atom } from 'nanostores';

/** Whether the menu of small screens is open. */
export const $menuOpen = atom(false);

/** Takes over what the platform says: the menu is a native popover. */
export function setMenuOpen(open: boolean): void {
  $menuOpen.set(open);
}
