import { badgeFile } from '../../components/status/files.ts';

export const GET = async () => new Response(await badgeFile());
