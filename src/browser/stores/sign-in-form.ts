import { map } from 'nanostores';
import { checkForm, type FieldErrors } from '../schemas/check.ts';
import { type SignInError, type SignInField, signInSchema } from '../schemas/sign-in.ts';
import { requireKey, signIn } from '../services/auth.ts';

type SignInErrors = FieldErrors<SignInField, SignInError>;

/** The state of the sign-in form: its errors, whether it is being sent, and whether the last try was refused. */
export type SignInForm = {
  readonly status: 'idle' | 'submitting';
  readonly errors: SignInErrors;
  readonly denied: boolean;
};

export const $signInForm = map<SignInForm>({ status: 'idle', errors: {}, denied: false });

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
  $signInForm.set({ status: 'submitting', errors: {}, denied: false });
  const checked = checkForm<{ email: string; password: string }, SignInError>(signInSchema, input);
  if (!checked.ok) {
    $signInForm.set({ status: 'idle', errors: checked.errors, denied: false });
    return 'invalid';
  }
  try {
    if (await signIn(checked.value)) return 'signed-in';
    $signInForm.setKey('denied', true);
    return 'denied';
  } finally {
    $signInForm.setKey('status', 'idle');
  }
}
