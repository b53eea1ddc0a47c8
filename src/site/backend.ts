/** Where the accounts' backend answers on one's own machine. */
const localBackend = 'http://127.0.0.1:54321';

/** The origin of the accounts' backend: the embedded one, unless the environment names a hosted project. */
export function backendOrigin(env: Readonly<Record<string, string | undefined>>): string {
  return new URL(env['PUBLIC_SUPABASE_URL'] ?? localBackend).origin;
}
