// The public key that checks the signature of the sums; there is none where the build has no key.
import { proof } from '../../components/record/files.ts';

export const getStaticPaths = async () =>
  (await proof()).map(({ key }) => ({ params: { ending: 'pem' }, props: { key } }));

export const GET = ({ props }: { props: { key: string } }) => new Response(props.key);
