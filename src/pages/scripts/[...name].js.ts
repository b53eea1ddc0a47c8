// Script files whose address is known before the pages are bundled: their path has a hash of their content.
import { scriptFiles } from '../../layouts/script-files.ts';

export function getStaticPaths() {
  return scriptFiles.map(({ name, code }) => ({ params: { name }, props: { code } }));
}

export const GET = ({ props: { code } }: { props: { code: string } }) =>
  new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
