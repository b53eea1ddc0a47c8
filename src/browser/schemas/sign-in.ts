import * as v from 'valibot';
import { isEmail } from './email.ts';

/** An error of a field: a key of `errors` in `content/locales/<language>/signIn.json`. */
export type SignInError = 'emailInvalid' | 'passwordRequired';

const error = (key: SignInError): SignInError => key;

/** The sign-in form: the e-mail address is trimmed, the password is taken as it is. */
export const signInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), isEmail(error('emailInvalid'))),
  password: v.pipe(v.string(), v.minLength(1, error('passwordRequired'))),
});

export type Credentials = v.InferOutput<typeof signInSchema>;
export type SignInField = keyof Credentials;
