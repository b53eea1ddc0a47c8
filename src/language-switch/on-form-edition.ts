// Runs on an edition with a form. The address decides the language, and the picker brings another edition in place, so that
// typed text stays. This is a file of its own: until it has been loaded, the links of the picker are followed as on other
// editions.
import { defaultLanguage } from '../core/languages.ts';
import { installSwitch } from './install.ts';
import { inEdition } from './protocol.ts';
import { nameEdition } from './remember.ts';

const { lang, dataset } = document.documentElement;
const path = inEdition(location.pathname, lang, defaultLanguage);
installSwitch(dataset['page'] ?? '', new URL('switch.js', import.meta.url).href, (code) =>
  nameEdition(path, code),
);
