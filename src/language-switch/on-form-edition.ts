// On an edition with a form: its address decides the language, and the picker brings another edition in place, so that what
// was typed stays. A module of its own file: until it has come, the picker's links are followed.
import { defaultLanguage } from '../core/languages.ts';
import { installSwitch } from './install.ts';
import { inEdition } from './protocol.ts';
import { nameEdition } from './remember.ts';

const { lang } = document.documentElement;
const page = inEdition(location.pathname, lang, defaultLanguage);
installSwitch(page, new URL('switch.js', import.meta.url).href, (code) => nameEdition(page, code));
