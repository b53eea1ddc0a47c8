import { backendOrigin } from '../core/backend.ts';
import { contactDelivery } from '../core/contact-delivery.ts';
import type { Enquiry } from '../schemas/contact.ts';

/** How long a simulated delivery takes, in milliseconds. */
const simulatedDelay = 1000;

/** An enquiry with its reference, and with the hidden field: whoever fills it in is no person. */
export type Delivery = Enquiry & { readonly reference: string; readonly website: string };

/**
 * Delivers an enquiry: simulated by default (no network call, nothing stored), or as a row of `enquiries` if the setting
 * `PUBLIC_CONTACT_DELIVERY` is `supabase`. If the hidden field is filled in, the delivery is always simulated. The sender
 * makes the reference, so that a second try after a lost answer is not stored twice, and no row needs to be read back.
 * @returns whether the enquiry is really stored under its reference
 * @throws Error when the setting is neither, the enquiry was not stored, or the backend cannot be reached within 15 seconds
 */
export async function deliverEnquiry({ website, ...enquiry }: Delivery): Promise<boolean> {
  if (contactDelivery(import.meta.env) === 'simulated' || website) {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
    return false;
  }
  const { gdprConsent, company, ...rest } = enquiry;
  const response = await fetch(`${backendOrigin(import.meta.env)}/rest/v1/enquiries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
      apikey: String(import.meta.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] ?? ''),
    },
    body: JSON.stringify({ ...rest, company: company || null, gdpr_consent: gdprConsent }),
    signal: AbortSignal.timeout(15_000),
  });
  // A conflict means that an earlier try, whose answer was lost, has stored the enquiry.
  if (response.ok || response.status === 409) return true;
  throw new Error(`The enquiry was not stored: ${response.status}.`);
}
