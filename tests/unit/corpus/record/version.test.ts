import { expect, test } from 'vitest';
import { fingerprintOf, printedFingerprint } from '../../../../src/corpus/record/version.ts';

test('the fingerprint is the SHA-256 of the text as UTF-8', () => {
  // The vector of FIPS 180-2 for “abc”, and what sha256sum says of “é”.
  expect(fingerprintOf('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(fingerprintOf('é')).toBe(
    '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c',
  );
});

test('a fingerprint is printed as its first sixteen digits in fours', () => {
  expect(printedFingerprint('9acfdfa3d5496eda2a17eec269beff74')).toBe('9ACF DFA3 D549 6EDA');
});
