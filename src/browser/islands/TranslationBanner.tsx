import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '../../languages/list.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

/** Says that the English version prevails, on every page that is not in English. It cannot be dismissed. */
export function TranslationBanner() {
  const { t, i18n } = useTranslation('common');
  return (
    <section
      className="banner"
      aria-label={t('banner.title')}
      hidden={i18n.language === defaultLanguage}
    >
      <p className="wrap">
        <strong {...tolerateBrowserTranslation}>{t('banner.title')}</strong>{' '}
        <span {...tolerateBrowserTranslation}>{t('banner.disclaimer')}</span>
      </p>
    </section>
  );
}
