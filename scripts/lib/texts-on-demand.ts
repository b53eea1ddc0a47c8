// Purpose: answers /texts/ while developing, where no build has written it.
import type { AstroIntegration } from 'astro';
import { splitAddress } from '../../src/core/addresses.ts';
import { textsOf } from './texts.ts';

/** The texts of the edition at an address, from a server that has it and its English page; undefined when it has not. */
async function askTexts(origin: string, edition: string): Promise<string | undefined> {
  const paths = [splitAddress(edition).path, edition];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  if (!answers.every(({ ok }) => ok)) return undefined;
  const [english = '', other = ''] = await Promise.all(answers.map((answer) => answer.text()));
  return textsOf(english, other);
}

/** The integration that makes the texts of an edition from the two pages, as the development server has them. */
export function textsOnDemand(): AstroIntegration {
  return {
    name: 'texts-on-demand',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/texts', ({ url = '', headers }, response, next) => {
          askTexts(`http://${headers.host}`, url.replace(/\.txt$/, '')).then((texts) => {
            const status = texts === undefined ? 404 : 200;
            response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
            response.end(texts);
          }, next);
        });
      },
    },
  };
}
