import { afterFrame } from './after-frame.ts';
import { detectLanguage } from './detect.ts';
import { installSwitch } from './install.ts';
import { languageKey } from './keys.ts';
import { nameLanguage } from './remember.ts';
import type {} from './when-opened.ts';

/** Longest that the first paint waits for the text of another language, in milliseconds. */
const longestHold = 1000;

/** Round trip, in milliseconds, from which on the display face comes later than the text of another language. */
const shortTrip = 60;

/**
 * On an English page: finds the visitor's language and, if it is another, holds the first paint until its text is there, for a
 * second at most. From then on the language changes in place, and the address names it by `lang`. A page that the browser has
 * prepared ahead is in the language of that moment; when it is opened, the language is found again, as it may have been changed.
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

  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param restored whether the browser has brought the page back
   * @param again whether the page has been started before
   */
  const start = (restored: boolean, again = restored) => {
    const { code, chosen } = detectLanguage(
      languages.map(([code = '']) => code),
      restored,
    );
    // What nobody has opened stores nothing.
    const shown = state.choose(code, chosen && !document.prerendering);
    // The display face is optional: if it were asked for later, it would come too late for every first visit. It is not asked
    // for where the page changes to letters that it lacks, nor where it changes and the browser expects a slow network: it
    // would come too late all the same, and would delay the text.
    const [, letter] = find(code);
    const { connection } = navigator as Navigator & { connection?: { rtt?: number } };
    if (!again && !letter && (code === state.shown || (connection?.rtt ?? 0) < shortTrip)) {
      const link = { rel: 'preload', as: 'font', crossOrigin: '', href: face };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    if (code === state.shown) return;
    setLanguage(code);
    // An empty value takes away the letter of a language that was held before.
    root.style.setProperty('--letter', letter ? `'${letter}'` : '');
    // Where the browser scrolls, it needs the whole page: then the page is held, but it stays laid out.
    const fresh = !again && entry?.type === 'navigate';
    root.dataset['hold'] ??= fresh && !location.hash ? 'all' : '';
    // A slow phone that lays out the page again and again while it loads has no time to read the rest. So nothing is laid out
    // until the page has come; then the page is laid out once, while the patch is still on its way.
    addEventListener('DOMContentLoaded', () => {
      if (root.dataset['hold']) root.dataset['hold'] = 'top';
    });
    // When a page is loaded again, the browser scrolls to a place that it measured in this language. So it must not correct
    // that place when the text changes.
    if (!again && !fresh) root.style.overflowAnchor = 'none';
    const release = () => {
      clearTimeout(timer);
      delete root.dataset['hold'];
      afterFrame(() => root.style.removeProperty('overflow-anchor'));
      // Where the text has not come in time, the page names the language that it shows.
      if (root.lang !== state.shown) setLanguage(state.shown);
    };
    clearTimeout(timer);
    const own = setTimeout(release, longestHold);
    timer = own;
    // A start that was overtaken by a later one releases nothing.
    void shown.then(() => own === timer && release());
  };

  start(entry?.type === 'back_forward');
  addEventListener('pageshow', ({ persisted }) => persisted && start(true));
  if (!document.prerendering) return;
  const startAgain = () => start(false, true);
  // What another page stores arrives here later, and may do so when this page has just been opened.
  const follow = ({ key }: StorageEvent) => key === languageKey && startAgain();
  addEventListener('storage', follow);
  document.addEventListener('prerenderingchange', () => {
    startAgain();
    setTimeout(() => removeEventListener('storage', follow), longestHold);
  });
}
