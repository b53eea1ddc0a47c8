import { useTranslation } from 'react-i18next';
import { editionLinks } from '../../core/header.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

/**
 * A native popover with a link to each edition of a page.
 * Where the language changes in place, the script in the head of the page answers these links; elsewhere the browser follows
 * them.
 * @param props.page the English path of the page
 */
export function LanguagePicker({ page }: { readonly page: string }) {
  const { t, i18n } = useTranslation('common');
  const editions = editionLinks(page);
  const present = i18n.language;
  return (
    <>
      <button type="button" className="bar-link gap-2 cursor-pointer" popoverTarget="_languages">
        <span className="sr-only" {...tolerateBrowserTranslation}>
          {t('picker.label')}
        </span>
        <span lang={present} {...tolerateBrowserTranslation}>
          {editions.find(({ code }) => code === present)?.name}
        </span>
        <span aria-hidden="true" {...tolerateBrowserTranslation}>
          ▾
        </span>
      </button>
      <ul id="_languages" popover="auto" className="panel">
        {editions.map(({ code, href, name, flag }) => (
          <li key={code}>
            <a
              className="bar-link"
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === present ? 'true' : undefined}
            >
              <span aria-hidden="true" {...tolerateBrowserTranslation}>
                {flag}
              </span>
              <span {...tolerateBrowserTranslation}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
