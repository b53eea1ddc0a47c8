import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type contact from '../../content/locales/en/contact.json';
import { fill } from '../core/fill.ts';
import { splitTag } from '../core/split-tag.ts';
import { isTopic, topics } from '../core/topics.ts';
import { type ContactError, type EnquiryField, limits, subjects } from '../schemas/contact.ts';
import { $contactForm, editContactField, submitContact } from '../stores/contact-form.ts';
import { showToast } from '../stores/toasts.ts';
import { guarded } from './Boundary.tsx';
import { Field } from './Field.tsx';
import { translatable } from './translatable.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';
import { WriteInstead } from './WriteInstead.tsx';

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

function Form({ language, words: first, privacy, email }: Props) {
  const { form: words, errors: messages, toast } = useWords('contact', { language, words: first });
  const { status, errors } = useStore($contactForm);
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  // What the last try found, as a screen reader was told: it does not change while fields are mended.
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
      const named = reference === undefined ? '' : ` ${fill(toast.reference, { reference })}`;
      showToast({
        kind: 'success',
        title: toast.success,
        text: toast.successDescription + named,
      });
    } else if (outcome.kind === 'invalid') {
      const { errors } = $contactForm.get();
      const wrong = order.filter((name) => errors[name]);
      setFound(wrong.flatMap((name) => errors[name] ?? []));
      const field = control(wrong[0] ?? 'name');
      if (field instanceof HTMLElement) field.focus();
      showToast({ kind: 'destructive', title: toast.error, text: toast.errorDescription });
    } else if (outcome.kind === 'failed') {
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
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      aria-labelledby="_form-title"
      aria-busy={submitting}
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 id="_form-title" {...translatable}>
        {words.title}
      </h2>
      <p className="form-note" {...translatable}>
        {words.secureNote}
      </p>
      <p className="form-note" {...translatable}>
        {words.doNotSend}
      </p>
      <div role="alert" className="sr-only">
        {found.length > 0 && (
          <>
            <p {...translatable}>{words.summary}</p>
            <ul>
              {found.map((key) => (
                <li key={key} {...translatable}>
                  {messages[key]}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
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
            <option value="" {...translatable}>
              {words.subjectPlaceholder}
            </option>
            {subjects.map((subject) => (
              <option key={subject} value={subject} {...translatable}>
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
        hint={<bdi {...translatable}>{fill(words.counter, { length, max: limits.message })}</bdi>}
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
          <span {...translatable}>{words.website}</span>{' '}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field
        name="gdprConsent"
        error={error('gdprConsent')}
        label={
          <>
            <span {...translatable}>{consent.before}</span>
            <a className="link" href={privacy} {...translatable}>
              {consent.inside}
            </a>
            <span {...translatable}>{consent.after}</span>
          </>
        }
      >
        {(props) => <input {...props} type="checkbox" required onChange={edited('gdprConsent')} />}
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
      <p className="form-note" {...translatable}>
        {words.encryptionNote}
      </p>
      <WriteInstead text={words.noScript} email={email} />
    </form>
  );
}

/** The enquiry form. Fields are uncontrolled, so that what was typed before hydration stays. */
export const ContactForm = guarded(Form);
