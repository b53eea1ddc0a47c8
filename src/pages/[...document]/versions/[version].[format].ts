// Every published version: the archived text byte for byte, and its renderings.
import { versionFile } from '../../../components/record/files.ts';
import type { ArchivedVersion } from '../../../corpus/record/archive.ts';
import {
  allVersions,
  type VersionFormat,
  versionFormats,
  versionSlug,
} from '../../../corpus/record/record.ts';
import { archive } from '../../../queries/archive.ts';

type Props = { version: ArchivedVersion; format: VersionFormat };

export const getStaticPaths = async () =>
  allVersions(await archive()).flatMap((version) =>
    versionFormats.map((format) => ({
      params: { document: version.document, version: versionSlug(version.head.version), format },
      props: { version, format } satisfies Props,
    })),
  );

export const GET = async ({ props: { version, format } }: { props: Props }) => {
  const { body } = await versionFile(version, format);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body));
};
