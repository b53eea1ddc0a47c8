// Reads supabase/config.toml, so that one file configures the embedded backend and a hosted project.
import { readFile } from 'node:fs/promises';
import { parse, TomlError } from 'smol-toml';
import { isLoopback } from '../../src/core/backend.ts';
import { BackendError } from './backend-error.ts';

/** The settings that the embedded backend takes from the configuration. */
export interface Settings {
  jwtExpirySeconds: number;
  rotateRefreshTokens: boolean;
  reuseIntervalSeconds: number;
  minimumPasswordLength: number;
  /** When a session ends by itself, in seconds: counted from sign-in, and counted from the last refresh. */
  sessionSeconds: number;
  inactivitySeconds: number;
  signInTries: number;
  refreshTries: number;
}

const LONGEST_TOKEN_SECONDS = 600;

/**
 * Reads the settings.
 * @throws BackendError for a file that cannot be read, and for settings that would let a hosted project do what it must not:
 * open sign-up, tokens that outlive their session by more than ten minutes, a site on the visitor's own machine
 */
export async function readSettings(file: URL): Promise<Settings> {
  const values = read(await readFile(file, 'utf8'));
  const take = <T>(key: string, isType: (value: unknown) => value is T): T => {
    const value = key
      .split('.')
      .reduce<unknown>((at, name) => Reflect.get(Object(at), name), values);
    if (!isType(value)) {
      throw new BackendError(`supabase/config.toml has no usable value for ${key}.`);
    }
    return value;
  };
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const isString = (value: unknown): value is string => typeof value === 'string';
  // Zero or no value would make a session that never ends.
  const isDuration = (value: unknown): value is string =>
    typeof value === 'string' && /^[1-9]\d*[smh]$/.test(value);
  const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

  if (take('auth.enable_signup', isBoolean)) {
    throw new BackendError('supabase/config.toml opens sign-up: set auth.enable_signup to false.');
  }
  const jwtExpirySeconds = take('auth.jwt_expiry', isNumber);
  if (jwtExpirySeconds > LONGEST_TOKEN_SECONDS) {
    throw new BackendError(
      `supabase/config.toml has ${jwtExpirySeconds} for auth.jwt_expiry: whoever was signed out could go on for that many seconds. Set at most ${LONGEST_TOKEN_SECONDS}.`,
    );
  }
  const siteUrl = take('auth.site_url', isString);
  if (!URL.canParse(siteUrl) || !siteUrl.startsWith('https:') || isLoopback(siteUrl)) {
    throw new BackendError(
      `supabase/config.toml has ${siteUrl} for auth.site_url, which a hosted project would be told. Write the site's public address, such as https://example.org.`,
    );
  }
  return {
    jwtExpirySeconds,
    sessionSeconds: seconds(take('auth.sessions.timebox', isDuration)),
    inactivitySeconds: seconds(take('auth.sessions.inactivity_timeout', isDuration)),
    rotateRefreshTokens: take('auth.enable_refresh_token_rotation', isBoolean),
    reuseIntervalSeconds: take('auth.refresh_token_reuse_interval', isNumber),
    minimumPasswordLength: take('auth.minimum_password_length', isNumber),
    signInTries: take('auth.rate_limit.sign_in_sign_ups', isNumber),
    refreshTries: take('auth.rate_limit.token_refresh', isNumber),
  };
}

/** The seconds of a duration such as `24h`, as GoTrue writes it. */
function seconds(duration: string): number {
  const unit = { s: 1, m: 60, h: 3600 }[duration.at(-1) ?? ''] ?? Number.NaN;
  return Number.parseInt(duration, 10) * unit;
}

function read(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new BackendError(`supabase/config.toml, line ${error.line}, cannot be read.`);
  }
}
