// Runs on an edition with a form. The address decides the language, and the picker brings another edition in place, so that
// typed text stays. This is a file of its own: until it has been loaded, the links of the picker are followed as on other
// editions.
import { defaultLanguage } from '../../languages/list.ts';
import { installSwitch } from './install.ts';
import { isFilledIn } from './is-filled-in.ts';
import { inEdition, shownEvent } from './protocol.ts';
import { nameEdition } from './remember.ts';

const { lang, dataset } = document.documentElement;
const path = inEdition(location.pathname, lang, defaultLanguage);
installSwitch(dataset['page'] ?? '', new URL('switch.js', import.meta.url).href, (code) =>
  nameEdition(path, code),
);

// The address is that of another page, and no page is loaded that a screen reader would announce.
const line = document.createElement('p');
line.className = 'sr-only';
line.setAttribute('role', 'status');
document.body.append(line);
let shown = lang;
addEventListener(shownEvent, ({ detail }) => {
  // A language that could not be shown leaves the page as it is.
  if (detail === shown) return;
  shown = detail;
  line.textContent = document.body.dataset['language'] ?? '';
  // Another page begins at its top; but who is filling in the form goes on where it was.
  if (!isFilledIn()) scrollTo({ top: 0, behavior: 'instant' });
});
