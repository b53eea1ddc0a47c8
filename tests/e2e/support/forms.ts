import { expect, type Page } from '@playwright/test';

/** Values of the enquiry form that every rule accepts. */
export const enquiry = {
  name: 'Ada Example',
  company: 'Example Ltd',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and a few more.',
  gdprConsent: true,
};

export type Values = Partial<typeof enquiry>;

/** Sets controls as a script would, past `maxlength`, and tells the page as an input does. */
export async function setFields(page: Page, values: Values): Promise<void> {
  await page.evaluate((given) => {
    const form = document.querySelector('form');
    for (const [name, value] of Object.entries(given)) {
      const control = form?.elements.namedItem(name);
      if (!(control instanceof HTMLElement)) throw new Error(`No field ${name}`);
      const key = typeof value === 'boolean' ? 'checked' : 'value';
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key) ?? {};
      set?.call(control, value);
      const type = typeof value === 'boolean' ? 'click' : 'input';
      control.dispatchEvent(new Event(type, { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);
}

/** What stands in the controls of the page's form. */
export function readFields(page: Page): Promise<Record<string, string | boolean>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
        .filter(({ name }) => name !== 'website')
        .map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
    ),
  );
}

/**
 * Messages under the fields, by the name of the field. What is outside the body is no message: the samples of letters that an
 * open picker prepares for a frame (warm-glyphs.ts) have the classes of the page.
 */
export function readErrors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.body.querySelectorAll('.field-error')].map(({ id, textContent }) => [
        id.replace(/^_|-error$/g, ''),
        textContent,
      ]),
    ),
  );
}

/** Opens a page with a form and waits until it works. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * Has an enquiry that is not delivered be sent at once: by itself the form takes a second for it, which
 * tests/unit/browser/services/enquiries.test.ts holds.
 */
export async function sendAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Reflect.set(window, 'setTimeout', (then: () => void, wait = 0, ...rest: unknown[]) =>
      later(then, wait === 1000 ? 0 : wait, ...rest),
    );
  });
}

/** Waits until the page's form has been hydrated. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has(form):not([ssr])')).toHaveCount(1);
  await expect(page.locator('astro-island:has(.toaster):not([ssr])')).toHaveCount(1);
}

/** Holds back the scripts of the islands until it is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await ready(page);
  };
}

/** Wraps every text of a part of the page as a browser's own translation does. */
export function translate(page: Page, selector: string): Promise<void> {
  return page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest('textarea, script')) continue;
        const name: string = 'font';
        const [outer, inner] = [document.createElement(name), document.createElement(name)];
        inner.textContent = `«${text.nodeValue}»`;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    }
  }, selector);
}

/** The toast with a title. */
export function toast(page: Page, title: string) {
  return page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
}

/** Has the contact form deliver to the backend: the build's setting, switched in the built file on its way. */
export async function deliverToBackend(page: Page): Promise<void> {
  await page.route('**/_astro/ContactForm*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(
      /PUBLIC_CONTACT_DELIVERY:(["'`])simulated\1/g,
      'PUBLIC_CONTACT_DELIVERY:"supabase"',
    );
    if (body === text) throw new Error('The built form does not read PUBLIC_CONTACT_DELIVERY.');
    await route.fulfill({ response, body });
  });
}
