// The search page. Its texts are loaded as soon as the page is opened: contracts and pages first, so that something is found soon,
// and the others after them, so that they do not share a slow connection.
import {
  type FoundKind,
  type SearchData,
  type SearchPage,
  type SearchWords,
  searchFile,
  searchParts,
} from '../../../core/search.ts';
import { isLanguageCode, type LanguageCode, languageOf } from '../../../languages/list.ts';
import { shownEvent } from '../../language-switch/protocol.ts';
import { whenOpened } from '../../language-switch/when-opened.ts';
import { createEngine, type Engine } from './engine.ts';
import { loadTools, type Tools } from './languages.ts';
import { showFound } from './show-found.ts';
import { wordsOf } from './words.ts';

type Loaded = { readonly engine: Engine; readonly words: SearchWords };

const form = document.querySelector<HTMLFormElement>('#_search');
const field = form?.querySelector<HTMLInputElement>('[name=q]');
const old = form?.querySelector<HTMLInputElement>('[name=old]');
const results = document.getElementById('_results');
const state = document.getElementById('_state');
const told = (name: 'loading' | 'failed') => document.getElementById(`_${name}`);

/** How long the browser waits for pages to be added, in milliseconds, before it may do something else. */
const longest = 30;

let loaded: Loaded | undefined;
/** The load that is under way or done. An older one that ends later is put aside. */
let load: { readonly language: LanguageCode } | undefined;
let hasOld = false;

async function read(name: string): Promise<SearchData> {
  const response = await fetch(searchFile(name));
  if (!response.ok) throw new Error(`${searchFile(name)} answers ${response.status}.`);
  return response.json();
}

/** Loads what is missing of a language, and shows what is found each time that more of it is there. */
async function prepare(language: LanguageCode): Promise<void> {
  if (load?.language === language) return addOld();
  const own = { language };
  load = own;
  loaded = undefined;
  hasOld = false;
  tell('loading');
  try {
    let made: Loaded | undefined;
    for (const part of searchParts) {
      const [data, tools] = await Promise.all([read(`${language}-${part}`), loadTools(language)]);
      if (load !== own) return;
      made ??= engineOf(language, data, tools);
      await add(data.pages, made.engine);
      if (load !== own) return;
      loaded = made;
      show();
    }
    tell(undefined);
    await addOld();
  } catch (error) {
    if (load !== own) return;
    load = undefined;
    tell('failed');
    console.warn('The texts of the search could not be loaded.', error);
  }
}

/** @throws Error for a file that another build has made */
function engineOf(
  language: LanguageCode,
  { words, alike = [], small = '' }: SearchData,
  tools: Tools,
): Loaded {
  if (!words) throw new Error('They have no words: another build has made them.');
  const { locale } = languageOf(language);
  const own = wordsOf(locale, tools.stem, [...tools.small, small], alike);
  return { words, engine: createEngine(own, alike) };
}

/** Adds pages one after the other, and lets the browser answer what is typed meanwhile. */
async function add(pages: readonly SearchPage[], engine: Engine): Promise<void> {
  let start = performance.now();
  for (const page of pages) {
    engine.add([page]);
    if (performance.now() - start < longest) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

/** Adds the earlier versions, once they are asked for. */
async function addOld(): Promise<void> {
  const to = loaded;
  if (!to || !old?.checked || hasOld) return;
  hasOld = true;
  try {
    const { pages } = await read('old');
    await add(pages, to.engine);
    if (to !== loaded) return;
    // The others may still be on their way.
    told('failed')?.setAttribute('hidden', '');
    show();
  } catch (error) {
    hasOld = false;
    tell('failed');
    console.warn('The earlier versions could not be loaded.', error);
  }
}

function tell(what: 'loading' | 'failed' | undefined): void {
  for (const name of ['loading', 'failed'] as const) {
    const element = told(name);
    if (element) element.hidden = name !== what;
  }
}

/** Whether a result is being pressed. What is replaced then would lose the press. */
let isPressed = false;

function show(): void {
  if (isPressed || !loaded || !field || !results || !state) return;
  const focused = results.contains(document.activeElement) ? document.activeElement : null;
  const kinds = new Set<string>(form ? new FormData(form).getAll('kind').map(String) : []);
  const typed = field.value.trim();
  const { engine, words } = loaded;
  const found = engine.find(typed, kinds as Set<FoundKind>, old?.checked ?? false);
  showFound(found, { typed, words, results, state });
  const address = focused?.getAttribute('href');
  if (!address) return;
  [...results.querySelectorAll('a')].find((link) => link.getAttribute('href') === address)?.focus();
}

/** The question in the address, no longer than one may be typed; `null` where there is none. */
const asked = () =>
  new URLSearchParams(location.search).get('q')?.slice(0, field?.maxLength ?? 0) ?? null;

/** Whether this entry of the history holds what is being typed, and no question that was sent or opened. */
let isDraft = asked() === null;

/** Puts what is looked for into the address: into that of this entry of the history, or into a new one. */
function remember(isNew: boolean): void {
  const address = new URL(location.href);
  const typed = field?.value.trim() ?? '';
  if (typed) address.searchParams.set('q', typed);
  else address.searchParams.delete('q');
  if (address.href === location.href) return;
  if (isNew) history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
}

function fromAddress(): void {
  isDraft = asked() === null;
  if (field) field.value = asked() ?? '';
  show();
}

function shownLanguage(): LanguageCode {
  const wanted = window.languageSwitch?.wanted ?? document.documentElement.lang;
  return isLanguageCode(wanted) ? wanted : 'en';
}

if (form && field) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // What was typed before this script came stays.
  if (field.value === '') fromAddress();
  field.addEventListener('input', () => {
    show();
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // A question that was sent keeps its entry, so that Back leads to it.
      remember(!isDraft);
      isDraft = true;
    }, 500);
  });
  form.addEventListener('change', () => {
    show();
    void addOld();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    remember(!isDraft);
    isDraft = false;
    void prepare(shownLanguage());
    show();
    if (field.value.trim() !== '') state?.focus();
  });
  results?.addEventListener('pointerdown', () => {
    isPressed = true;
    // The click comes after the pointer is up.
    const end = () =>
      setTimeout(() => {
        isPressed = false;
        show();
      });
    addEventListener('pointerup', end, { once: true });
    addEventListener('pointercancel', end, { once: true });
  });
  addEventListener('popstate', fromAddress);
  // A page that is left while it waits keeps what was typed for the way back.
  addEventListener('pagehide', () => remember(false));
  addEventListener(shownEvent, ({ detail }) => {
    if (isLanguageCode(detail) && !document.prerendering) void prepare(detail);
  });
  whenOpened(() => void prepare(shownLanguage()));
}
