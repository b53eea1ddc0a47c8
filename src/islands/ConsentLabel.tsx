import { useTranslation } from 'react-i18next';
import { splitTag } from '../core/split-tag.ts';
import { linkIn } from '../stores/language.ts';
import { translatable } from './translatable.ts';

/** The sentence of consent, with its link to the Privacy Policy. */
export function ConsentLabel() {
  const { t, i18n } = useTranslation('contact');
  const { before, inside, after } = splitTag(t('form.consent'));
  return (
    <>
      <span {...translatable}>{before}</span>
      <a className="link" href={linkIn(i18n.language, '/legal/privacy-policy')} {...translatable}>
        {inside}
      </a>
      <span {...translatable}>{after}</span>
    </>
  );
}
