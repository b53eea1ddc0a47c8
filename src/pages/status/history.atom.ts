import { feedFile } from '../../components/status/files.ts';

export const GET = async () => new Response(await feedFile());
