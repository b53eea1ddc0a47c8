import { useTranslation } from 'react-i18next';
import type { ContactError } from '../schemas/contact.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

/** The errors of a try to send, which a screen reader announces at once. */
export function FoundErrors({ found }: { readonly found: readonly ContactError[] }) {
  const { t } = useTranslation('contact');
  return (
    <div role="alert" className="sr-only">
      {found.length > 0 && (
        <>
          <p {...tolerateBrowserTranslation}>{t('form.summary')}</p>
          <ul>
            {found.map((key) => (
              <li key={key} {...tolerateBrowserTranslation}>
                {t(`errors.${key}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
