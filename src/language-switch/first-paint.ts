import { afterFrame } from './after-frame.ts';
import { detectLanguage } from './detect.ts';
import { installSwitch } from './install.ts';
import { nameLanguage } from './remember.ts';

/** Longest that the first paint waits for the text of another language, in milliseconds. */
const longestHold = 1000;

/**
 * On an English page: finds the visitor's language and, if it is another, holds the first paint until its text is there, for a
 * second at most. From then on the language changes in place, and the address names it by `lang`.
 */
export function startInVisitorsLanguage(): void {
  const root = document.documentElement;
  // The page says which page it is, where the code is that changes its texts, which languages there are (`ar:ا:rtl`: a
  // code, a letter if it is not written in Latin ones, a direction if it is not `ltr`), and where the display face is.
  const { page = '', switch: source = '', languages: list = '', face = '' } = root.dataset;
  const state = installSwitch(page, source, nameLanguage);
  const languages = list.split(' ').map((language) => language.split(':'));
  const find = (code: string) => languages.find(([other]) => other === code) ?? [];
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  /** Says in which language the page is, or is about to be. */
  const setLanguage = (code: string) => {
    root.lang = code;
    root.dir = find(code)[2] ?? 'ltr';
  };

  const start = (restored: boolean) => {
    const { code, chosen } = detectLanguage(
      languages.map(([code = '']) => code),
      restored,
    );
    const shown = state.choose(code, chosen);
    // The display face is optional: asked for any later it would miss every first visit. Where the page turns to letters
    // that it lacks, it must not hold their text up.
    const [, letter] = find(code);
    if (!restored && !letter) {
      const link = { rel: 'preload', as: 'font', crossOrigin: '', href: face };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    if (code === state.shown) return;
    setLanguage(code);
    if (letter) root.style.setProperty('--letter', `'${letter}'`);
    // Where the browser is about to scroll, or has, it must find the whole page.
    const fresh = !restored && entry?.type === 'navigate';
    root.dataset['hold'] = fresh && !location.hash ? 'all' : '';
    // To lay out what has come so far, again and again, would keep a slow phone from reading the rest; all of it at once it
    // does while the text is on its way.
    addEventListener('DOMContentLoaded', () => {
      if (root.dataset['hold']) root.dataset['hold'] = 'top';
    });
    // The place that it scrolls a page to that is loaded again was one in this language: nothing to make up for.
    if (!restored && !fresh) root.style.overflowAnchor = 'none';
    const release = () => {
      clearTimeout(timer);
      delete root.dataset['hold'];
      afterFrame(() => root.style.removeProperty('overflow-anchor'));
      // Until another text has come, the page says what it is.
      if (root.lang !== state.shown) setLanguage(state.shown);
    };
    const timer = setTimeout(release, longestHold);
    void shown.then(release);
  };

  start(entry?.type === 'back_forward');
  addEventListener('pageshow', ({ persisted }) => persisted && start(true));
}
