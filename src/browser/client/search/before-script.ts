// Runs before the search page's own script: asks for the first texts, which then come beside the script and not after it, and says
// where the script cannot be had. To press Search then loads the page again, with what was typed in its address.
import { searchFile, searchParts } from '../../../core/search.ts';

// A page that the browser prepares ahead costs nobody its texts.
if (!document.prerendering) {
  const language = window.languageSwitch?.wanted ?? document.documentElement.lang;
  const href = searchFile(`${language}-${searchParts[0]}`);
  // With `crossorigin` it is the very request that `fetch` makes: without it the browser would load the file twice.
  const attributes = { rel: 'preload', as: 'fetch', crossorigin: '', href };
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) {
      document.getElementById('_failed')?.removeAttribute('hidden');
    }
  },
  true,
);
