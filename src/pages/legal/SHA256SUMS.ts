// The SHA-256 of every published version in every format, as `sha256sum -c` reads them.
import { sumsFile } from '../../components/record/files.ts';

export const GET = async () => new Response(await sumsFile());
