import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { linkIn } from '../stores/language.ts';
import { island } from './island.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';
import type { HeaderWords } from './words.ts';

type Props = {
  readonly language: string;
  readonly words: HeaderWords<'navigation' | 'picker' | 'banner'>;
  /** `address` is the English path of the address, which may be an alias; `page` is the English path of the page. */
  readonly address: string;
  readonly page: string;
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

function Header({ address, page, children }: Omit<Props, 'language' | 'words'>) {
  const { t, i18n } = useTranslation('common');
  const bar = useRef<HTMLElement>(null);
  useReady(bar);
  return (
    <>
      <header className="bar" ref={bar}>
        <nav className="wrap bar-row" aria-label={t('navigation.label')}>
          {children}
          <NavigationMenu address={address} />
          <a
            className="bar-link glass"
            href={linkIn(i18n.language, '/search')}
            aria-label={t('navigation.search')}
            {...tolerateBrowserTranslation}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M13 13l5 5M14.5 8.5a6 6 0 1 1-12 0a6 6 0 1 1 12 0" />
            </svg>
          </a>
          <LanguagePicker page={page} />
        </nav>
      </header>
      <TranslationBanner />
    </>
  );
}

/** The fixed bar with its menu and language picker, and the translation notice below it. */
export const SiteHeader = island<Props>(Header);
