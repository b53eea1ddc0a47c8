import { beforeEach, describe, expect, test, vi } from 'vitest';
import { referencePattern } from '../../../src/core/reference.ts';
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
  deliver.mockReset().mockResolvedValue(true);
  editContactField('name');
  $contactForm.set({ status: 'editing', errors: {} });
});

test('a right form is delivered, trimmed, with the field that people do not see', async () => {
  const sending = submitContact(right, 'spam');
  expect($contactForm.get()).toEqual({ status: 'submitting', errors: {} });
  expect(await sending).toEqual({
    kind: 'sent',
    reference: expect.stringMatching(referencePattern),
  });
  expect(deliver).toHaveBeenCalledExactlyOnceWith({
    ...right,
    name: 'Ada',
    reference: expect.stringMatching(referencePattern),
    website: 'spam',
  });
  expect($contactForm.get()).toEqual({ status: 'editing', errors: {} });
});

test('a wrong form is not', async () => {
  expect(await submitContact({ ...right, name: ' ', gdprConsent: false }, '')).toEqual({
    kind: 'invalid',
  });
  expect(deliver).not.toHaveBeenCalled();
  expect($contactForm.get()).toEqual({
    status: 'editing',
    errors: { name: 'nameRequired', gdprConsent: 'consent' },
  });
});

test('a submission under way is not doubled', async () => {
  const both = [submitContact(right, ''), submitContact(right, '')];
  expect(await Promise.all(both)).toMatchObject([{ kind: 'sent' }, { kind: 'busy' }]);
  expect(deliver).toHaveBeenCalledOnce();
});

test('a failure is told, and the form may be sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  deliver.mockRejectedValueOnce(new Error('down'));
  expect(await submitContact(right, '')).toEqual({ kind: 'failed' });
  expect(warn).toHaveBeenCalledOnce();
  expect($contactForm.get()).toEqual({ status: 'editing', errors: {} });
  expect(await submitContact(right, '')).toMatchObject({ kind: 'sent' });
});

describe('the reference', () => {
  const references = () => deliver.mock.calls.map(([{ reference }]) => reference);

  test('is told only of what was really stored', async () => {
    deliver.mockResolvedValueOnce(false);
    expect(await submitContact(right, '')).toEqual({ kind: 'sent', reference: undefined });
    expect(await submitContact(right, '')).toEqual({ kind: 'sent', reference: references()[1] });
  });

  test('stays for the next try of the same enquiry, and is another for any other', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    deliver.mockRejectedValueOnce(new Error('no answer')).mockRejectedValueOnce(new Error('again'));
    await submitContact(right, '');
    await submitContact({ ...right, name: '' }, '');
    await submitContact(right, '');
    editContactField('message');
    await submitContact(right, '');
    await submitContact(right, '');
    const [first, second, edited, after] = references();
    expect(second).toBe(first);
    expect(new Set([first, edited, after]).size).toBe(3);
  });
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
