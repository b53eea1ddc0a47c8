import { test as base, type ConsoleMessage } from '@playwright/test';

/** Console errors that a test expects, such as the log of a missing path. Anything else fails it. */
type Options = { expectedErrors: RegExp | undefined };
type Fixtures = { watchedPage: undefined };

/**
 * Playwright's test, in which every error on the console, every uncaught error and every violation of the security
 * policy of any page of the test's context is a failure.
 */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],
  watchedPage: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) errors.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => note(error.error().message));
      await use(undefined);
      if (errors.length > 0) throw new Error(`The console is not clean:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});
