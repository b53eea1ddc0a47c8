// Runs in the head of every English page before the first paint: finds the visitor's language, holds the paint until the text is
// there (for a second at most), and answers the language picker's links from then on.
import { detectLanguage } from '../i18n/detect.ts';
import { nameLanguage, storeLanguage } from '../services/preferences.ts';
import { loadEdition } from './load-edition.ts';
import { patchPage } from './patch-page.ts';

/** Longest that the first paint waits for the text of another language, in milliseconds. */
const longestHold = 1000;

const root = document.documentElement;
// The page says which page it is, and which languages there are.
const { page, languages = '' } = root.dataset;
const listeners: ((code: string) => void)[] = [];
const editions = new Map<string, Promise<Document>>();
const original = root.lang;
let shown = original;
let wanted = shown;

const parsed = new Promise<void>((resolve) => {
  addEventListener('DOMContentLoaded', () => {
    // The English texts of this page, for the way back without a request.
    const copy = document.cloneNode(true) as Document;
    Object.assign(copy.documentElement, { lang: original, dir: 'ltr' });
    editions.set(original, Promise.resolve(copy));
    resolve();
  });
});

function edition(code: string): Promise<Document> {
  let loading = editions.get(code);
  if (!loading) {
    loading = loadEdition(`/${code}${page === '/' ? '' : page}`, code);
    editions.set(code, loading);
    // One that failed may be asked for again.
    loading.catch(() => editions.delete(code));
  }
  return loading;
}

/** Shows a language. A later choice overtakes an earlier one that is still loading. */
async function show(code: string): Promise<void> {
  wanted = code;
  try {
    if (code !== original) edition(code);
    await parsed;
    const text = await edition(code);
    if (wanted !== code || shown === code) return;
    patchPage(text);
    shown = code;
    for (const listener of listeners) listener(code);
  } catch (error) {
    console.warn('The language could not be changed.', error);
  }
}

function choose(code: string): Promise<void> {
  storeLanguage(code);
  nameLanguage(code);
  return show(code);
}

function start(restored: boolean): void {
  const { code, named } = detectLanguage(languages.split(' '), restored);
  if (named) storeLanguage(code);
  if (named || restored) nameLanguage(code);
  if (code === shown) return;
  root.lang = code;
  root.dataset.hold = '';
  const release = () => {
    delete root.dataset.hold;
    // Until another text has come, the page says what it is.
    root.lang = shown;
  };
  setTimeout(release, longestHold);
  void show(code).then(release);
}

/** The language of the picker's link that an event is about. */
function languageOf({ target }: Event): string | null | undefined {
  return target instanceof Element
    ? target.closest('#_languages a')?.getAttribute('hreflang')
    : null;
}

function prepare(event: Event): void {
  const code = languageOf(event);
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (code && !connection?.saveData) edition(code).catch(() => {});
}

window.languageSwitch = { shown: () => shown, choose, subscribe: (fn) => listeners.push(fn) };
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
start(entry?.type === 'back_forward');
addEventListener('pageshow', ({ persisted }) => persisted && start(true));
addEventListener('pointerover', prepare);
addEventListener('focusin', prepare);
addEventListener('click', (event) => {
  const code = languageOf(event);
  if (!code || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  document.getElementById('_languages')?.hidePopover();
  void choose(code);
});
