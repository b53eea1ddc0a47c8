import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deliverEnquiry, ReferenceTaken } from '../../../../src/browser/services/enquiries.ts';
import { type Bench, startBench } from '../../../backend/support.ts';

const delivery = {
  name: 'Ada Example',
  company: '',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and a few more.',
  gdprConsent: true,
  reference: 'K7M3-9QXT',
  website: '',
} as const;

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
afterAll(() => bench.end());

describe('by default', () => {
  test.each([undefined, '', 'simulated'])(
    '%s: a second passes, and no request is made',
    async (setting) => {
      vi.stubEnv('PUBLIC_CONTACT_DELIVERY', setting);
      const request = vi.fn();
      vi.stubGlobal('fetch', request);
      vi.useFakeTimers();
      const answered = vi.fn();
      const delivered = deliverEnquiry({ ...delivery, website: 'spam' }, false).then(answered);
      await vi.advanceTimersByTimeAsync(999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await delivered;
      expect(answered).toHaveBeenCalledExactlyOnceWith(false);
      expect(request).not.toHaveBeenCalled();
    },
  );
});

test('an unknown delivery delivers nothing, and says so', async () => {
  vi.stubEnv('PUBLIC_CONTACT_DELIVERY', 'Supabase');
  await expect(deliverEnquiry(delivery, false)).rejects.toThrow(
    'PUBLIC_CONTACT_DELIVERY is “Supabase”',
  );
});

describe('with the delivery “supabase”', () => {
  const deliver = (change: object = {}, again = false) => {
    vi.stubEnv('PUBLIC_CONTACT_DELIVERY', 'supabase');
    vi.stubEnv('PUBLIC_SUPABASE_URL', bench.backend.url);
    vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', bench.backend.publishableKey);
    return deliverEnquiry({ ...delivery, ...change }, again);
  };

  test('an enquiry becomes a row', async () => {
    expect(await deliver()).toBe(true);
    expect(await deliver({ company: 'Example Ltd', reference: 'K7M3-9QXV' })).toBe(true);
    expect(bench.storedEnquiries()).toBe(2);
  });

  test('the same one, sent again because an answer was lost, is stored once', async () => {
    expect(await deliver({}, true)).toBe(true);
    expect(bench.storedEnquiries()).toBe(2);
  });

  test('one under the reference of another was not stored', async () => {
    await expect(deliver({ name: 'Somebody Else' })).rejects.toThrow(ReferenceTaken);
    expect(bench.storedEnquiries()).toBe(2);
  });

  test.each([
    [200, '<html>Sign in to the network</html>'],
    [202, ''],
    [204, null],
    [409, '{"code":"23503"}'],
    [409, '<html>'],
    [429, '{"code":"23505"}'],
  ])('an answer %i %s says that nothing was stored', async (status, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    await expect(deliver({}, true)).rejects.toThrow(`not stored: ${status}.`);
  });

  test('one that fills the hidden field is stored, and marked', async () => {
    expect(await deliver({ reference: 'K7M3-9QXW', website: 'https://spam.example' })).toBe(true);
    const marked = bench.sql('SELECT reference FROM enquiries WHERE suspected');
    expect(marked).toEqual([{ reference: 'K7M3-9QXW' }]);
  });

  test('what the database refuses was not stored', async () => {
    await expect(deliver({ message: 'short' })).rejects.toThrow('The enquiry was not stored: 400.');
    await expect(deliver({ gdprConsent: false })).rejects.toThrow('not stored');
    expect(bench.storedEnquiries()).toBe(3);
  });

  test('neither was one without the right key, or without a backend', async () => {
    vi.stubEnv('PUBLIC_CONTACT_DELIVERY', 'supabase');
    vi.stubEnv('PUBLIC_SUPABASE_URL', bench.backend.url);
    vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_wrong');
    await expect(deliverEnquiry(delivery, false)).rejects.toThrow('401');
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9');
    await expect(deliverEnquiry(delivery, false)).rejects.toThrow();
  });
});
