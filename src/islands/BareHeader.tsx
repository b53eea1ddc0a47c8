import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editionLinks } from '../core/header.ts';
import { $language } from '../stores/language.ts';
import { guarded } from './Boundary.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

type BareWords = {
  readonly picker: { readonly label: string };
  readonly banner: { readonly title: string; readonly disclaimer: string };
};
type Props = {
  readonly language: string;
  readonly words: BareWords;
  /** The English path of the page. */
  readonly page: string;
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

function Header({ language, words: first, page, children }: Props) {
  const words = useWords<BareWords>('common', { language, words: first });
  const shown = useStore($language);
  const [hydrated, setHydrated] = useState(false);
  const header = useRef<HTMLElement>(null);
  useEffect(() => setHydrated(true), []);
  useReady(header);
  return (
    <>
      <header className="wrap bar-row" ref={header}>
        {children}
        <LanguagePicker
          label={words.picker.label}
          language={language}
          editions={editionLinks(page)}
        />
      </header>
      <TranslationBanner {...words.banner} hidden={(hydrated ? shown : language) === 'en'} />
    </>
  );
}

/** The head of the pages outside the main layout: brand, language picker, translation notice. */
export const BareHeader = guarded(Header);
