// The canonical text of every published version, byte for byte as it is archived.
import { allVersions, versionSlug } from '../../../corpus/record/record.ts';
import { archive } from '../../../queries/archive.ts';

export const getStaticPaths = async () =>
  allVersions(await archive()).map(({ document, head, text }) => ({
    params: { document, version: versionSlug(head.version) },
    props: { text },
  }));

export const GET = ({ props }: { props: { text: string } }) => new Response(props.text);
