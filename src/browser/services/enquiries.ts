import { backendOrigin } from '../../core/backend.ts';
import { contactDelivery } from '../../core/contact-delivery.ts';
import type { Enquiry } from '../schemas/contact.ts';

/** How long a simulated delivery takes, in milliseconds. */
const simulatedDelay = 1000;

/** An enquiry with its reference, and with the hidden field: whoever fills it in is hardly a person. */
export type Delivery = Enquiry & { readonly reference: string; readonly website: string };

/** The reference belongs to the enquiry of somebody else. */
export class ReferenceTaken extends Error {}

/**
 * Delivers an enquiry: simulated by default (no network call, nothing stored), or as a row of `enquiries` if the setting
 * `PUBLIC_CONTACT_DELIVERY` is `supabase`. If the hidden field is filled in, the row is marked as suspected: the extension of
 * a browser may have filled it in for a person. The sender makes the reference, so that a second try after a lost answer is
 * not stored twice, and no row needs to be read back.
 * @param again whether an earlier try under this reference may have arrived
 * @returns whether the enquiry is really stored under its reference
 * @throws Error when the setting is neither, the enquiry was not stored, or the backend cannot be reached within 15 seconds
 */
export async function deliverEnquiry(
  { website, ...enquiry }: Delivery,
  again: boolean,
): Promise<boolean> {
  if (contactDelivery(import.meta.env) === 'simulated') {
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
    body: JSON.stringify({
      ...rest,
      company: company || null,
      gdpr_consent: gdprConsent,
      ...(website && { suspected: true }),
    }),
    signal: AbortSignal.timeout(15_000),
  });
  // Any other success is the page of something in between, such as the sign-in of a hotel's network.
  if (response.status === 201) return true;
  if (response.status === 409 && (await codeOf(response)) === uniqueViolation) {
    if (again) return true;
    throw new ReferenceTaken('The reference is taken.');
  }
  throw new Error(`The enquiry was not stored: ${response.status}.`);
}

/** The code of PostgreSQL for a value that another row has. */
const uniqueViolation = '23505';

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  return Reflect.get(Object(body), 'code');
}
