import { expect, test } from 'vitest';
import { contactDelivery } from '../../../src/core/contact-delivery.ts';

test('the delivery is the one that the setting names, and simulated where it is empty', () => {
  expect(contactDelivery({})).toBe('simulated');
  expect(contactDelivery({ PUBLIC_CONTACT_DELIVERY: '' })).toBe('simulated');
  expect(contactDelivery({ PUBLIC_CONTACT_DELIVERY: 'simulated' })).toBe('simulated');
  expect(contactDelivery({ PUBLIC_CONTACT_DELIVERY: 'supabase' })).toBe('supabase');
});

test('an unknown one is refused with the known ones, and with what is suggested', () => {
  const env = { PUBLIC_CONTACT_DELIVERY: 'Supabase' };
  expect(() => contactDelivery(env)).toThrow(
    new RangeError('PUBLIC_CONTACT_DELIVERY is “Supabase”; expected simulated or supabase.'),
  );
  expect(() => contactDelivery(env, (found, known) => ` ${found}? ${known.at(-1)}!`)).toThrow(
    /supabase\. Supabase\? supabase!$/,
  );
});
