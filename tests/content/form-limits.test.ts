import { expect, test } from 'vitest';
import { limits } from '../../src/browser/schemas/contact.ts';
import { corpus } from './real-content.ts';

test('the limits of the enquiry form are those of the facts', () => {
  const value = (id: string) => corpus.facts.values.get(`form-${id}`)?.value;
  expect(limits).toEqual({
    name: value('name-max'),
    company: value('company-max'),
    email: value('email-max'),
    messageMin: value('message-min'),
    message: value('message-max'),
  });
});

test('errors and the first words of topics are said word for word', () => {
  const speech = corpus.speechOf('en');
  const keys = Object.keys(Object(corpus.resources['en']?.['contact']).errors);
  expect(Object.fromEntries(keys.map((key) => [key, speech?.t(`contact:errors.${key}`)]))).toEqual({
    nameRequired: 'Name is required',
    nameLong: 'Name must be less than 100 characters',
    companyLong: 'Company name must be less than 100 characters',
    emailInvalid: 'Invalid email address',
    emailLong: 'Email must be less than 255 characters',
    subject: 'Please select a subject',
    messageShort: 'Message must be at least 10 characters',
    messageLong: 'Message must be less than 2000 characters',
    consent: 'You must consent to data processing to submit this form',
  });
  // Nothing begins the message of merchants and partners.
  expect(Object(corpus.resources['en']?.['contact']).form.topics).toEqual({
    accessibility: 'Accessibility Feedback',
    violation: 'Acceptable Use Violation',
    complaint: 'Complaint',
    privacy: 'Privacy Request',
  });
  expect(speech?.t('signIn:errors.emailInvalid')).toBe('Invalid email address');
  expect(speech?.t('signIn:errors.passwordRequired')).toBe('Password is required');
});
