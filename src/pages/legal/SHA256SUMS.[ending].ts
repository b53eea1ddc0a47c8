// The signature of the sums; there is none where the build has no key.
import { proof } from '../../components/record/files.ts';

export const getStaticPaths = async () =>
  (await proof()).map(({ signature }) => ({ params: { ending: 'sig' }, props: { signature } }));

export const GET = ({ props }: { props: { signature: Uint8Array<ArrayBuffer> } }) =>
  new Response(props.signature);
