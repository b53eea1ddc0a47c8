// What must work in every engine. What it then looks like and says in full is held in Chromium.
import { expect } from '@playwright/test';
import { createSigningKey } from '../../scripts/dev-backend/sign-tokens.ts';
import { sessionKey } from '../../src/core/session-keys.ts';
import { versionsOf } from '../../src/corpus/record/candidate.ts';
import { changesPath } from '../../src/corpus/record/record.ts';
import { shownOn } from '../../src/corpus/record/states.ts';
import { corpus } from '../content/real-content.ts';
import { enquiry } from '../e2e/support/forms.ts';
import { present, t, wordsIn } from '../e2e/support/site.ts';
import type { Browser } from './browser.ts';
import { test } from './test.ts';

const submit = 'main button[type=submit]';
const terms = present('/legal/terms-of-service');

/** Waits until what a page gives is as expected. Between two pages there may be none to ask. */
const until = (ask: () => Promise<unknown>, expected: unknown) =>
  expect(async () => expect(await ask()).toEqual(expected)).toPass();
/** The words of the first element of a selector that is there to see; `null` where there is none. */
const words = (at: Browser, selector: string) =>
  at.run((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const text = all.find((each) => each.checkVisibility())?.innerText;
    return text?.replace(/\s+/g, ' ').trim() ?? null;
  }, selector);
const containing = (text: string) => expect.stringContaining(text);
const count = (at: Browser, selector: string) =>
  at.run((selector) => document.querySelectorAll(selector).length, selector);
/** The page's path, its question and its place. */
const address = (at: Browser) => at.run(() => location.pathname + location.search + location.hash);
/** Language and direction of a page. */
const speech = (at: Browser) =>
  at.run(() => [document.documentElement.lang, document.documentElement.dir]);
/** Whether what the address leads to begins in the window. */
const arrived = (at: Browser) =>
  at.run(() => {
    const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  });
/** Waits until the form of a page works. */
const openForm = async (at: Browser, path: string) => {
  await at.open(path);
  await until(() => count(at, 'astro-island[ssr]:has(form, .toaster)'), 0);
};
const choose = async (at: Browser, code: string) => {
  await at.press('[popovertarget=_languages]');
  await at.press(`#_languages a[hreflang=${code}]`);
};

test('the home page changes its language in place, and back', async ({ at }) => {
  await at.open('/ar');
  const arabic = await words(at, 'main');
  await at.open('/');
  const english = await words(at, 'main');
  await at.run(() => Reflect.set(window, 'stays', true));
  await choose(at, 'ar');
  await until(() => speech(at), ['ar', 'rtl']);
  await until(() => address(at), '/?lang=ar');
  await until(() => at.run(() => localStorage.getItem('i18nextLng')), 'ar');
  await until(() => words(at, 'main'), arabic);
  await choose(at, 'en');
  await until(() => words(at, 'main'), english);
  expect(await speech(at)).toEqual(['en', 'ltr']);
  await until(() => address(at), '/');
  expect(await at.run(() => Reflect.get(window, 'stays'))).toBe(true);
});

test('an edition stands at its address, and its picker leads to another', async ({ at }) => {
  await at.open('/ar/about');
  expect(await speech(at)).toEqual(['ar', 'rtl']);
  expect(await words(at, 'h1')).toBe(wordsIn('ar').t('about:overview.title'));
  // It decides for itself, and for no other.
  await at.open('/about');
  expect(await speech(at)).toEqual(['en', 'ltr']);
  // WebKit's driver finds no point to press on a page that begins from the right.
  await at.open('/de/about');
  await choose(at, 'zh');
  await until(() => address(at), '/zh/about');
  await until(() => speech(at), ['zh', 'ltr']);
});

test('a document leads to its sections, defines its terms beside them, and shows what changed', async ({
  at,
}) => {
  await at.open(terms);
  const link = 'nav.contents > details > ol > li:nth-child(4) > a';
  // Where the browser cannot hold the contents open, they open at a press.
  if (!(await at.run((link) => document.querySelector(link)?.checkVisibility(), link)))
    await at.press('nav.contents summary');
  const place = await at.run((link) => document.querySelector(link)?.getAttribute('href'), link);
  await at.press(link);
  expect(await address(at)).toBe(`${terms}${place}`);
  await until(() => arrived(at), true);
  await at.press('.prose a.term');
  await until(() => words(at, '.defined'), expect.stringMatching(/\S/));
  await at.type('.defined', '\uE00C');
  await until(() => words(at, '.defined'), null);

  // On the day on which the record is published, no document has a history yet.
  const [changed] = corpus.documents.flatMap((document) => {
    const [one, two] = versionsOf(document, corpus);
    return one && two ? [changesPath(document.id, one.head.version, two.head.version)] : [];
  });
  if (!changed) return;
  await at.open(changed);
  expect(await count(at, 'main :is(ins, del)')).toBeGreaterThan(0);
});

test('the search finds a clause while one types, and leads to it', async ({ at }) => {
  await at.open('/search');
  await at.type('main input[type=search]', 'terms 5.2');
  const first = '#_results li a';
  await until(() => words(at, first), expect.stringMatching(/^5\.2 /));
  const place = await at.run((first) => document.querySelector(first)?.getAttribute('href'), first);
  await at.press(first);
  await until(() => address(at), place);
  await until(() => arrived(at), true);
  await at.back();
  await until(() => words(at, first), expect.stringMatching(/^5\.2 /));
});

test('an enquiry is refused with a summary, then sent', async ({ at }) => {
  await openForm(at, '/contact');
  await at.press(submit);
  await until(() => words(at, '.answer'), containing(t('contact:form.summary')));
  expect(await at.run(() => document.activeElement?.className)).toContain('answer');
  await at.press('.answer a[href="#_message"]');
  await until(() => at.run(() => document.activeElement?.id), '_message');
  for (const name of ['name', 'company', 'email', 'message'] as const) {
    await at.type(`#_${name}`, enquiry[name]);
  }
  await at.press(`#_subject option[value=${enquiry.subject}]`);
  await at.press('#_gdprConsent');
  expect(await words(at, '#_message-hint bdi')).toBe(`${enquiry.message.length}/2000`);
  await at.press(submit);
  await until(() => words(at, '.toast'), containing(t('contact:toast.success')));
  await until(() => words(at, '.answer'), containing(t('contact:receipt.next')));
});

test('a wrong password is refused, and the right one signs in', async ({ at, backend }) => {
  const { email, password } = backend.account;
  await openForm(at, '/signin');
  await at.type('#_email', email);
  await at.type('#_password', `${password}x`);
  await at.press(submit);
  await until(() => words(at, '.answer'), containing(t('signIn:toast.accessDeniedDescription')));
  expect(await at.run(() => document.activeElement?.id)).toBe('_password');
  await at.type('#_password', password);
  await at.press(submit);
  await until(() => address(at), '/');
  await until(() => words(at, '.toast'), containing(t('signIn:toast.welcomeDescription')));
  expect(
    await at.run((key) => JSON.parse(localStorage.getItem(key) ?? '{}').user?.email, sessionKey),
  ).toBe(email);
});

test('a guarded page says why it is not shown, and is shown to who is signed in', async ({
  at,
  backend,
}) => {
  const guarded = '/developers/resources';
  await at.open(guarded);
  await until(() => address(at), '/restricted');
  await until(() => words(at, 'main'), containing(t('restricted:unauthenticated')));
  const session = await backend.session();
  // Another key than the backend's has signed it.
  const foreign = await backend.sign(session.access_token, {}, [createSigningKey()]);
  for (const [token, path, text] of [
    [foreign, '/restricted', t('restricted:invalidCredentials')],
    [session.access_token, guarded, t('resources:onRequest')],
  ] as const) {
    await at.run(
      (key, text) => localStorage.setItem(key, text),
      ...([sessionKey, JSON.stringify({ ...session, access_token: token })] as const),
    );
    await at.open(guarded);
    await until(() => words(at, 'main'), containing(text));
    expect(await address(at)).toBe(path);
  }
});

test('the status tells each component, with times of the reader’s own', async ({ at }) => {
  await at.open('/status');
  expect(await words(at, 'h1')).toBe(t('status:title'));
  expect(await count(at, 'main tbody tr')).toBeGreaterThan(0);
  expect(await words(at, 'main time')).toMatch(/ UTC \((?:.*, )?\d\d:\d\d (GMT|UTC)\+5:45\)$/);
  await choose(at, 'ar');
  await until(() => speech(at), ['ar', 'rtl']);
  await until(() => words(at, 'main time'), expect.stringMatching(/UTC.*5:45/));
});

test('an unknown address is a page in the reader’s language, which leads home', async ({ at }) => {
  await at.run(() => localStorage.setItem('i18nextLng', 'ar'));
  await at.open('/no/such/page');
  await until(() => words(at, 'h1'), wordsIn('ar').t('notFound:title'));
  await at.press('main .button');
  await until(() => address(at), '/ar');
  await until(() => speech(at), ['ar', 'rtl']);
});

test('what applied on a day stands at its address', async ({ at }) => {
  const records = corpus.documents.map((document) => versionsOf(document, corpus));
  /** The last day on which a version begins to apply; drafts have none, and are listed without a day. */
  const day = records
    .flat()
    .flatMap(({ head }) => head.effective ?? [])
    .toSorted()
    .at(-1);
  const shown = () =>
    at.run(
      () =>
        [...document.querySelectorAll<HTMLElement>('main tbody tr')].filter(
          (row) => row.offsetHeight > 0,
        ).length,
    );
  await at.open(`/legal/as-of?on=${day ?? '2026-11-20'}`);
  const inForce = day ? records.filter((versions) => shownOn(versions, day)) : records;
  await until(shown, inForce.length);
  if (day === undefined) return;
  await at.press('#_day button');
  await until(shown, await count(at, 'main tbody tr'));
  expect(await address(at)).toBe('/legal/as-of?on=all');
});
