import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverEnquiry } from '../../../src/services/enquiries.ts';
import { $contactForm, editContactField, submitContact } from '../../../src/stores/contact-form.ts';

vi.mock('../../../src/services/enquiries.ts', () => ({ deliverEnquiry: vi.fn() }));
const deliver = vi.mocked(deliverEnquiry);

const right = {
  name: ' Ada ',
  company: '',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and more.',
  gdprConsent: true,
};

beforeEach(() => {
  deliver.mockReset().mockResolvedValue(undefined);
  $contactForm.set({ status: 'editing', errors: {} });
});

test('a right form is delivered, trimmed, with the field that people do not see', async () => {
  const sending = submitContact(right, 'spam');
  expect($contactForm.get()).toEqual({ status: 'submitting', errors: {} });
  expect(await sending).toBe('sent');
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ ...right, name: 'Ada', website: 'spam' });
  expect($contactForm.get()).toEqual({ status: 'editing', errors: {} });
});

test('a wrong form is not', async () => {
  expect(await submitContact({ ...right, name: ' ', gdprConsent: false }, '')).toBe('invalid');
  expect(deliver).not.toHaveBeenCalled();
  expect($contactForm.get()).toEqual({
    status: 'editing',
    errors: { name: 'nameRequired', gdprConsent: 'consent' },
  });
});

test('a submission under way is not doubled', async () => {
  const both = [submitContact(right, ''), submitContact(right, '')];
  expect(await Promise.all(both)).toEqual(['sent', 'busy']);
  expect(deliver).toHaveBeenCalledOnce();
});

test('a failure is told, and the form may be sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  deliver.mockRejectedValueOnce(new Error('down'));
  expect(await submitContact(right, '')).toBe('failed');
  expect(warn).toHaveBeenCalledOnce();
  expect($contactForm.get()).toEqual({ status: 'editing', errors: {} });
  expect(await submitContact(right, '')).toBe('sent');
});

describe('editing', () => {
  test('clears the message of that field alone; a submit clears all first', async () => {
    await submitContact({ ...right, name: '', email: '' }, '');
    editContactField('name');
    expect($contactForm.get().errors).toEqual({ email: 'emailInvalid' });
    editContactField('company');
    expect($contactForm.get().errors).toEqual({ email: 'emailInvalid' });
    await submitContact({ ...right, message: '' }, '');
    expect($contactForm.get().errors).toEqual({ message: 'messageShort' });
  });
});
