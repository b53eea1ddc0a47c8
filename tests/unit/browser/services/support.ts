import { vi } from 'vitest';

/** A storage of the browser's kind, which may be blocked. */
export function fakeStorage(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items));
  let blocked = false;
  const access = () => {
    if (blocked) throw new DOMException('blocked', 'SecurityError');
    return map;
  };
  return {
    map,
    block: () => {
      blocked = true;
    },
    getItem: (key: string) => access().get(key) ?? null,
    setItem: (key: string, text: string) => void access().set(key, text),
    removeItem: (key: string) => void access().delete(key),
  };
}

/** What the backend's client and our services look for in a browser: storage, and events of the window. */
export function stubBrowser(items: Record<string, string> = {}) {
  const storage = fakeStorage(items);
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  return { storage, events };
}
