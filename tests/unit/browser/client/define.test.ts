// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const part = (selector: string) => document.querySelector(selector) as HTMLElement;
const box = () => document.querySelector<HTMLElement>('.defined');
const assign = vi.fn();
const asked = vi.fn();
const show = vi.fn();

/** The page that another address answers with; none where it does not answer. */
let other: string | undefined;

class Request {
  responseType = '';
  response: Document | null = null;
  onloadend = () => {};
  open(_: string, address: string) {
    asked(address);
  }
  send() {
    if (other !== undefined) {
      this.response = document.implementation.createHTMLDocument();
      this.response.body.innerHTML = other;
    }
    this.onloadend();
  }
}

/** A document with its script. jsdom has no popovers. */
async function open(hasPopovers = true): Promise<void> {
  history.replaceState(null, '', '/legal/terms');
  document.body.innerHTML = `
    <div class="prose"><div lang="en" dir="ltr">
      <ul><li id="clause">“<dfn id="term-site">Site</dfn>” means <a id="inner" href="#where">this</a> and every <a class="term" href="#term-page">page</a>.</li>
      <li>“<dfn id="term-page">Page</dfn>” means a file.</li></ul>
      <p>The <a id="use" class="term" href="#term-site"><b>Site</b></a> and the
      <a id="far" class="term" href="/legal/privacy#term-d%C3%A4ta">Data</a> of <a id="lost" class="term" href="#term-none">none</a>.</p>
    </div></div>
    <aside id="_cite"><button data-copy="text">Copy</button><button>Close</button></aside>`;
  const element = HTMLElement.prototype;
  Object.assign(element, {
    showPopover: hasPopovers ? show : undefined,
    hidePopover(this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    },
  });
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('location', { pathname: '/legal/terms', assign });
  await import('../../../../src/browser/client/define.ts');
}
/** Presses; whether the script has answered in the place of the browser. */
const press = (selector: string, keys: MouseEventInit = {}) => {
  let answered = false;
  const note = (event: Event) => {
    answered = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  part(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
  );
  return answered;
};

beforeEach(() => {
  for (const mock of [assign, asked, show]) mock.mockClear();
  other = undefined;
});

test('a pressed term shows its definition, in which its name leads there', async () => {
  await open();
  expect(part('#use').getAttribute('aria-haspopup')).toBe('dialog');
  expect(press('#use b')).toBe(true);
  await expect.poll(() => show.mock.lastCall).toEqual([{ source: part('#use') }]);
  expect(box()?.textContent).toBe('“Site” means this and every page.Close');
  expect([box()?.lang, box()?.dir, box()?.getAttribute('aria-label')]).toEqual([
    'en',
    'ltr',
    'Site',
  ]);
  expect(box()?.querySelector('a')?.hash).toBe('#term-site');
  // What the page has by an id it has once.
  expect(document.querySelectorAll('#term-site, #clause, #inner')).toHaveLength(3);
  expect(asked).not.toHaveBeenCalled();
});

test('a term of the definition shows its own in the same place', async () => {
  await open();
  press('#use');
  await expect.poll(box).not.toBeNull();
  press('.defined .term');
  await expect.poll(() => box()?.textContent).toBe('“Page” means a file.Close');
  expect(show).toHaveBeenCalledOnce();
});

test.each(['button', 'a:not(.term)'])('its %s takes the definition away', async (selector) => {
  await open();
  press('#use');
  await expect.poll(box).not.toBeNull();
  press(`.defined ${selector}`);
  expect(box()).toBeNull();
});

const far =
  '<p lang="fr" dir="ltr">On entend par <dfn id="term-däta">données</dfn> <a href="/x">ceci</a>.</p>';

test('a definition of another document is read there', async () => {
  await open();
  other = far;
  press('#far');
  await expect.poll(() => box()?.textContent).toBe('On entend par données ceci.Close');
  expect([asked.mock.calls, box()?.lang]).toEqual([[['/legal/privacy']], 'fr']);
});

test('in the language that the page shows', async () => {
  window.languageSwitch = { base: 'en', shown: 'fr' } as NonNullable<typeof window.languageSwitch>;
  await open();
  other = far;
  press('#far');
  await expect.poll(() => asked.mock.calls).toEqual([['/fr/legal/privacy']]);
});

test('where nobody answers for a definition, the page stays, and the next press asks again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open();
  press('#far');
  await expect.poll(() => warn.mock.calls).toEqual([['The definition could not be loaded.']]);
  expect([assign.mock.calls, box()]).toEqual([[], null]);
  other = far;
  press('#far');
  await expect.poll(() => box()?.textContent).toBe('On entend par données ceci.Close');
});

test.each([
  ['#far', '<p>A page that says nothing of it.</p>'],
  ['#lost', undefined],
])('a definition that is not there is gone to: %s, %s', async (selector, page) => {
  await open();
  other = page;
  press(selector);
  const { href } = part(selector) as HTMLAnchorElement;
  await expect.poll(() => assign.mock.calls).toEqual([[href]]);
  expect(box()).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press that opens a tab or a window is left to the browser: %o',
  async (keys) => {
    await open();
    expect(press('#use', keys)).toBe(false);
  },
);

test('a browser without popovers follows the link', async () => {
  await open(false);
  expect(press('#use')).toBe(false);
});
