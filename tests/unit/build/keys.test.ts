import { describe, expect, test } from 'vitest';
import { secretsIn, unfitKey } from '../../../src/build/keys.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmVk`;
const pem = (kind: string) => `-----BEGIN ${kind}-----\nMIIEvQ\n-----END ${kind}-----`;

describe('a key for the pages', () => {
  test.each(['sb_publishable_aB3-_x', token({ role: 'anon', iss: 'supabase' })])(
    'may be a public one: %s',
    (key) => expect(unfitKey(key)).toBeUndefined(),
  );

  test.each([
    ['sb_secret_aB3-_x', 'a secret key (sb_secret_…)'],
    [token({ role: 'service_role' }), 'a secret key (a JWT of the role service_role)'],
    [token({ role: 'authenticated' }), 'a JWT of the role authenticated'],
    [token({ sub: '1' }), 'a JWT without a role'],
    [pem('PRIVATE KEY'), 'a private key'],
    ['sb_publishable_', 'no key of Supabase (15 characters)'],
    ['sb_publishable_a b', 'no key of Supabase (18 characters)'],
    ['my password', 'no key of Supabase (11 characters)'],
  ])('may be nothing else: %s', (key, kind) => expect(unfitKey(key)).toBe(kind));
});

describe('secrets in a text', () => {
  test('are named by their kind, wherever they stand', () => {
    const text = [
      `const key="sb_secret_aB3";`,
      `{"key":"${token({ role: 'anon' })}","other":"${token({ role: 'service_role' })}"}`,
      pem('RSA PRIVATE KEY'),
      pem('PGP PRIVATE KEY BLOCK'),
    ];
    expect(secretsIn(text.join('\n'))).toEqual([
      'a secret key (sb_secret_…)',
      'a secret key (a JWT of the role service_role)',
      'a private key',
    ]);
  });

  test('are not public keys, nor words about keys', () => {
    const text = [
      'e.startsWith(`sb_secret_`)',
      'sb_publishable_aB3',
      token({ role: 'anon' }),
      'eyJub3QganNvbg.eyJub3QganNvbg.x',
      'service_role',
      pem('PUBLIC KEY'),
      pem('CERTIFICATE'),
    ];
    expect(secretsIn(text.join('\n'))).toEqual([]);
  });
});
