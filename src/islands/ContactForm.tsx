import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type contact from '../../content/locales/en/contact.json';
import { isTopic, topics } from '../core/topics.ts';
import { type ContactError, type EnquiryField, limits, subjects } from '../schemas/contact.ts';
import { $contactForm, editContactField, submitContact } from '../stores/contact-form.ts';
import { showToast } from '../stores/toasts.ts';
import { ConsentLabel } from './ConsentLabel.tsx';
import { Field } from './Field.tsx';
import { FoundErrors } from './FoundErrors.tsx';
import { island } from './island.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useReady } from './use-ready.ts';
import { WriteInstead } from './WriteInstead.tsx';

type ContactWords = Pick<typeof contact, 'form' | 'errors' | 'toast'>;
type Props = {
  readonly language: string;
  readonly words: { readonly contact: ContactWords };
  /** The address to write to if the form cannot be sent. */
  readonly email: string;
};

const order: readonly EnquiryField[] = [
  'name',
  'company',
  'email',
  'subject',
  'message',
  'gdprConsent',
];

function Form({ email }: Pick<Props, 'email'>) {
  const { t } = useTranslation('contact');
  const { status, errors } = useStore($contactForm);
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  // The errors that a screen reader was told after the last try. The list does not change while fields are corrected.
  const [found, setFound] = useState<readonly ContactError[]>([]);
  const submitting = status === 'submitting';
  const button = useFocusBack(submitting);
  useReady(form);

  const control = (name: EnquiryField | 'website') => form.current?.elements.namedItem(name);
  const measure = () => {
    const message = control('message');
    setLength(message instanceof HTMLTextAreaElement ? message.value.length : 0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the words that came with the page.
  useEffect(() => {
    const topic = new URLSearchParams(location.search).get('topic') ?? '';
    const message = control('message');
    const subject = control('subject');
    if (isTopic(topic)) {
      if (message instanceof HTMLTextAreaElement && !message.value) {
        message.value = `${t(`form.topics.${topic}`)}\n`;
      }
      if (subject instanceof HTMLSelectElement && !subject.value) subject.value = topics[topic];
    }
    measure();
  }, []);

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const data = new FormData(target);
    const text = (name: string) => String(data.get(name) ?? '');
    setFound([]);
    const outcome = await submitContact(
      {
        name: text('name'),
        company: text('company'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
        gdprConsent: data.has('gdprConsent'),
      },
      text('website'),
    );
    if (outcome.kind === 'sent') {
      target.reset();
      setLength(0);
      const { reference } = outcome;
      const named = reference === undefined ? '' : ` ${t('toast.reference', { reference })}`;
      showToast({
        kind: 'success',
        title: t('toast.success'),
        text: t('toast.successDescription') + named,
      });
    } else if (outcome.kind === 'invalid') {
      const { errors } = $contactForm.get();
      const wrong = order.filter((name) => errors[name]);
      setFound(wrong.flatMap((name) => errors[name] ?? []));
      const field = control(wrong[0] ?? 'name');
      if (field instanceof HTMLElement) field.focus();
      showToast({
        kind: 'destructive',
        title: t('toast.error'),
        text: t('toast.errorDescription'),
      });
    } else if (outcome.kind === 'failed') {
      showToast({
        kind: 'destructive',
        title: t('toast.failure'),
        text: t('toast.failureDescription'),
      });
    }
  }

  const error = (name: EnquiryField) => {
    const key = errors[name];
    return key && t(`errors.${key}`);
  };
  const edited = (name: EnquiryField) => () => editContactField(name);

  return (
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      aria-labelledby="_form-title"
      aria-busy={submitting}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 id="_form-title" {...tolerateBrowserTranslation}>
        {t('form.title')}
      </h2>
      <p className="form-note" {...tolerateBrowserTranslation}>
        {t('form.secureNote')}
      </p>
      <p className="form-note" {...tolerateBrowserTranslation}>
        {t('form.doNotSend')}
      </p>
      <FoundErrors found={found} />
      <Field name="name" label={t('form.name')} mark={t('form.required')} error={error('name')}>
        {(props) => (
          <input
            {...props}
            type="text"
            required
            maxLength={limits.name}
            autoComplete="name"
            onChange={edited('name')}
          />
        )}
      </Field>
      <Field
        name="company"
        label={t('form.company')}
        mark={t('form.optional')}
        error={error('company')}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            maxLength={limits.company}
            autoComplete="organization"
            onChange={edited('company')}
          />
        )}
      </Field>
      <Field name="email" label={t('form.email')} mark={t('form.required')} error={error('email')}>
        {(props) => (
          <input
            {...props}
            type="email"
            dir="ltr"
            required
            maxLength={limits.email}
            autoComplete="email"
            onChange={edited('email')}
          />
        )}
      </Field>
      <Field name="subject" label={t('form.subject')} error={error('subject')}>
        {(props) => (
          <select {...props} defaultValue="" onChange={edited('subject')}>
            <option value="" {...tolerateBrowserTranslation}>
              {t('form.subjectPlaceholder')}
            </option>
            {subjects.map((subject) => (
              <option key={subject} value={subject} {...tolerateBrowserTranslation}>
                {t(`form.subjects.${subject}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="message"
        label={t('form.message')}
        mark={t('form.required')}
        error={error('message')}
        hint={
          <bdi {...tolerateBrowserTranslation}>
            {t('form.counter', { length, max: limits.message })}
          </bdi>
        }
      >
        {(props) => (
          <textarea
            {...props}
            rows={7}
            required
            maxLength={limits.message}
            onChange={() => {
              measure();
              editContactField('message');
            }}
          />
        )}
      </Field>
      <p className="honeypot" aria-hidden="true">
        <label>
          <span {...tolerateBrowserTranslation}>{t('form.website')}</span>{' '}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field name="gdprConsent" error={error('gdprConsent')} label={<ConsentLabel />}>
        {(props) => <input {...props} type="checkbox" required onChange={edited('gdprConsent')} />}
      </Field>
      <button
        type="submit"
        ref={button}
        className="button button-solid submit"
        disabled={submitting}
        aria-busy={submitting}
        {...tolerateBrowserTranslation}
      >
        {submitting ? t('form.submitting') : t('form.submit')}
      </button>
      <p className="form-note" {...tolerateBrowserTranslation}>
        {t('form.encryptionNote')}
      </p>
      <WriteInstead text={t('form.noScript')} email={email} />
    </form>
  );
}

/** The enquiry form. Fields are uncontrolled, so that what was typed before hydration stays. */
export const ContactForm = island<Props>(Form);
