import { map } from 'nanostores';
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

/** How a submission ended. `busy` means that one was under way already. */
export type Outcome = 'sent' | 'invalid' | 'failed' | 'busy';

/** Clears the message of one field, because its content has changed. */
export function editContactField(field: EnquiryField): void {
  const { [field]: _, ...errors } = $contactForm.get().errors;
  $contactForm.setKey('errors', errors);
}

/** Checks the whole form and delivers it. Nothing is kept of what was typed. */
export async function submitContact(input: EnquiryInput, website: string): Promise<Outcome> {
  if ($contactForm.get().status === 'submitting') return 'busy';
  $contactForm.set({ status: 'submitting', errors: {} });
  const checked = checkForm<Enquiry, ContactError>(enquirySchema, input);
  if (!checked.ok) {
    $contactForm.set({ status: 'editing', errors: checked.errors });
    return 'invalid';
  }
  try {
    await deliverEnquiry({ ...checked.value, website });
    return 'sent';
  } catch (error) {
    console.warn('The enquiry was not delivered.', error);
    return 'failed';
  } finally {
    $contactForm.setKey('status', 'editing');
  }
}
