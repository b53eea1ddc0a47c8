import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../core/moments.ts';
import type { Receipt } from '../stores/contact-form.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useFocusAnswer } from './use-focus-answer.ts';

/** What the sender keeps of an enquiry: when it was sent and as what, what happens next, and its reference. It has the focus when it comes. */
export function ContactReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t, i18n } = useTranslation('contact');
  const box = useFocusAnswer(receipt);
  const { at, reference, subject, email } = receipt;
  return (
    <section className="answer" aria-labelledby="_receipt" tabIndex={-1} ref={box}>
      <h2 id="_receipt" {...tolerateBrowserTranslation}>
        {t('receipt.title')}
      </h2>
      <p className="text-sm text-muted">
        <time dateTime={at.toISOString()} {...tolerateBrowserTranslation}>
          {formatMoment(at, i18n.language)}
        </time>
      </p>
      <dl>
        <dt {...tolerateBrowserTranslation}>{t('form.subject')}</dt>
        <dd {...tolerateBrowserTranslation}>{t(`form.subjects.${subject}`)}</dd>
        <dt {...tolerateBrowserTranslation}>{t('form.email')}</dt>
        <dd>
          <bdi translate="no">{email}</bdi>
        </dd>
      </dl>
      <p {...tolerateBrowserTranslation}>{t('receipt.next')}</p>
      <p {...tolerateBrowserTranslation}>{t('toast.successDescription')}</p>
      <p {...tolerateBrowserTranslation}>
        {reference ? t('receipt.reference', { reference }) : t('receipt.pending')}
      </p>
    </section>
  );
}
