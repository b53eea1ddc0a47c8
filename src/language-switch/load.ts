// How patches are loaded: at most ten at once; a network error or 5xx is tried again five times, after 350 ms, then each time
// after twice as long. The head script makes requests, so that the first is as early as can be; what changes the text retries.
import { type PatchAnswer, patchAddress } from './protocol.ts';

const parallel = 10;
const retries = 5;
/** First wait before a retry, in milliseconds. */
const firstDelay = 350;

const isPatch = ({ status, response }: PatchAnswer, language: string) =>
  status === 200 && response?.documentElement?.lang === language;

/**
 * What asks for the patches of a page, each once: a request that is under way or was answered well is not made again.
 * @param page the English path of the page
 * @param from the code of the language that the page was built in
 */
export function createAsk(page: string, from: string): (to: string) => Promise<PatchAnswer> {
  const requests: Record<string, Promise<PatchAnswer>> = {};
  // Those that are under way, then those that wait.
  const queue: XMLHttpRequest[] = [];
  return (to) => {
    requests[to] ??= new Promise((resolve) => {
      // XMLHttpRequest parses the answer into a document: DOMParser is a sink that trusted types forbid.
      const xhr = new XMLHttpRequest();
      xhr.open('GET', patchAddress(page, from, to));
      xhr.responseType = 'document';
      // Its ending says that it is no page, so that a host may call it anything; what it holds is markup.
      xhr.overrideMimeType('text/html');
      xhr.timeout = 10_000;
      xhr.onloadend = () => {
        queue.splice(queue.indexOf(xhr), 1);
        queue[parallel - 1]?.send();
        // One that failed may be asked for again.
        if (!isPatch(xhr, to)) delete requests[to];
        resolve(xhr);
      };
      if (queue.push(xhr) <= parallel) xhr.send();
    });
    return requests[to];
  };
}

/**
 * Loads the patch of a language. 4xx and wrong content are not tried again.
 * @param ask makes one request
 * @param language what the patch must be written in: anything else is wrong content
 * @param asked the first request, where it has been made
 * @throws Error when there is no such patch, or none could be had
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
