// What the faults of the matrix do to requests.
import { type Cell, pages } from './fault-matrix.ts';
import type { Fate, Fates, Instead } from './faulty-network.ts';

/** The paths of each kind of request. */
const paths: Readonly<Record<Cell['request'], RegExp>> = {
  patch: /^\/patches\//,
  'switch script': /^\/scripts\/\w+\/\w/,
  'island scripts': /^\/(?:_astro\/.*|scripts\/islands-.*)\.js$/,
  font: /\.woff2$/,
  'search index': /^\/search\/.*\.json$/,
  file: /^(?:\/ar)?\/legal\//,
  backend: /^\/(?:auth|rest)\//,
  'speculation rules': /^\/scripts\/speculation-rules\.json$/,
};

/** A page in the place of what was asked for. Of scripts browsers keep it for an hour, as the host cannot tell the two apart. */
export const instead =
  (status: number, said: string): Instead =>
  (_, path) => ({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': /^\/(?:_astro|scripts)\//.test(path)
        ? 'public, max-age=3600'
        : 'public, max-age=0, must-revalidate',
      'access-control-allow-origin': '*',
    },
    body: `<!doctype html><title>${said}</title><h1>${said}</h1>`,
  });

const changed =
  (change: (text: string) => string): Fate =>
  async (ask) => {
    const answer = await ask();
    return { ...answer, body: change(`${answer.body}`) };
  };
const naming = (name: RegExp, other: string) => changed((text) => text.replaceAll(name, other));

/** Pages of an older build, which name files that are gone. */
const olderPages: Partial<Record<Cell['request'], Fate>> = {
  patch: naming(/( data-page="[^".]+\.)\w+"/g, '$100000000"'),
  'switch script': naming(/\/scripts\/\w+\/(switch|edition)/g, '/scripts/0000000000/$1'),
  'island scripts': naming(/(\/_astro\/[\w.]+|\/scripts\/islands)[.-][\w-]+\.js/g, '$1.0000.js'),
};

/** Files of an older build: the face that its styles name is gone, and the others have the same names. */
const olderFiles: Partial<Record<Cell['request'], Fate>> = {
  font: instead(404, 'Gone'),
  'search index': changed(() => '{"texts":[]}'),
  // The page of a definition that is not there yet, and sums of which some are missing.
  file: changed((text) =>
    text
      .replaceAll(' id="', ' data-id="')
      .split('\n')
      .filter((line) => !line.includes(pages.version?.slice(1) ?? '\n'))
      .join('\n'),
  ),
  // The key that the page names was replaced.
  backend: () => ({
    status: 401,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    body: '{"message":"Invalid API key"}',
  }),
  'speculation rules': changed(() => '{"prerender":[{"urls":["/gone"]}]}'),
};

/** What requests meet in a cell whose fault is one of the network. */
export function fatesOf({ request, fault }: Cell): Fates {
  const older = olderPages[request];
  if (fault === 'old build' && older) {
    return (_, { headers }) => (headers['sec-fetch-dest'] === 'document' ? older : undefined);
  }
  const fate = fateOf(request, fault);
  return (path, { headers, method }) => {
    // A page that is opened is no file, and to the question whether it may ask a browser gets its answer.
    const isOther = headers['sec-fetch-dest'] === 'document' || method === 'OPTIONS';
    return paths[request].test(path) && !isOther ? fate : undefined;
  };
}

function fateOf(request: Cell['request'], fault: Cell['fault']): Fate | undefined {
  if (fault === 'refused' || fault === 'slow' || fault === 'cut') return fault;
  if (fault === 'old build') return olderFiles[request];
  if (fault === 'wrong type') return instead(200, 'Welcome to this network');
  return typeof fault === 'number' ? instead(fault, 'Error') : undefined;
}
