// Words of the islands in each language, for a switch after they have hydrated.
import type { APIRoute } from 'astro';
import { languageOfParam, languages } from '../../../core/languages.ts';
import { wordsOf } from '../../../i18n/build.ts';

const namespaces = ['common', 'contact', 'signIn', 'resources'];

export function getStaticPaths() {
  return languages.flatMap(({ code }) =>
    namespaces.map((namespace) => ({ params: { language: code, namespace } })),
  );
}

export const GET: APIRoute = ({ params: { language, namespace = '' } }) =>
  Response.json(wordsOf(languageOfParam(language), namespace));
