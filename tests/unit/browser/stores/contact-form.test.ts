import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverEnquiry, ReferenceTaken } from '../../../../src/browser/services/enquiries.ts';
import {
  $contactForm,
  editContactField,
  submitContact,
} from '../../../../src/browser/stores/contact-form.ts';
import { referencePattern } from '../../../../src/core/reference.ts';

vi.mock('../../../../src/browser/services/enquiries.ts', async (original) => ({
  ...(await original<object>()),
  deliverEnquiry: vi.fn(),
}));
const deliver = vi.mocked(deliverEnquiry);

const right = {
  name: ' Ada ',
  company: '',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and more.',
  gdprConsent: true,
};

const untouched = { status: 'editing', errors: {}, failed: false, receipt: undefined } as const;

beforeEach(() => {
  deliver.mockReset().mockResolvedValue(true);
  editContactField('name');
  $contactForm.set(untouched);
});

const receipt = () => $contactForm.get().receipt;

test('a right form is delivered, trimmed, with the field that people do not see', async () => {
  const before = Date.now();
  const sending = submitContact(right, 'spam');
  expect($contactForm.get()).toEqual({ ...untouched, status: 'submitting' });
  expect(await sending).toBe('sent');
  expect(deliver).toHaveBeenCalledExactlyOnceWith(
    {
      ...right,
      name: 'Ada',
      reference: expect.stringMatching(referencePattern),
      website: 'spam',
    },
    false,
  );
  const reference = deliver.mock.calls[0]?.[0].reference;
  expect($contactForm.get()).toEqual({
    ...untouched,
    receipt: { at: expect.any(Date), subject: right.subject, email: right.email, reference },
  });
  expect(Math.abs(Number(receipt()?.at) - before)).toBeLessThan(5000);
});

test('a wrong form is not', async () => {
  expect(await submitContact({ ...right, name: ' ', gdprConsent: false }, '')).toBe('invalid');
  expect(deliver).not.toHaveBeenCalled();
  expect($contactForm.get()).toEqual({
    ...untouched,
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
  expect($contactForm.get()).toEqual({ ...untouched, failed: true });
  editContactField('name');
  expect($contactForm.get().failed).toBe(true);
  expect(await submitContact({ ...right, name: '' }, '')).toBe('invalid');
  expect($contactForm.get().failed).toBe(false);
  expect(await submitContact(right, '')).toBe('sent');
});

test('the receipt of an enquiry stays until the next one is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await submitContact(right, '');
  const first = receipt();
  await submitContact({ ...right, name: '' }, '');
  deliver.mockRejectedValueOnce(new Error('down'));
  await submitContact(right, '');
  expect(receipt()).toBe(first);
  await submitContact(right, '');
  expect(receipt()).not.toBe(first);
});

describe('the reference', () => {
  const references = () => deliver.mock.calls.map(([{ reference }]) => reference);

  test('is told only of what was really stored', async () => {
    deliver.mockResolvedValueOnce(false);
    await submitContact(right, '');
    expect(receipt()?.reference).toBeUndefined();
    await submitContact(right, '');
    expect(receipt()?.reference).toBe(references()[1]);
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
    const tries = deliver.mock.calls.map(([, again]) => again);
    expect(tries).toEqual([false, true, false, false]);
  });

  test('that somebody else has is not used again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    deliver.mockRejectedValueOnce(new ReferenceTaken());
    expect(await submitContact(right, '')).toBe('failed');
    expect(await submitContact(right, '')).toBe('sent');
    expect(references()[1]).not.toBe(references()[0]);
    expect(deliver.mock.lastCall?.[1]).toBe(false);
  });
});
