import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $language } from '../stores/language.ts';
import { Boundary } from './Boundary.tsx';
import { type EditionLink, LanguagePicker } from './LanguagePicker.tsx';
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
  readonly editions: readonly EditionLink[];
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

/** The head of the pages outside the main layout: brand, language picker, translation notice. */
export function BareHeader({ language, words: first, editions, children }: Props) {
  const words = useWords<BareWords>('common', { language, words: first });
  const shown = useStore($language);
  const [hydrated, setHydrated] = useState(false);
  const header = useRef<HTMLElement>(null);
  useEffect(() => setHydrated(true), []);
  useReady(header);
  return (
    <Boundary>
      <header className="wrap bar-row" ref={header}>
        {children}
        <LanguagePicker label={words.picker.label} language={language} editions={editions} />
      </header>
      <TranslationBanner {...words.banner} hidden={(hydrated ? shown : language) === 'en'} />
    </Boundary>
  );
}
