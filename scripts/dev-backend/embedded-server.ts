// The embedded server: Supabase's own server, called inside this process and never bound to a port. Only the gateway talks to
// it, with requests that the gateway has built itself.
import {
  type App,
  App as EmbeddedApp,
  InMemoryEmailDriver,
  type SqliteConnection,
} from '@supabase/lite';
import type { Settings } from './read-settings.ts';
import type { Secrets } from './secrets.ts';
import { type Claims, signInternally } from './sign-tokens.ts';

/** A request to the embedded server. */
interface InternalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** The verified claims of the signed-in user; without them the request is anonymous. */
  claims?: Claims | undefined;
}

export type Ask = (request: InternalRequest) => Promise<{ status: number; body: string }>;

/** Creates an instance of the embedded server on a database. */
export function createEmbeddedServer(
  connection: SqliteConnection,
  secrets: Secrets,
  settings: Settings,
  options: { signUpOpen: boolean; secretKey?: string },
): { app: App; ask: Ask } {
  const app: App = new EmbeddedApp({
    connection,
    auth: {
      enabled: true,
      enable_signup: options.signUpOpen,
      jwt_secret: secrets.internalSecret,
      publishable_key: secrets.publishableKey,
      ...(options.secretKey && { secret_key: options.secretKey }),
      jwt_expiry: settings.jwtExpirySeconds,
      enable_refresh_token_rotation: settings.rotateRefreshTokens,
      refresh_token_reuse_interval: settings.reuseIntervalSeconds,
      minimum_password_length: settings.minimumPasswordLength,
      sessions: {
        timebox: `${settings.sessionSeconds}s`,
        inactivity_timeout: `${settings.inactivitySeconds}s`,
        single_per_user: false,
      },
    },
    studio: { enabled: false },
    options: {
      // Admin mode would answer requests without a key as the service role.
      server: { admin: false, disableStudio: true },
      drivers: { email: new InMemoryEmailDriver() },
    },
  });
  return { app, ask: createAsk(app, secrets) };
}

function createAsk(app: App, secrets: Secrets): Ask {
  return async ({ method, path, body, claims }) => {
    const headers = new Headers({
      apikey: secrets.publishableKey,
      accept: 'application/json',
      prefer: 'return=minimal',
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (claims) {
      // The embedded server refuses a token from the future. If the clock is set back, every earlier token would be one.
      const now = Math.floor(Date.now() / 1000);
      const fresh = { ...claims, iat: now, exp: now + 60 };
      const token = await signInternally(fresh, secrets.internalSecret);
      headers.set('authorization', `Bearer ${token}`);
    }
    const request = new Request(new URL(path, 'http://127.0.0.1'), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Without a peer address the server refuses admin calls, even if admin mode were on.
    const response = await app.fetch(request, { peerAddress: null });
    return { status: response.status, body: await response.text() };
  };
}
