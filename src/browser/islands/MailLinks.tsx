import { useTranslation } from 'react-i18next';
import { setBefore } from '../../core/text.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type Props = { readonly text: string; readonly emails: readonly string[] };

/** Addresses to write to, behind a text that says what for. */
export function MailLinks({ text, emails }: Props) {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).formatToParts(emails);
  return (
    <>
      <span {...tolerateBrowserTranslation}>{setBefore(text)}</span>
      {list.map(({ type, value }) =>
        type === 'literal' ? (
          <span key={value} {...tolerateBrowserTranslation}>
            {value}
          </span>
        ) : (
          <a
            key={value}
            className="link"
            href={`mailto:${value}`}
            dir="ltr"
            {...tolerateBrowserTranslation}
          >
            {value}
          </a>
        ),
      )}
    </>
  );
}
