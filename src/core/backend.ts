import { localPorts } from './local-ports.ts';

/** The address of the accounts' backend on the developer's own machine. */
const localBackend = `http://127.0.0.1:${localPorts.backend}`;

/** Whether an address leads to the machine that asks, where nothing travels over a network. */
export function isLoopback(address: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/**
 * The origin of the accounts' backend: the embedded one, unless the environment names a hosted project.
 * @throws RangeError when `PUBLIC_SUPABASE_URL` is no http(s) address, or leads to another machine without https
 */
export function backendOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const address = env['PUBLIC_SUPABASE_URL'] || localBackend;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new RangeError(
      `PUBLIC_SUPABASE_URL is “${address}”; expected an address such as https://project.supabase.co.`,
    );
  }
  if (url.protocol === 'http:' && !isLoopback(url.origin)) {
    throw new RangeError(
      `PUBLIC_SUPABASE_URL is “${address}”: passwords would travel unencrypted. Expected https, such as https://project.supabase.co; http is for localhost only.`,
    );
  }
  return url.origin;
}
