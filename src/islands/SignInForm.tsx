import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type signInWords from '../../content/locales/en/signIn.json';
import { checkSession } from '../stores/session.ts';
import { $signInForm, requireSignInKey, submitSignIn } from '../stores/sign-in-form.ts';
import { carryToast, showToast } from '../stores/toasts.ts';
import { guarded } from './Boundary.tsx';
import { Field } from './Field.tsx';
import { translatable } from './translatable.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';
import { WriteInstead } from './WriteInstead.tsx';

type SignInWords = Pick<
  typeof signInWords,
  'email' | 'password' | 'submit' | 'submitting' | 'errors' | 'toast' | 'noScript'
>;
type Props = {
  readonly language: string;
  readonly words: SignInWords;
  /** Where a signed-in visitor goes. */
  readonly home: string;
  readonly contactEmail: string;
};

function Form({ language, words: first, home, contactEmail }: Props) {
  const words = useWords('signIn', { language, words: first });
  const { status, errors } = useStore($signInForm);
  const form = useRef<HTMLFormElement>(null);
  const submitting = status === 'submitting';
  const button = useFocusBack(submitting);
  // First, so that a form that cannot work is never ready: the address to write to takes its place.
  useEffect(requireSignInKey, []);
  useReady(form);
  useEffect(() => {
    void checkSession().then((session) => {
      if (session.status === 'signed-in') location.replace(home);
    });
  }, [home]);

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const { toast } = words;
    const outcome = await submitSignIn(Object.fromEntries(new FormData(target)));
    const focus = (name: string) => {
      const field = target.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
      return field;
    };
    if (outcome === 'signed-in') {
      carryToast({ kind: 'success', title: toast.welcome, text: toast.welcomeDescription });
      location.assign(home);
    } else if (outcome === 'invalid') {
      focus($signInForm.get().errors.email ? 'email' : 'password');
    } else if (outcome === 'denied') {
      const password = focus('password');
      if (password instanceof HTMLInputElement) password.value = '';
      const { accessDenied: title, accessDeniedDescription: text } = toast;
      showToast({ kind: 'destructive', title, text });
    }
  }

  const error = (name: 'email' | 'password') => {
    const key = errors[name];
    return key && words.errors[key];
  };

  return (
    <form
      ref={form}
      className="form"
      method="post"
      aria-busy={submitting}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field name="email" label={words.email} error={error('email')}>
        {(props) => <input {...props} type="email" dir="ltr" required autoComplete="username" />}
      </Field>
      <Field name="password" label={words.password} error={error('password')}>
        {(props) => (
          <input {...props} type="password" dir="ltr" required autoComplete="current-password" />
        )}
      </Field>
      <button
        type="submit"
        ref={button}
        className="button button-solid submit"
        disabled={submitting}
        aria-busy={submitting}
        {...translatable}
      >
        {submitting ? words.submitting : words.submit}
      </button>
      <WriteInstead text={words.noScript} email={contactEmail} />
    </form>
  );
}

/** The sign-in form. Whoever is signed in already goes to the home page. */
export const SignInForm = guarded(Form);
