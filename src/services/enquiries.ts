import { backendOrigin } from '../core/backend.ts';
import { contactDelivery } from '../core/contact-delivery.ts';
import type { Enquiry } from '../schemas/contact.ts';

/** How long a simulated delivery takes, in milliseconds (specification, point 9). */
const simulatedDelay = 1000;

/** An enquiry with the field that people do not see: whoever fills it is no person. */
export type Delivery = Enquiry & { readonly website: string };

/**
 * Delivers an enquiry: simulated by default (no network call, nothing stored), or as a row of `enquiries` where the
 * setting `PUBLIC_CONTACT_DELIVERY` is `supabase`.
 * @throws Error when the setting is neither, the enquiry was not stored, or the backend cannot be reached within 15 seconds
 */
export async function deliverEnquiry(delivery: Delivery): Promise<void> {
  if (contactDelivery(import.meta.env) === 'simulated') {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
    return;
  }
  const { gdprConsent, company, website, ...rest } = delivery;
  const response = await fetch(`${backendOrigin(import.meta.env)}/rest/v1/enquiries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
      apikey: String(import.meta.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] ?? ''),
    },
    body: JSON.stringify({
      ...rest,
      company: company || null,
      gdpr_consent: gdprConsent,
      ...(website && { website }),
    }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The enquiry was not stored: ${response.status}.`);
}
