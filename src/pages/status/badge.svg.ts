import { badgeFile } from '../../components/status/machine-readable.ts';

export const GET = () => new Response(badgeFile());
