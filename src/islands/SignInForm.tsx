import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type signInWords from '../../content/locales/en/signIn.json';
import { linkIn } from '../stores/language.ts';
import { checkSession } from '../stores/session.ts';
import { $signInForm, requireSignInKey, submitSignIn } from '../stores/sign-in-form.ts';
import { carryToast, showToast } from '../stores/toasts.ts';
import { Field } from './Field.tsx';
import { island } from './island.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useReady } from './use-ready.ts';
import { WriteInstead } from './WriteInstead.tsx';

type SignInWords = Pick<
  typeof signInWords,
  'email' | 'password' | 'submit' | 'submitting' | 'errors' | 'toast' | 'noScript'
>;
type Props = {
  readonly language: string;
  readonly words: { readonly signIn: SignInWords };
  readonly contactEmail: string;
};

function Form({ contactEmail }: Pick<Props, 'contactEmail'>) {
  const { t, i18n } = useTranslation('signIn');
  // The page to which a signed-in visitor is sent.
  const home = linkIn(i18n.language, '/');
  const { status, errors } = useStore($signInForm);
  const form = useRef<HTMLFormElement>(null);
  const submitting = status === 'submitting';
  const button = useFocusBack(submitting);
  // This effect comes first: a form that cannot work then never becomes ready, and shows the address to write to.
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
    const outcome = await submitSignIn(Object.fromEntries(new FormData(target)));
    const focus = (name: string) => {
      const field = target.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
      return field;
    };
    if (outcome === 'signed-in') {
      carryToast({
        kind: 'success',
        title: t('toast.welcome'),
        text: t('toast.welcomeDescription'),
      });
      location.assign(home);
    } else if (outcome === 'invalid') {
      focus($signInForm.get().errors.email ? 'email' : 'password');
    } else if (outcome === 'denied') {
      const password = focus('password');
      if (password instanceof HTMLInputElement) password.value = '';
      const title = t('toast.accessDenied');
      showToast({ kind: 'destructive', title, text: t('toast.accessDeniedDescription') });
    }
  }

  const error = (name: 'email' | 'password') => {
    const key = errors[name];
    return key && t(`errors.${key}`);
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
      <Field name="email" label={t('email')} error={error('email')}>
        {(props) => <input {...props} type="email" dir="ltr" required autoComplete="username" />}
      </Field>
      <Field name="password" label={t('password')} error={error('password')}>
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
        {...tolerateBrowserTranslation}
      >
        {submitting ? t('submitting') : t('submit')}
      </button>
      <WriteInstead text={t('noScript')} email={contactEmail} />
    </form>
  );
}

/** The sign-in form. A visitor who is already signed in is sent to the home page. */
export const SignInForm = island<Props>(Form);
