/** Where the accounts' backend answers on one's own machine. */
const localBackend = 'http://127.0.0.1:54321';

/**
 * The origin of the accounts' backend: the embedded one, unless the environment names a hosted project.
 * @throws RangeError when `PUBLIC_SUPABASE_URL` is no address of the web.
 */
export function backendOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const address = env['PUBLIC_SUPABASE_URL'] || localBackend;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new RangeError(
      `PUBLIC_SUPABASE_URL is “${address}”; expected an address such as https://project.supabase.co.`,
    );
  }
  return url.origin;
}
