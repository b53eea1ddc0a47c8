// How patches are loaded: at most ten at once. A request that ends in a network error or 5xx is tried again five times, first
// after 350 ms, then each time after twice as long. The head script makes the first request, so that it is as early as
// possible; the code that changes the texts makes the retries.
import { type PatchAnswer, patchAddress } from './protocol.ts';

const parallel = 10;
const retries = 5;
/** First wait before a retry, in milliseconds. */
const firstDelay = 350;

const isPatch = ({ status, response }: PatchAnswer, language: string) =>
  status === 200 && response?.documentElement?.lang === language;

/**
 * Makes the function that asks for the patches of a page. It makes each request once: one that is under way or was answered
 * well is not made again.
 * @param page the English path of the page
 * @param from the code of the language that the page was built in
 */
export function createAsk(page: string, from: string): (to: string) => Promise<PatchAnswer> {
  const requests: Record<string, Promise<PatchAnswer>> = {};
  // Requests that are under way, and behind them those that wait.
  const queue: XMLHttpRequest[] = [];
  return (to) => {
    requests[to] ??= new Promise((resolve) => {
      // XMLHttpRequest parses the answer into a document: DOMParser is a sink that trusted types forbid.
      const xhr = new XMLHttpRequest();
      xhr.open('GET', patchAddress(page, from, to));
      xhr.responseType = 'document';
      // The address of a patch does not end in `.html`, so a host may send it with any type; it holds HTML.
      xhr.overrideMimeType('text/html');
      xhr.timeout = 10_000;
      xhr.onloadend = () => {
        queue.splice(queue.indexOf(xhr), 1);
        queue[parallel - 1]?.send();
        // A request that failed may be made again.
        if (!isPatch(xhr, to)) delete requests[to];
        resolve(xhr);
      };
      if (queue.push(xhr) <= parallel) xhr.send();
    });
    return requests[to];
  };
}

/**
 * Loads the patch of a language. A 4xx answer and wrong content are not tried again.
 * @param ask makes one request
 * @param language the language that the patch must be written in: anything else is wrong content
 * @param asked the first request, where it has been made
 * @throws Error when there is no such patch, or it could not be loaded
 */
export async function loadPatch(
  ask: (to: string) => Promise<PatchAnswer>,
  language: string,
  asked: Promise<PatchAnswer> = ask(language),
): Promise<Document> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await (attempt ? ask(language) : asked);
    const { status, response } = answer;
    if (response && isPatch(answer, language)) return response;
    if ((status && status < 500) || attempt === retries) {
      throw new Error(`No texts in “${language}”: ${status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
  }
}
