// Which pages a browser may prepare ahead: those that links lead to and a visitor is about to open, by what the browser knows of
// pointers and touches, and none for a visitor who saves data (src/browser/client/save-mark.ts). Every page names this file by a header.
import type { APIRoute } from 'astro';
import { pages } from '../../core/pages.ts';

// Signing in, and what search engines may not list, is opened by the visitor alone.
const kept = pages.filter(({ path, indexed }) => !indexed || path === '/signin');
const addresses = kept.flatMap(({ path, aliases }) => [path, ...aliases]);

const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: addresses.flatMap((path) => [path, `/:language${path}`]) } },
          // Files, and addresses that choose a language or ask a question.
          { not: { href_matches: ['/*.*', '/*\\?*(lang|lng|q)=*'] } },
          // A language changes, and a definition opens, on the standing page.
          { not: { selector_matches: ['[data-page] #_languages a', '.term', '[data-saves] a'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = () => Response.json(rules);
