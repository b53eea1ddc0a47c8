import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type signInWords from '../../../content/locales/en/signIn.json';
import type { SignInField } from '../schemas/sign-in.ts';
import { linkIn } from '../stores/language.ts';
import { checkSession } from '../stores/session.ts';
import { $signInForm, requireSignInKey, submitSignIn } from '../stores/sign-in-form.ts';
import { carryToast, showToast } from '../stores/toasts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failure } from './Failure.tsx';
import { Field } from './Field.tsx';
import { island } from './island.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';
import { WriteInstead } from './WriteInstead.tsx';

type SignInWords = Pick<
  typeof signInWords,
  | 'email'
  | 'password'
  | 'showPassword'
  | 'submit'
  | 'submitting'
  | 'summary'
  | 'errors'
  | 'toast'
  | 'noScript'
  | 'forgotten'
>;
type Props = {
  readonly language: string;
  readonly words: { readonly signIn: SignInWords };
  readonly contactEmail: string;
};

const fields = ['email', 'password'] as const;

function Form({ contactEmail }: Pick<Props, 'contactEmail'>) {
  const { t, i18n } = useTranslation('signIn');
  // The page to which a signed-in visitor is sent.
  const home = linkIn(i18n.language, '/');
  const { status, errors, denied } = useStore($signInForm);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState(false);
  const submitting = status === 'submitting';
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
    // A password manager takes what a field of that type holds, and nobody who looks on shall read it.
    setShown(false);
    const outcome = await submitSignIn(Object.fromEntries(new FormData(target)));
    if (outcome === 'signed-in') {
      carryToast({
        kind: 'success',
        title: t('toast.welcome'),
        text: t('toast.welcomeDescription'),
      });
      location.assign(home);
    } else if (outcome === 'invalid') {
      setTries((count) => count + 1);
    } else if (outcome === 'denied') {
      const password = target.elements.namedItem('password');
      if (password instanceof HTMLInputElement) {
        password.value = '';
        // By itself the focus brings the field to the middle of the window, and what stands above it under the toast. The
        // button, which had it back, may have done so too.
        password.focus({ preventScroll: true });
        document.getElementById('_denied')?.scrollIntoView({ block: 'nearest' });
        password.scrollIntoView({ block: 'nearest' });
      }
      const title = t('toast.accessDenied');
      showToast({ kind: 'destructive', title, text: t('toast.accessDeniedDescription') });
    }
  }

  const error = (name: SignInField) => {
    const key = errors[name];
    return key && t(`errors.${key}`);
  };
  const found = fields.flatMap((field) => {
    const text = error(field);
    return text ? [{ field, text }] : [];
  });

  // As splitTag does, whose module would take the page over its budget of script.
  const [before, inside, after] = t('forgotten').split(/<\/?1>/);

  return (
    <>
      <ErrorSummary title={t('summary')} found={found} tries={tries} />
      {denied && (
        <Failure
          id="_denied"
          title={t('toast.accessDenied')}
          text={t('toast.accessDeniedDescription')}
        >
          <p>
            <span {...tolerateBrowserTranslation}>{before}</span>
            <a
              className="link"
              href={linkIn(i18n.language, '/contact')}
              {...tolerateBrowserTranslation}
            >
              {inside}
            </a>
            <span {...tolerateBrowserTranslation}>{after}</span>
          </p>
        </Failure>
      )}
      <form
        ref={form}
        className="form"
        method="post"
        aria-busy={submitting}
        aria-describedby={denied ? '_denied' : undefined}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field name="email" label={t('email')} error={error('email')}>
          {(props) => <input {...props} type="email" dir="ltr" required autoComplete="username" />}
        </Field>
        <Field name="password" label={t('password')} error={error('password')}>
          {(props) => (
            <PasswordInput
              {...props}
              required
              autoComplete="current-password"
              shown={shown}
              show={t('showPassword')}
              onToggle={() => setShown(!shown)}
            />
          )}
        </Field>
        <SubmitButton submitting={submitting} text={submitting ? t('submitting') : t('submit')} />
        <WriteInstead text={t('noScript')} email={contactEmail} />
      </form>
    </>
  );
}

/** The sign-in form. A visitor who is already signed in is sent to the home page. */
export const SignInForm = island<Props>(Form);
