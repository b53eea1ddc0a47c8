// Purpose: answers /texts/ while developing, where no build has written it.
import type { AstroIntegration } from 'astro';
import { splitAddress } from '../../src/site/addresses.ts';
import { textsOf } from './texts.ts';

/** The integration that makes the texts of an edition from the two pages, as the development server has them. */
export function textsOnDemand(): AstroIntegration {
  return {
    name: 'texts-on-demand',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/texts', async ({ url = '', headers }, response) => {
          const address = url.replace(/\.txt$/, '');
          const ask = (path: string) => fetch(`http://${headers.host}${path}`);
          const answers = await Promise.all([splitAddress(address).path, address].map(ask));
          const [english = '', edition = ''] = await Promise.all(answers.map((one) => one.text()));
          const found = answers.every(({ ok }) => ok);
          response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8' });
          response.end(found ? textsOf(english, edition) : '');
        });
      },
    },
  };
}
