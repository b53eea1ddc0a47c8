import { map } from 'nanostores';
import { checkForm, type FieldErrors } from '../schemas/check.ts';
import { type SignInError, type SignInField, signInSchema } from '../schemas/sign-in.ts';
import { requireKey, signIn } from '../services/auth.ts';

type SignInErrors = FieldErrors<SignInField, SignInError>;

/** The sign-in form: what is wrong with it, and whether it is on its way. */
export type SignInForm = {
  readonly status: 'idle' | 'submitting';
  readonly errors: SignInErrors;
};

export const $signInForm = map<SignInForm>({ status: 'idle', errors: {} });

/** How a try ended. `busy` means that one was under way already. */
export type SignInOutcome = 'signed-in' | 'invalid' | 'denied' | 'busy';

/** Throws where the site was built without the key that signing in needs. */
export function requireSignInKey(): void {
  requireKey();
}

/** Checks both fields and signs in. Errors of the last try clear first. */
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
