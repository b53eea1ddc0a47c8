import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type contact from '../../content/locales/en/contact.json';
import { type EnquiryField, limits, subjects } from '../schemas/contact.ts';
import { splitTag } from '../site/split-tag.ts';
import { $contactForm, editContactField, submitContact } from '../stores/contact-form.ts';
import { showToast } from '../stores/toasts.ts';
import { Boundary } from './Boundary.tsx';
import { Field } from './Field.tsx';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

type ContactWords = Pick<typeof contact, 'form' | 'errors' | 'toast'>;
type Props = {
  readonly language: string;
  readonly words: ContactWords;
  readonly privacy: string;
  /** The address to write to where the form cannot be sent. */
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
/** Topics that a link in a document may name, with the subject that each preselects. */
const topics = { accessibility: 'general', violation: 'compliance' } as const;

/** The enquiry form. Fields are uncontrolled, so that what was typed before hydration stays. */
export function ContactForm({ language, words: first, privacy, email }: Props) {
  const { form: words, errors: messages, toast } = useWords('contact', { language, words: first });
  const { status, errors } = useStore($contactForm);
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const submitting = status === 'submitting';
  useReady(form);

  const control = (name: EnquiryField | 'website') => form.current?.elements.namedItem(name);
  const measure = () => {
    const message = control('message');
    setLength(message instanceof HTMLTextAreaElement ? message.value.length : 0);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the words that came with the page.
  useEffect(() => {
    const topic = new URLSearchParams(location.search).get('topic');
    const message = control('message');
    const subject = control('subject');
    if (topic === 'accessibility' || topic === 'violation') {
      if (message instanceof HTMLTextAreaElement && !message.value) {
        message.value = `${first.form.topics[topic]}\n`;
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
      showToast({ kind: 'success', title: toast.success, text: toast.successDescription });
    } else if (outcome === 'invalid') {
      const found = $contactForm.get().errors;
      const field = control(order.find((name) => found[name]) ?? 'name');
      if (field instanceof HTMLElement) field.focus();
      showToast({ kind: 'destructive', title: toast.error, text: toast.errorDescription });
    } else if (outcome === 'failed') {
      showToast({ kind: 'destructive', title: toast.failure, text: toast.failureDescription });
    }
  }

  const error = (name: EnquiryField) => {
    const key = errors[name];
    return key && messages[key];
  };
  const edited = (name: EnquiryField) => () => editContactField(name);
  const consent = splitTag(words.consent);

  return (
    <Boundary>
      <form
        ref={form}
        className="form"
        method="post"
        noValidate
        aria-labelledby="_form-title"
        aria-busy={submitting}
        onSubmit={(event) => void onSubmit(event)}
      >
        <h2 id="_form-title">{words.title}</h2>
        <p className="form-note">{words.secureNote}</p>
        <p className="form-note">{words.doNotSend}</p>
        <Field name="name" label={words.name} mark={words.required} error={error('name')}>
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
        <Field name="company" label={words.company} mark={words.optional} error={error('company')}>
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
        <Field name="email" label={words.email} mark={words.required} error={error('email')}>
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
        <Field name="subject" label={words.subject} error={error('subject')}>
          {(props) => (
            <select {...props} defaultValue="" onChange={edited('subject')}>
              <option value="">{words.subjectPlaceholder}</option>
              {subjects.map((subject) => (
                <option key={subject} value={subject}>
                  {words.subjects[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="message"
          label={words.message}
          mark={words.required}
          error={error('message')}
          hint={<bdi>{words.counter.replace('{{length}}', String(length))}</bdi>}
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
            Website <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Field
          name="gdprConsent"
          error={error('gdprConsent')}
          label={
            <>
              {consent.before}
              <a className="link" href={privacy}>
                {consent.inside}
              </a>
              {consent.after}
            </>
          }
        >
          {(props) => (
            <input {...props} type="checkbox" required onChange={edited('gdprConsent')} />
          )}
        </Field>
        <button
          type="submit"
          className="button button-solid submit"
          disabled={submitting}
          aria-busy={submitting}
        >
          {submitting ? words.submitting : words.submit}
        </button>
        <p className="form-note">{words.encryptionNote}</p>
        <p className="no-script">
          {words.noScript}{' '}
          <a className="link" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      </form>
    </Boundary>
  );
}
