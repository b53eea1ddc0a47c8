import type { TextsAnswer } from '../core/language-switch.ts';

/** First wait before a retry, in milliseconds; each further one is twice as long. */
const firstDelay = 350;
const retries = 5;

/**
 * Loads the texts of an edition of the page. Network errors and 5xx are tried again after 350 ms, doubling, five times at most;
 * 4xx and wrong content are not.
 * @param ask makes one request
 * @param language what the texts must be written in: anything else is wrong content
 * @throws Error when there are no such texts, or none could be had
 */
export async function loadTexts(
  ask: () => Promise<TextsAnswer>,
  language: string,
): Promise<Document> {
  for (let attempt = 0; ; attempt += 1) {
    const { status, response } = await ask();
    if (status === 200 && response?.documentElement?.lang === language) return response;
    if ((status && status < 500) || attempt === retries) {
      throw new Error(`No texts in “${language}”: ${status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
  }
}
