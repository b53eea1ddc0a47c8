import { useTranslation } from 'react-i18next';
import { splitTag } from '../../core/text.ts';
import { linkIn } from '../stores/language.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

/** The sentence of consent, with its link to the Privacy Policy. */
export function ConsentLabel() {
  const { t, i18n } = useTranslation('contact');
  const { before, inside, after } = splitTag(t('form.consent'));
  return (
    <>
      <span {...tolerateBrowserTranslation}>{before}</span>
      <a
        className="link"
        href={linkIn(i18n.language, '/legal/privacy-policy')}
        {...tolerateBrowserTranslation}
      >
        {inside}
      </a>
      <span {...tolerateBrowserTranslation}>{after}</span>
    </>
  );
}
