// The signature of the sums; there is none where the build has no key.
import type { KeyObject } from 'node:crypto';
import { signedSums, sumsKey } from '../../components/record/files.ts';

export const getStaticPaths = () => {
  const key = sumsKey();
  return key ? [{ params: { ending: 'sig' }, props: { key } }] : [];
};

export const GET = async ({ props: { key } }: { props: { key: KeyObject } }) =>
  new Response(await signedSums(key));
