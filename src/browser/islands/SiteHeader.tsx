import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from './island.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
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
  const { t } = useTranslation('common');
  const bar = useRef<HTMLElement>(null);
  useReady(bar);
  return (
    <>
      <header className="bar" ref={bar}>
        <nav className="wrap bar-row" aria-label={t('navigation.label')}>
          {children}
          <NavigationMenu address={address} />
          <LanguagePicker page={page} />
        </nav>
      </header>
      <TranslationBanner />
    </>
  );
}

/** The fixed bar with its menu and language picker, and the translation notice below it. */
export const SiteHeader = island<Props>(Header);
