import { map } from 'nanostores';
import { checkForm, type FieldErrors } from '../schemas/check.ts';
import { type SignInError, type SignInField, signInSchema } from '../schemas/sign-in.ts';
import { requireKey, signIn } from '../services/auth.ts';

type SignInErrors = FieldErrors<SignInField, SignInError>;

/** The state of the sign-in form: its errors, and whether it is being sent. */
export type SignInForm = {
  readonly status: 'idle' | 'submitting';
  readonly errors: SignInErrors;
};

export const $signInForm = map<SignInForm>({ status: 'idle', errors: {} });

/** The result of a try. `busy` means that another one was being sent. */
export type SignInOutcome = 'signed-in' | 'invalid' | 'denied' | 'busy';

/**
 * Makes sure that the site was built with the key that signing in needs.
 * @throws Error if it was not
 */
export function requireSignInKey(): void {
  requireKey();
}

/** Checks both fields and signs in. The errors of the last try are cleared first. */
export async function submitSignIn(input: unknown): Promise<SignInOutcome> {
  if ($signInForm.get().status === 'submitting') return 'busy';
  $signInForm.set({ status: 'submitting', errors: {} });
  const checked = checkForm<{ email: string; password: string }, SignInError>(signInSchema, input);
  if (!checked.ok) {
    $signInForm.set({ status: 'idle', errors: checked.errors });
    return 'invalid';
  }
  try {
    return (await signIn(checked.value)) ? 'signed-in' : 'denied';
  } finally {
    $signInForm.setKey('status', 'idle');
  }
}
