import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $language } from '../stores/language.ts';
import { Boundary } from './Boundary.tsx';
import { type EditionLink, LanguagePicker } from './LanguagePicker.tsx';
import { type MenuLink, type MenuWords, NavigationMenu } from './NavigationMenu.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

export type HeaderWords = {
  readonly navigation: MenuWords & { readonly label: string };
  readonly picker: { readonly label: string };
  readonly banner: { readonly title: string; readonly disclaimer: string };
};

type Props = {
  readonly language: string;
  readonly words: HeaderWords;
  readonly links: readonly MenuLink[];
  readonly start: string;
  readonly editions: readonly EditionLink[];
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

/** The fixed bar with its menu and language picker, and the translation notice below it. */
export function SiteHeader({ language, words: first, links, start, editions, children }: Props) {
  const words = useWords<HeaderWords>('common', { language, words: first });
  const shown = useStore($language);
  const [hydrated, setHydrated] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => setHydrated(true), []);
  useReady(bar);
  return (
    <Boundary>
      <header className="bar" ref={bar}>
        <nav className="wrap bar-row" aria-label={words.navigation.label}>
          {children}
          <NavigationMenu words={words.navigation} links={links} start={start} />
          <LanguagePicker label={words.picker.label} language={language} editions={editions} />
        </nav>
      </header>
      <TranslationBanner {...words.banner} hidden={(hydrated ? shown : language) === 'en'} />
    </Boundary>
  );
}
