// Purpose: tells keys that may be published from those that must never be: for the build's settings, and for what was built.
// Pure; no answer shows a key.

/**
 * A token (JWT) and its payload: the text of a JSON object, which begins with `ey` in this alphabet. The bound on the first
 * part keeps the search through a long line without a break short.
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
 * The kinds of secrets that a text holds, in words. The client's own code holds the bare word `sb_secret_`: a key goes on
 * after it.
 */
export function secretsIn(text: string): string[] {
  const roles = [...text.matchAll(tokens)].map(([, payload = '']) => roleOf(payload));
  return [
    ...(/sb_secret_[\w-]/.test(text) ? ['a secret key (sb_secret_…)'] : []),
    ...(roles.includes('service_role') ? ['a secret key (a JWT of the role service_role)'] : []),
    ...(/-----BEGIN [A-Z ]*PRIVATE KEY/.test(text) ? ['a private key'] : []),
  ];
}

/** What a key is, where it is none that may be published: in words, without the key. `undefined` for one that may. */
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
