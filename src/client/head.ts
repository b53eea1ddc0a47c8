// Runs in the head of every English page before the first paint: finds the visitor's language and, if it is another,
// holds the paint until its text is there (for a second at most). What changes the text is loaded only when needed.

import type { LanguageSwitch, TextsAnswer } from '../core/language-switch.ts';
import { detectLanguage } from '../i18n/detect.ts';
import { nameLanguage, storeLanguage } from '../services/preferences.ts';
import { afterFrame } from './after-frame.ts';
import { markSession } from './session-mark.ts';
import { wakeIslands } from './wake-islands.ts';

/** Longest that the first paint waits for the text of another language, in milliseconds. */
const longestHold = 1000;

const root = document.documentElement;
// The page says which page it is, which languages there are (`ar:ا:rtl`: a code, a letter if it is not written in Latin ones,
// a direction if it is not `ltr`), and where the switch and the display face are.
const { page = '', switch: source = '', face = '' } = root.dataset;
const languages = (root.dataset['languages'] ?? '')
  .split(' ')
  .map((language) => language.split(':'));
const find = (code: string) => languages.find(([other]) => other === code) ?? [];
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const requests: Record<string, Promise<TextsAnswer>> = {};

const state: LanguageSwitch = {
  shown: root.lang,
  wanted: root.lang,
  listeners: [],
  // XMLHttpRequest parses the answer into a document: DOMParser is a sink that trusted types forbid.
  ask(code) {
    requests[code] ??= new Promise((resolve) => {
      const xhr = new XMLHttpRequest();
      xhr.open('GET', `/texts/${code}${page === '/' ? '' : page}.txt`);
      xhr.responseType = 'document';
      // Its name says that it is no page; what it holds is markup.
      xhr.overrideMimeType('text/html');
      xhr.timeout = 10_000;
      xhr.onloadend = () => {
        // One that failed may be asked for again.
        if (xhr.status !== 200 || xhr.response?.documentElement?.lang !== code) {
          delete requests[code];
        }
        resolve(xhr);
      };
      xhr.send();
    });
    return requests[code];
  },
  choose: (code) => show(code, true),
};
window.languageSwitch = state;

/**
 * Shows a language. One that was chosen is stored and named in the address once it is shown: what cannot be had is neither.
 */
async function show(code: string, chosen: boolean): Promise<void> {
  state.wanted = code;
  try {
    if (code !== state.shown) {
      const { showLanguage } = await import(source);
      await showLanguage(state, code);
    }
    // A later choice may have overtaken it.
    if (!chosen || state.wanted !== code) return;
    storeLanguage(code);
    // A new address takes the browser as long as half of the text.
    afterFrame(() => nameLanguage(code));
  } catch (error) {
    console.warn('The language could not be changed.', error);
  }
}

/** Loads what changes the text. */
function prepareSwitch(): void {
  import(source).catch(() => {});
}

/** Says in which language the page is, or is about to be. */
function say(code: string): void {
  root.lang = code;
  root.dir = find(code)[2] ?? 'ltr';
}

function start(restored: boolean): void {
  const { code, chosen } = detectLanguage(
    languages.map(([code = '']) => code),
    restored,
  );
  if (code !== state.shown && code !== 'en') void state.ask(code);
  const shown = show(code, chosen);
  // The display face is optional: asked for any later it would miss every first visit. Where the page turns to letters that
  // it lacks, it must not hold their text up.
  const [, letter] = find(code);
  if (!restored && !letter) {
    const link = { rel: 'preload', as: 'font', crossOrigin: '', href: face };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  if (code === state.shown) return;
  say(code);
  if (letter) root.style.setProperty('--letter', `'${letter}'`);
  // Where the browser is about to scroll, or has, it must find the whole page.
  const fresh = !restored && entry?.type === 'navigate';
  root.dataset.hold = fresh && !location.hash ? 'all' : '';
  // To lay out what has come so far, again and again, would keep a slow phone from reading the rest; all of it at once it
  // does while the text is on its way.
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset.hold) root.dataset.hold = 'top';
  });
  // The place that it scrolls a page to that is loaded again was one in this language: nothing to make up for.
  if (!restored && !fresh) root.style.overflowAnchor = 'none';
  const release = () => {
    clearTimeout(timer);
    delete root.dataset.hold;
    afterFrame(() => root.style.removeProperty('overflow-anchor'));
    // Until another text has come, the page says what it is.
    if (root.lang !== state.shown) say(state.shown);
  };
  const timer = setTimeout(release, longestHold);
  void shown.then(release);
}

/** The language of the picker's link that an event is about. */
function languageOf({ target }: Event): string | null {
  const link = target instanceof Element && target.closest('#_languages a');
  return link ? link.getAttribute('hreflang') : null;
}

function askAhead(event: Event): void {
  const code = languageOf(event);
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (code && code !== 'en' && !connection?.saveData) void state.ask(code);
}

start(entry?.type === 'back_forward');
markSession();
wakeIslands();
addEventListener('pageshow', ({ persisted }) => persisted && start(true));
// An open picker is a choice about to be made.
addEventListener(
  'toggle',
  ({ target }) => {
    if ((target as Element).id === '_languages') prepareSwitch();
  },
  true,
);
addEventListener('pointerover', askAhead);
addEventListener('focusin', askAhead);
addEventListener('click', (event) => {
  const code = languageOf(event);
  if (!code || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  document.getElementById('_languages')?.hidePopover();
  void state.choose(code);
});
