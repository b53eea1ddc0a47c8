import { type ReactNode, useRef } from 'react';
import { island } from './island.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { TranslationBanner } from './TranslationBanner.tsx';
import { useReady } from './use-ready.ts';
import type { HeaderWords } from './words.ts';

type Props = {
  readonly language: string;
  readonly words: HeaderWords<'picker' | 'banner'>;
  /** The English path of the page. */
  readonly page: string;
  /** The brand, rendered by the page. */
  readonly children?: ReactNode;
};

function Header({ page, children }: Omit<Props, 'language' | 'words'>) {
  const header = useRef<HTMLElement>(null);
  useReady(header);
  return (
    <>
      <header className="wrap bar-row" ref={header}>
        {children}
        <LanguagePicker page={page} />
      </header>
      <TranslationBanner />
    </>
  );
}

/** The head of the pages outside the main layout: brand, language picker, translation notice. */
export const BareHeader = island<Props>(Header);
