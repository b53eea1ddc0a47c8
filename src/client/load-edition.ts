/** First wait before a retry, in milliseconds; each further one is twice as long. */
const firstDelay = 350;
const retries = 5;

/**
 * Loads an edition of a page. Network errors and 5xx are tried again after 350 ms, doubling, five times at most; 4xx and
 * wrong content are not.
 * @param language what the edition must be written in: anything else is wrong content
 * @throws Error when there is no such edition, or none could be had
 */
export async function loadEdition(path: string, language: string): Promise<Document> {
  for (let attempt = 0; ; attempt += 1) {
    const { status, response } = await request(path);
    if (status === 200 && response?.documentElement.lang === language) return response;
    if ((status && status < 500) || attempt === retries) throw new Error(`${path}: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** attempt));
  }
}

/** The answer to a request; status 0 stands for none. A document is there only when the answer was HTML. */
type Answer = { readonly status: number; readonly response: Document | null };

// XMLHttpRequest parses the answer into a document: DOMParser is a sink that trusted types forbid.
function request(path: string): Promise<Answer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', path);
    xhr.responseType = 'document';
    xhr.timeout = 10_000;
    xhr.onloadend = () => resolve(xhr);
    xhr.send();
  });
}
