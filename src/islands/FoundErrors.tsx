import { useTranslation } from 'react-i18next';
import type { ContactError } from '../schemas/contact.ts';
import { translatable } from './translatable.ts';

/** What a try to send found, told to a screen reader at once. */
export function FoundErrors({ found }: { readonly found: readonly ContactError[] }) {
  const { t } = useTranslation('contact');
  return (
    <div role="alert" className="sr-only">
      {found.length > 0 && (
        <>
          <p {...translatable}>{t('form.summary')}</p>
          <ul>
            {found.map((key) => (
              <li key={key} {...translatable}>
                {t(`errors.${key}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
