// Tests that ask for a window share one (vitest.config.ts). Each begins on an empty page, and what it has left
// listening, stored or stubbed is taken away after it.
import { afterEach, beforeEach, vi } from 'vitest';

/** React asks for it before it lets `act` wait for what it renders. */
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const roots: readonly EventTarget[] = [window, document, document.documentElement];
const home = location.href;

beforeEach(() => {
  for (const root of roots) vi.spyOn(root, 'addEventListener');
  vi.spyOn(MutationObserver.prototype, 'observe');
});

afterEach(() => {
  for (const root of roots) {
    for (const args of vi.mocked(root.addEventListener).mock.calls)
      root.removeEventListener(...args);
  }
  for (const observer of vi.mocked(MutationObserver.prototype.observe).mock.contexts) {
    if (observer instanceof MutationObserver) observer.disconnect();
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  delete window.languageSwitch;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', home);
  document.title = '';
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  document.body.replaceChildren();
});
