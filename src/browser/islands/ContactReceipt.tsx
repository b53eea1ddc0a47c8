import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/moments.ts';
import type { Receipt } from '../stores/contact-form.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useFocusAnswer } from './use-focus-answer.ts';

/** What the sender keeps of an enquiry: when it was sent, what happens next, and its reference. It has the focus when it comes. */
export function ContactReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useTranslation('contact');
  const box = useFocusAnswer(receipt);
  const { at, reference } = receipt;
  return (
    <section className="answer" aria-labelledby="_receipt" tabIndex={-1} ref={box}>
      <h2 id="_receipt" {...tolerateBrowserTranslation}>
        {t('receipt.title')}
      </h2>
      <p>
        <time dateTime={at.toISOString()} {...tolerateBrowserTranslation}>
          {formatMoment(at, i18n.language)}
        </time>
      </p>
      <p {...tolerateBrowserTranslation}>{t('receipt.next')}</p>
      <p {...tolerateBrowserTranslation}>{t('toast.successDescription')}</p>
      <p {...tolerateBrowserTranslation}>
        {reference ? t('receipt.reference', { reference }) : t('receipt.pending')}
      </p>
    </section>
  );
}
