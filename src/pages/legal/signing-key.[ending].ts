// The public key that checks the signature of the sums; there is none where the build has no key.
import { sumsKey } from '../../components/record/files.ts';
import { publicPem } from '../../corpus/record/signature.ts';

export const getStaticPaths = () => {
  const key = sumsKey();
  return key ? [{ params: { ending: 'pem' }, props: { key: publicPem(key) } }] : [];
};

export const GET = ({ props }: { props: { key: string } }) => new Response(props.key);
