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

/** The enquiry form: what is wrong with it, and whether it is on its way. */
export type ContactForm = {
  readonly status: 'editing' | 'submitting';
  readonly errors: ContactErrors;
};

export const $contactForm = map<ContactForm>({ status: 'editing', errors: {} });

/** How a submission ended: `busy` means that one was under way already. What was really stored has its reference. */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string | undefined }
  | { readonly kind: 'invalid' | 'failed' | 'busy' };

/** The reference of the enquiry as it stands in the form: a try that failed keeps it for the next, as it may have arrived. */
let reference: string | undefined;

/** Clears the message of one field, because its content has changed: the enquiry is another one now. */
export function editContactField(field: EnquiryField): void {
  reference = undefined;
  const { [field]: _, ...errors } = $contactForm.get().errors;
  $contactForm.setKey('errors', errors);
}

/** Checks the whole form and delivers it. Nothing is kept of what was typed. */
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
