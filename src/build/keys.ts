// Purpose: tells keys that may be published from keys that must stay secret, for the build's settings and for what was built.
// Pure; no result contains a key.

/**
 * A token (JWT, RFC 7519) with its payload as the first group: the text of a JSON object, which begins with `ey` in
 * base64url. The length of the first part is bounded, so that the search through a long line without spaces stays fast.
 */
const tokens = /ey[\w-]{1,1000}\.(ey[\w-]+)\.[\w-]*/g;

/** The role that the payload of a token names; `undefined` where there is none to read. */
function roleOf(payload: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const role: unknown = Reflect.get(Object(claims), 'role');
    return typeof role === 'string' ? role : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The kinds of secrets that a text holds, in words. A Supabase key has more characters after `sb_secret_`; the client's own
 * code holds the bare word.
 */
export function secretsIn(text: string): string[] {
  const roles = [...text.matchAll(tokens)].map(([, payload = '']) => roleOf(payload));
  return [
    ...(/sb_secret_[\w-]/.test(text) ? ['a secret key (sb_secret_…)'] : []),
    ...(roles.includes('service_role') ? ['a secret key (a JWT of the role service_role)'] : []),
    ...(/-----BEGIN [A-Z ]*PRIVATE KEY/.test(text) ? ['a private key'] : []),
  ];
}

/** What a key is, in words and without the key itself, if it must not be published; `undefined` for a key that may be. */
export function unfitKey(key: string): string | undefined {
  const [secret] = secretsIn(key);
  if (secret) return secret;
  if (/^sb_publishable_[\w-]+$/.test(key)) return undefined;
  const [token] = key.matchAll(tokens);
  if (token?.[0] !== key) return `no key of Supabase (${key.length} characters)`;
  const role = roleOf(token[1] ?? '');
  if (role === 'anon') return undefined;
  return role === undefined ? 'a JWT without a role' : `a JWT of the role ${role}`;
}
