import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type contact from '../../../content/locales/en/contact.json';
import { isTopic, type Topic, topics } from '../../core/topics.ts';
import { type EnquiryField, limits, subjects } from '../schemas/contact.ts';
import { $contactForm, editContactField, submitContact } from '../stores/contact-form.ts';
import { showToast } from '../stores/toasts.ts';
import { ConsentLabel } from './ConsentLabel.tsx';
import { ContactReceipt } from './ContactReceipt.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failure } from './Failure.tsx';
import { Field } from './Field.tsx';
import { island } from './island.tsx';
import { MailLinks } from './MailLinks.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';
import { useTopicLinks } from './use-topic-links.ts';
import { WriteInstead } from './WriteInstead.tsx';

type ContactWords = Pick<typeof contact, 'form' | 'errors' | 'receipt' | 'toast'>;
type Props = {
  readonly language: string;
  readonly words: { readonly contact: ContactWords };
  /** The address to write to if the form cannot be sent. */
  readonly email: string;
  /** The addresses for complaints and for requests about data, which need no consent. */
  readonly consentless: readonly string[];
};

const order: readonly EnquiryField[] = [
  'name',
  'company',
  'email',
  'subject',
  'message',
  'gdprConsent',
];

function Form({ email, consentless }: Pick<Props, 'email' | 'consentless'>) {
  const { t } = useTranslation('contact');
  const { status, errors, failed, receipt } = useStore($contactForm);
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [tries, setTries] = useState(0);
  const submitting = status === 'submitting';
  useReady(form);

  const control = (name: EnquiryField | 'website') => form.current?.elements.namedItem(name);
  const measure = () => {
    const message = control('message');
    setLength(message instanceof HTMLTextAreaElement ? message.value.length : 0);
  };
  const opening = (topic: Topic) => {
    const words = t(`form.topics.${topic}`, '');
    return words && `${words}\n`;
  };
  /** Begins the message and chooses the subject, unless the visitor has done so. */
  const begin = (topic: Topic) => {
    const message = control('message');
    const subject = control('subject');
    if (message instanceof HTMLTextAreaElement) {
      const begun = Object.keys(topics).some(
        (one) => isTopic(one) && opening(one) === message.value,
      );
      if (!message.value || begun) message.value = opening(topic);
    }
    if (subject instanceof HTMLSelectElement) subject.value ||= topics[topic];
    measure();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the words that came with the page.
  useEffect(() => {
    const topic = new URLSearchParams(location.search).get('topic') ?? '';
    if (isTopic(topic)) begin(topic);
    measure();
  }, []);
  useTopicLinks((topic) => {
    const subject = control('subject');
    if (!(subject instanceof HTMLSelectElement)) return;
    subject.value = '';
    begin(topic);
    editContactField('subject');
    editContactField('message');
    subject.focus();
  });

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const data = new FormData(target);
    const text = (name: string) => String(data.get(name) ?? '');
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
    if (outcome === 'sent') {
      target.reset();
      setLength(0);
      showToast({
        kind: 'success',
        title: t('toast.success'),
        text: t('toast.successDescription'),
      });
    } else if (outcome === 'invalid') {
      setTries((count) => count + 1);
      showToast({
        kind: 'destructive',
        patient: true,
        title: t('toast.error'),
        text: t('toast.errorDescription'),
      });
    } else if (outcome === 'failed') {
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
  const found = order.flatMap((field) => {
    const text = error(field);
    return text ? [{ field, text }] : [];
  });

  return (
    <div>
      {receipt && <ContactReceipt receipt={receipt} />}
      <ErrorSummary title={t('form.summary')} found={found} tries={tries} />
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
        <Field
          name="email"
          label={t('form.email')}
          mark={t('form.required')}
          error={error('email')}
        >
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
        <Field
          name="subject"
          label={t('form.subject')}
          mark={t('form.required')}
          error={error('subject')}
        >
          {(props) => (
            <select {...props} required defaultValue="" onChange={edited('subject')}>
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
            <>
              <span {...tolerateBrowserTranslation}>
                {errors.message ? '' : `${t('form.least')} `}
              </span>
              <bdi aria-hidden="true" {...tolerateBrowserTranslation}>
                {t('form.counter', { length, max: limits.message })}
              </bdi>
              <span className="sr-only" {...tolerateBrowserTranslation}>
                {t('form.characters', { length, max: limits.message })}
              </span>
            </>
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
        <Field
          name="gdprConsent"
          error={error('gdprConsent')}
          label={<ConsentLabel />}
          mark={t('form.required')}
        >
          {(props) => (
            <input {...props} type="checkbox" required onChange={edited('gdprConsent')} />
          )}
        </Field>
        <p>
          <MailLinks text={t('form.byEmail')} emails={consentless} />
        </p>
        {failed && (
          <Failure id="_failed" title={t('toast.failure')} text={t('toast.failureDescription')} />
        )}
        <SubmitButton
          submitting={submitting}
          text={submitting ? t('form.submitting') : t('form.submit')}
        />
        <p className="form-note" {...tolerateBrowserTranslation}>
          {t('form.encryptionNote')}
        </p>
        <WriteInstead text={t('form.noScript')} email={email} />
      </form>
    </div>
  );
}

/** The enquiry form. Fields are uncontrolled, so that what was typed before hydration stays. */
export const ContactForm = island<Props>(Form);
