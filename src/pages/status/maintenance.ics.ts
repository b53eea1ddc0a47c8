import { calendarFile } from '../../components/status/machine-readable.ts';

export const GET = () => new Response(calendarFile());
