import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type commonWords from '../../../content/locales/en/common.json';
import type restrictedWords from '../../../content/locales/en/restricted.json';
import { linkIn } from '../stores/language.ts';
import { island } from './island.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';

type Props = {
  readonly language: string;
  readonly words: {
    readonly restricted: Omit<typeof restrictedWords, 'meta'>;
    readonly common: { readonly navigation: Pick<(typeof commonWords)['navigation'], 'signIn'> };
  };
};

function Content() {
  const { t, i18n } = useTranslation(['restricted', 'common']);
  const content = useRef<HTMLDivElement>(null);
  useReady(content);
  const paragraph = (className: string, text: string) => (
    <p className={className} {...tolerateBrowserTranslation}>
      {text}
    </p>
  );
  const link = (className: string, path: string, text: string) => (
    <a className={className} href={linkIn(i18n.language, path)} {...tolerateBrowserTranslation}>
      {text}
    </a>
  );
  return (
    <div ref={content}>
      <h1 {...tolerateBrowserTranslation}>{t('title')}</h1>
      {paragraph('reason-unauthenticated mt-4 text-lg', t('unauthenticated'))}
      {paragraph('reason-invalid mt-4 text-lg', t('invalidCredentials'))}
      <div className="actions">
        {link('button button-solid', '/signin', t('common:navigation.signIn'))}
        {link('button', '/', t('home'))}
        {link('button', '/contact', t('contact'))}
      </div>
      {paragraph('mt-8 border-t pt-4 text-sm text-muted', t('note'))}
    </div>
  );
}

/**
 * What the restricted page says and offers. It always holds the texts for both reasons; which one is shown is chosen before the
 * first paint, by a script and its style sheet alone (src/browser/client/restricted-reason.ts).
 */
export const Restricted = island<Props>(Content);
