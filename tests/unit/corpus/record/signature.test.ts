import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPem, signatureOf, signingKey } from '../../../../src/corpus/record/signature.ts';

const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const pem = pemOf(generateKeyPairSync('ed25519').privateKey);
const sums = 'ab  legal/terms/versions/1-0.md\n';

function keyOf(text: string) {
  const key = signingKey(text);
  if (!key) throw new Error('There is no key.');
  return key;
}

test('no setting is no key', () => {
  expect(signingKey(undefined)).toBeUndefined();
  expect(signingKey('')).toBeUndefined();
});

test('the signature is that of the text, and the public key checks it; another text fails', () => {
  const key = keyOf(pem);
  const signature = signatureOf(sums, key);
  expect(signature).toHaveLength(64);
  const check = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(publicPem(key)), signature);
  expect(check(sums)).toBe(true);
  expect(check(`${sums} `)).toBe(false);
});

test('what is published holds no private key', () => {
  expect(publicPem(keyOf(pem))).toMatch(
    /^-----BEGIN PUBLIC KEY-----\n.+\n-----END PUBLIC KEY-----\n$/s,
  );
});

describe('a setting that is no Ed25519 private key stops the build in one sentence', () => {
  const expected =
    'RECORD_SIGNING_KEY: expected the PEM of an Ed25519 private key without a passphrase (openssl genpkey -algorithm ed25519); found ';
  const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const ed448 = pemOf(generateKeyPairSync('ed448').privateKey);
  const locked = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
    .toString();
  test.each([
    ['another kind', rsa, 'a private key of the kind rsa.'],
    ['a neighbour', ed448, 'a private key of the kind ed448.'],
    ['a public key', publicPem(keyOf(pem)), '113 characters that cannot be read as one.'],
    ['half a key', pem.slice(0, 60), '60 characters that cannot be read as one.'],
    ['a locked key', locked, `${locked.length} characters that cannot be read as one.`],
    ['words', 'secret', '6 characters that cannot be read as one.'],
  ])('%s', (_, setting, found) => {
    expect(() => signingKey(setting)).toThrow(new Error(expected + found));
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.runIf(hasOpenssl)('openssl alone makes the key and checks the signature', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  const path = (name: string) => join(folder, name);
  const own = keyOf(
    execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519'], { encoding: 'utf8' }),
  );
  writeFileSync(path('key.pem'), publicPem(own));
  writeFileSync(path('sums.sig'), signatureOf(sums, own));
  const check = (text: string) => {
    writeFileSync(path('sums'), text);
    const files = ['-inkey', path('key.pem'), '-in', path('sums'), '-sigfile', path('sums.sig')];
    return spawnSync('openssl', ['pkeyutl', '-verify', '-pubin', '-rawin', ...files]).status;
  };
  expect(check(sums)).toBe(0);
  expect(check(sums.replace('ab', 'ac'))).not.toBe(0);
});
