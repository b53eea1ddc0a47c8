import { expect, test } from 'vitest';
import { checkForm } from '../../../../src/browser/schemas/check.ts';
import {
  type Credentials,
  type SignInError,
  signInSchema,
} from '../../../../src/browser/schemas/sign-in.ts';

const check = (input: unknown) => checkForm<Credentials, SignInError>(signInSchema, input);

test('the address is trimmed, the password taken as it is', () => {
  expect(check({ email: ' ada@example.org ', password: ' ' })).toEqual({
    ok: true,
    value: { email: 'ada@example.org', password: ' ' },
  });
});

test('both are needed', () => {
  expect(check({ email: '', password: '' })).toEqual({
    ok: false,
    errors: { email: 'emailInvalid', password: 'passwordRequired' },
  });
  expect(check({ email: 'ada@example', password: 'x' })).toEqual({
    ok: false,
    errors: { email: 'emailInvalid' },
  });
});
