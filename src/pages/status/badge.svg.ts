import { badgeFile } from '../../components/status/machine-readable.ts';

export const GET = async () => new Response(await badgeFile());
