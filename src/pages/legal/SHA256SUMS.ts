// The fingerprints of all published texts, as `sha256sum -c` reads them.
import { servedSums } from '../../corpus/record/record.ts';
import { archive } from '../../queries/archive.ts';

export const GET = async () => new Response(servedSums(await archive()));
