// Purpose: answers /patches/ while developing, where no build has written it, and no page has a fingerprint.
import type { AstroIntegration } from 'astro';
import { diffPages } from '../browser/language-switch/diff-pages.ts';
import { readPatchAddress } from '../browser/language-switch/protocol.ts';
import { addressOf, editionPath } from '../core/addresses.ts';
import { languageOfParam } from '../languages/list.ts';

/** The patch at an address, from a server that has both pages; undefined when it has not. */
async function askPatch(origin: string, address: string): Promise<string | undefined> {
  const patch = readPatchAddress(address);
  if (!patch) return undefined;
  const paths = [patch.from, patch.to].map((code) =>
    editionPath(addressOf(patch.page), languageOfParam(code)),
  );
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  if (!answers.every(({ ok }) => ok)) return undefined;
  const [page = '', edition = ''] = await Promise.all(answers.map((answer) => answer.text()));
  return diffPages(page, edition);
}

export function patchesOnDemand(): AstroIntegration {
  return {
    name: 'patches-on-demand',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/patches', ({ originalUrl = '', headers }, response, next) => {
          askPatch(`http://${headers.host}`, originalUrl).then((patch) => {
            const status = patch === undefined ? 404 : 200;
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(patch);
          }, next);
        });
      },
    },
  };
}
