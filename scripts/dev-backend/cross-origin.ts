// Which pages may call the backend from a browser: those of the site's own origins. Every call carries an `apikey` header, so
// a browser sends a preflight first, and a foreign page is turned away before it can call.
import { type Answer, errorFor } from './answers.ts';

const REQUEST_HEADERS = [
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
].join(', ');

/** Answers the cross-origin questions of browsers. */
export interface CrossOrigin {
  /** The headers that let a page read an answer; none for a foreign page. */
  headersFor(origin: string | undefined): Record<string, string>;
  /** The answer to a preflight for a path that takes `method`. */
  preflight(origin: string, path: string, method: string): Answer;
}

export function createCrossOrigin(siteOrigins: readonly string[]): CrossOrigin {
  const allowed = new Set(siteOrigins.map((origin) => new URL(origin).origin));

  return {
    headersFor(origin) {
      if (origin === undefined || !allowed.has(origin)) return { vary: 'Origin' };
      return {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After',
      };
    },
    preflight(origin, path, method) {
      if (!allowed.has(origin)) {
        return errorFor(path, 403, 'origin_not_allowed', 'This origin may not call the backend');
      }
      return {
        status: 204,
        headers: {
          'access-control-allow-methods': method,
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': '600',
        },
        body: '',
      };
    },
  };
}
