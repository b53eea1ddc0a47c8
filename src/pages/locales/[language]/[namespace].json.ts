// Words of the islands in each language, for a switch after they have hydrated.
import type { APIRoute } from 'astro';
import { wordsOf } from '../../../i18n/build.ts';
import { languageOfParam, languages } from '../../../site/languages.ts';

const namespaces = ['common', 'contact', 'signIn', 'resources'];

export function getStaticPaths() {
  return languages.flatMap(({ code }) =>
    namespaces.map((namespace) => ({ params: { language: code, namespace } })),
  );
}

export const GET: APIRoute = ({ params: { language, namespace = '' } }) =>
  Response.json(wordsOf(languageOfParam(language), namespace));
