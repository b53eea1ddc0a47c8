import { feedFile } from '../../components/status/machine-readable.ts';

export const GET = () => new Response(feedFile());
