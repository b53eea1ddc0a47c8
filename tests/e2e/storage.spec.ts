import { expect } from '@playwright/test';
import { documentFor } from '../content/real-content.ts';
import { waysOf } from './support/bar.ts';
import { test } from './support/test.ts';

// The browser logs every answer that is no success: a wrong password is one.
test.use({ expectedErrors: /Failed to load resource/ });

/** The names in the first column of the Cookies Policy's table. One that ends in a hyphen begins the names that it stands for. */
function namesInPolicy(): string[] {
  const rows = documentFor('/legal/cookies-policy').body.text.matchAll(
    /^\| ([^|]*)\| (?:Local|Session) storage/gm,
  );
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('what pages write, read and remove in storage is what the Cookies Policy lists', async ({
  page,
  backend,
}) => {
  const touched = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => touched.add(key));
  await page.addInitScript(() => {
    const note: (key: string) => void = Reflect.get(window, 'noteKey');
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const own = Storage.prototype[name];
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, key: string, ...rest: [string]) {
          note(key);
          return Reflect.apply(own, this, [key, ...rest]);
        },
      });
    }
  });
  const { email, password } = backend.account;
  const signIn = async (secret: string) => {
    await page.locator('#_email').fill(email);
    await page.locator('#_password').fill(secret);
    await page.locator('button[type=submit]').click();
  };
  await page.goto('/?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/signin?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await signIn(`not ${password}`);
  await expect(page.locator('.toast').getByText('Access denied')).toBeVisible();
  await signIn(password);
  await page.waitForURL('/');
  await page.goto('/developers/resources');
  await expect(page.getByRole('heading', { name: 'API documentation' })).toBeVisible();
  await waysOf(page).signOut.click();
  await page.waitForURL('/restricted');
  const names = namesInPolicy();
  const nameOf = (key: string) =>
    names.find((name) => (name.endsWith('-') ? key.startsWith(name) : key === name)) ?? key;
  await expect
    .poll(() => [...new Set([...touched].map(nameOf))].sort())
    .toEqual([...new Set(names)].sort());
});
