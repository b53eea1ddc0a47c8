import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editionPath, splitAddress } from '../core/addresses.ts';
import { editionLinks, menuLinks } from '../core/header.ts';
import { $language } from '../stores/language.ts';
import { guarded } from './Boundary.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { type MenuWords, NavigationMenu } from './NavigationMenu.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

type HeaderWords = {
  readonly navigation: MenuWords & { readonly label: string };
  readonly picker: { readonly label: string };
  readonly banner: { readonly title: string; readonly disclaimer: string };
};

type Props = {
  readonly language: string;
  /** The page's own address, and the English path of the page that it is an edition or an alias of. */
  readonly address: string;
  readonly page: string;
  readonly words: HeaderWords;
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

function Header({ language, address, page, words: first, children }: Props) {
  const words = useWords<HeaderWords>('common', { language, words: first });
  const shown = useStore($language);
  const [hydrated, setHydrated] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setHydrated(true), []);
  useReady(bar);
  return (
    <>
      <header className="bar" ref={bar}>
        <nav className="wrap bar-row" aria-label={words.navigation.label}>
          {children}
          <NavigationMenu
            words={words.navigation}
            links={menuLinks(address)}
            start={editionPath('/contact', splitAddress(address).language)}
          />
          <LanguagePicker
            label={words.picker.label}
            language={language}
            editions={editionLinks(page)}
          />
        </nav>
      </header>
      <TranslationBanner {...words.banner} hidden={(hydrated ? shown : language) === 'en'} />
    </>
  );
}

/** The fixed bar with its menu and language picker, and the translation notice below it. */
export const SiteHeader = guarded(Header);
