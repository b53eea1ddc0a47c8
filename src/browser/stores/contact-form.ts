import { map } from 'nanostores';
import { createReference } from '../../core/reference.ts';
import { checkForm, type FieldErrors } from '../schemas/check.ts';
import {
  type ContactError,
  type Enquiry,
  type EnquiryField,
  type EnquiryInput,
  enquirySchema,
} from '../schemas/contact.ts';
import { deliverEnquiry, ReferenceTaken } from '../services/enquiries.ts';

type ContactErrors = FieldErrors<EnquiryField, ContactError>;

/**
 * What the sender keeps of an enquiry that was sent: when, about what, the address that is answered, in which a slip is seen here,
 * and under which reference it is stored, if it is.
 */
export type Receipt = Pick<Enquiry, 'subject' | 'email'> & {
  readonly at: Date;
  readonly reference: string | undefined;
};

/**
 * The state of the enquiry form: its errors, whether it is being sent, whether the last try failed on its way, and the receipt
 * of the last enquiry that was sent.
 */
export type ContactForm = {
  readonly status: 'editing' | 'submitting';
  readonly errors: ContactErrors;
  readonly failed: boolean;
  readonly receipt: Receipt | undefined;
};

export const $contactForm = map<ContactForm>({
  status: 'editing',
  errors: {},
  failed: false,
  receipt: undefined,
});

/** The result of a submission. `busy` means that another one was being sent. */
export type Outcome = 'sent' | 'invalid' | 'failed' | 'busy';

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

/** Checks the whole form and delivers it. Of what was typed the store keeps what the receipt shows. */
export async function submitContact(input: EnquiryInput, website: string): Promise<Outcome> {
  const { status, receipt } = $contactForm.get();
  if (status === 'submitting') return 'busy';
  $contactForm.set({ status: 'submitting', errors: {}, failed: false, receipt });
  const checked = checkForm<Enquiry, ContactError>(enquirySchema, input);
  if (!checked.ok) {
    $contactForm.set({ status: 'editing', errors: checked.errors, failed: false, receipt });
    return 'invalid';
  }
  const again = reference !== undefined;
  const own = reference ?? createReference();
  reference = own;
  try {
    const stored = await deliverEnquiry({ ...checked.value, reference: own, website }, again);
    reference = undefined;
    const { subject, email } = checked.value;
    $contactForm.setKey('receipt', {
      ...{ at: new Date(), subject, email },
      reference: stored ? own : undefined,
    });
    return 'sent';
  } catch (error) {
    console.warn('The enquiry was not delivered.', error);
    if (error instanceof ReferenceTaken) reference = undefined;
    $contactForm.setKey('failed', true);
    return 'failed';
  } finally {
    $contactForm.setKey('status', 'editing');
  }
}
