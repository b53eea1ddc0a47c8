// Every published version: the archived text byte for byte, its renderings, and its translations.
import { beginPdfs, textFiles } from '../../../components/record/files.ts';

type Props = { make: ReturnType<typeof textFiles>[number]['make'] };

export const getStaticPaths = () => {
  // A build asks for the addresses of all pages before it renders the first.
  if (import.meta.env.PROD) beginPdfs();
  return textFiles().map(({ path, make }) => {
    const [, document, version, format] = /^\/(.+)\/versions\/([^/]+)\.([^/.]+)$/.exec(path) ?? [];
    return { params: { document, version, format }, props: { make } satisfies Props };
  });
};

export const GET = async ({ props: { make } }: { props: Props }) => {
  const body = await make();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body));
};
