// How patches are loaded: at most ten at once. A request that ends in a network error or 5xx is tried again five times, first
// after 350 ms, then each time after twice as long. The head script makes the first request, so that it is as early as
// possible; the code that changes the texts makes the retries.
import { type PatchAnswer, patchAddress } from './protocol.ts';

const parallel = 10;
const retries = 5;
/** First wait before a retry, in milliseconds. */
const firstDelay = 350;

/**
 * Makes the function that asks for the patches of a page. It makes each request once: one that is under way or was answered
 * well is not made again.
 * @param page the name by which the page asks for patches
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
      const address = patchAddress(page, from, to);
      xhr.open('GET', address);
      xhr.responseType = 'document';
      // The address of a patch does not end in `.html`, so a host may send it with any type; it holds HTML.
      xhr.overrideMimeType('text/html');
      xhr.timeout = 10_000;
      xhr.onloadend = () => {
        queue.splice(queue.indexOf(xhr), 1);
        queue[parallel - 1]?.send();
        const { status, response } = xhr;
        // A patch of another build would mix two texts, and one that was cut two languages. So a patch ends with its own
        // address, which holds the fingerprint of the page.
        const patch: Document | false =
          status === 200 && response?.lastChild.nodeValue === address && response;
        // A request that failed may be made again.
        if (!patch) delete requests[to];
        resolve({ status, patch });
      };
      if (queue.push(xhr) <= parallel) xhr.send();
    });
    return requests[to];
  };
}

/**
 * Loads the patch of a language. A 4xx answer and wrong content are not tried again.
 * @param ask makes one request
 * @param asked the first request, where it has been made
 * @throws Error when there is no such patch, or it could not be loaded
 */
export async function loadPatch(
  ask: (to: string) => Promise<PatchAnswer>,
  language: string,
  asked: Promise<PatchAnswer> = ask(language),
): Promise<Document> {
  for (let attempt = 0; ; attempt += 1) {
    const { status, patch } = await (attempt ? ask(language) : asked);
    if (patch) return patch;
    if ((status && status < 500) || attempt === retries) {
      const why = status === 200 ? 'they are cut, or of another build of this page' : status;
      throw new Error(`No texts in “${language}”: ${why}`);
    }
    await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
  }
}
