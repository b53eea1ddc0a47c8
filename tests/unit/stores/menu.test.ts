import { expect, test } from 'vitest';
import { $menuOpen, setMenuOpen } from '../../../src/stores/menu.ts';

test('the menu is closed, and then what the platform says', () => {
  expect($menuOpen.get()).toBe(false);
  setMenuOpen(true);
  expect($menuOpen.get()).toBe(true);
});
