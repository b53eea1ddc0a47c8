// Starts the embedded backend: Supabase's own small server on a database file, reached through a
// gateway of our own. The browser talks to it as it would to a hosted project.
import path from 'node:path';
import { localPorts } from '../../src/core/local-ports.ts';
import { createStanding } from './account-standing.ts';
import { createAuthRoutes } from './auth-routes.ts';
import { createCrossOrigin } from './cross-origin.ts';
import { applySecrets, DEMO_EMAIL } from './demo-account.ts';
import { createEmbeddedServer } from './embedded-server.ts';
import { expire } from './expire.ts';
import { openGateway } from './gateway.ts';
import { migrate } from './migrate.ts';
import { explain, openDatabase } from './open-database.ts';
import { readSettings } from './read-settings.ts';
import { createRestRoutes } from './rest-routes.ts';
import { loadOrCreateSecrets } from './secrets.ts';
import { createSignIn } from './sign-in.ts';
import { createSigner } from './sign-tokens.ts';
import { createReadCaller } from './user-token.ts';

/** How to start the backend; everything has a default. */
export interface BackendOptions {
  /** Port on the loopback address; 0 takes a free one. */
  port?: number;
  dataDir?: string;
  siteOrigins?: string[];
  log?: (line: string) => void;
}

/** A running backend. */
export interface Backend {
  url: string;
  publishableKey: string;
  demoAccount: { email: string; password: string };
  close(): Promise<void>;
}

const SITE_ORIGINS = [localPorts.site, localPorts.dev].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);
const SUPABASE = new URL('../../supabase/', import.meta.url);

/**
 * Starts the backend.
 * @throws BackendError for a failure that a person can mend
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { port = localPorts.backend, siteOrigins = SITE_ORIGINS, log = () => {} } = options;
  const dataDir = path.resolve(options.dataDir ?? '.local/backend');
  const closing = new AbortController();
  const cleanUp: (() => Promise<void>)[] = [];
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= (async () => {
      closing.abort();
      for (const step of cleanUp.toReversed()) await step();
    })();
    return closed;
  };

  const file = path.join(dataDir, 'data.db');
  try {
    const settings = await readSettings(new URL('config.toml', SUPABASE));
    const secrets = await loadOrCreateSecrets(dataDir);
    const connection = await openDatabase(file);
    cleanUp.push(() => connection.close());
    // The port is bound before the first write, so that of two starts at once one stops here.
    const gateway = await openGateway(port, createCrossOrigin(siteOrigins), log);
    cleanUp.push(() => gateway.close());

    const { app, ask } = createEmbeddedServer(connection, secrets, settings, { signUpOpen: false });
    await migrate(app, connection, SUPABASE);
    await applySecrets(connection, secrets, settings);
    const { sessionSeconds } = settings;
    await expire(connection, sessionSeconds);

    const signer = createSigner(secrets.signingKeys);
    const { maySignIn, sessionStands, isBarred } = createStanding(connection, sessionSeconds);
    const readCaller = createReadCaller(signer, secrets.publishableKey, sessionStands);
    const signIn = createSignIn({
      ask,
      maySignIn,
      tries: settings.signInTries,
      log,
      signal: closing.signal,
    });
    const issuer = `${gateway.url}/auth/v1`;
    const { refreshTries } = settings;
    gateway.serve(
      [
        ...createAuthRoutes({ ask, signer, readCaller, isBarred, signIn, issuer, refreshTries }),
        ...createRestRoutes({ ask, readCaller }),
      ],
      secrets.publishableKey,
    );
    return {
      url: gateway.url,
      publishableKey: secrets.publishableKey,
      demoAccount: { email: DEMO_EMAIL, password: secrets.demoPassword },
      close,
    };
  } catch (error) {
    await close();
    throw explain(error, file);
  }
}
