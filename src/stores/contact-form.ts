import { map } from 'nanostores';
import { createReference } from '../core/reference.ts';
import { checkForm, type FieldErrors } from '../schemas/check.ts';
import {
  type ContactError,
  type Enquiry,
  type EnquiryField,
  type EnquiryInput,
  enquirySchema,
} from '../schemas/contact.ts';
import { deliverEnquiry } from '../services/enquiries.ts';

type ContactErrors = FieldErrors<EnquiryField, ContactError>;

/** The state of the enquiry form: its errors, and whether it is being sent. */
export type ContactForm = {
  readonly status: 'editing' | 'submitting';
  readonly errors: ContactErrors;
};

export const $contactForm = map<ContactForm>({ status: 'editing', errors: {} });

/**
 * The result of a submission. `busy` means that another one was being sent. An enquiry that was really stored has its
 * reference.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string | undefined }
  | { readonly kind: 'invalid' | 'failed' | 'busy' };

/**
 * The reference of the enquiry in the form. If a try fails, the next one uses the same reference, because the first may have
 * arrived.
 */
let reference: string | undefined;

/**
 * Clears the error of one field, because its content has changed. The next try is another enquiry then, with a new reference.
 */
export function editContactField(field: EnquiryField): void {
  reference = undefined;
  const { [field]: _, ...errors } = $contactForm.get().errors;
  $contactForm.setKey('errors', errors);
}

/** Checks the whole form and delivers it. The store keeps nothing of what was typed. */
export async function submitContact(input: EnquiryInput, website: string): Promise<Outcome> {
  if ($contactForm.get().status === 'submitting') return { kind: 'busy' };
  $contactForm.set({ status: 'submitting', errors: {} });
  const checked = checkForm<Enquiry, ContactError>(enquirySchema, input);
  if (!checked.ok) {
    $contactForm.set({ status: 'editing', errors: checked.errors });
    return { kind: 'invalid' };
  }
  try {
    reference ??= createReference();
    const sent = { kind: 'sent', reference } as const;
    const stored = await deliverEnquiry({ ...checked.value, reference, website });
    reference = undefined;
    return stored ? sent : { kind: 'sent', reference: undefined };
  } catch (error) {
    console.warn('The enquiry was not delivered.', error);
    return { kind: 'failed' };
  } finally {
    $contactForm.setKey('status', 'editing');
  }
}
