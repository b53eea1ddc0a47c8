import { afterFrame } from './after-frame.ts';
import { detectLanguage } from './detect.ts';
import { installSwitch } from './install.ts';
import { nameLanguage } from './remember.ts';

/** Longest that the first paint waits for the text of another language, in milliseconds. */
const longestHold = 1000;

/** Round trip, in milliseconds, from which on the display face comes later than the text of another language. */
const shortTrip = 60;

/**
 * On an English page: finds the visitor's language and, if it is another, holds the first paint until its text is there, for a
 * second at most. From then on the language changes in place, and the address names it by `lang`.
 */
export function startInVisitorsLanguage(): void {
  const root = document.documentElement;
  // The root element says which page this is, where the code is that changes its texts, which languages there are
  // (`ar:ا:rtl`: the code, a letter if the language is not written in Latin letters, a direction if it is not `ltr`), and
  // where the display face is.
  const { page = '', switch: source = '', languages: list = '', face = '' } = root.dataset;
  const state = installSwitch(page, source, nameLanguage);
  const languages = list.split(' ').map((language) => language.split(':'));
  const find = (code: string) => languages.find(([other]) => other === code) ?? [];
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

  /** Sets the language that the page has or is about to have. */
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
    // The display face is optional: if it were asked for later, it would come too late for every first visit. It is not asked
    // for where the page changes to letters that it lacks, nor where it changes and the browser expects a slow network: it
    // would come too late all the same, and would delay the text.
    const [, letter] = find(code);
    const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
    if (!restored && !letter && (code === state.shown || (connection?.rtt ?? 0) < shortTrip)) {
      const link = { rel: 'preload', as: 'font', crossOrigin: '', href: face };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    if (code === state.shown) return;
    setLanguage(code);
    // An empty value takes away the letter of a language that was held before.
    root.style.setProperty('--letter', letter ? `'${letter}'` : '');
    // Where the browser scrolls, it needs the whole page: then the page is held, but it stays laid out.
    const fresh = !restored && entry?.type === 'navigate';
    root.dataset['hold'] = fresh && !location.hash ? 'all' : '';
    // A slow phone that lays out the page again and again while it loads has no time to read the rest. So nothing is laid out
    // until the page has come; then the page is laid out once, while the patch is still on its way.
    addEventListener('DOMContentLoaded', () => {
      if (root.dataset['hold']) root.dataset['hold'] = 'top';
    });
    // When a page is loaded again, the browser scrolls to a place that it measured in this language. So it must not correct
    // that place when the text changes.
    if (!restored && !fresh) root.style.overflowAnchor = 'none';
    const release = () => {
      clearTimeout(timer);
      delete root.dataset['hold'];
      afterFrame(() => root.style.removeProperty('overflow-anchor'));
      // Where the text has not come in time, the page names the language that it shows.
      if (root.lang !== state.shown) setLanguage(state.shown);
    };
    const timer = setTimeout(release, longestHold);
    void shown.then(release);
  };

  start(entry?.type === 'back_forward');
  addEventListener('pageshow', ({ persisted }) => persisted && start(true));
}
