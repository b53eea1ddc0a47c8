import { type RefObject, useEffect } from 'react';

/**
 * Keeps messages that are fixed at the head of the window from covering the focused control: the page scrolls so that it stands
 * below them, and nothing in it moves. It uses a style sheet and no style attribute, because the security policy would refuse
 * that attribute in a copy of the page.
 */
export function useRoomFor(ref: RefObject<HTMLElement | null>, messages: number): void {
  useEffect(() => {
    if (messages === 0) return;
    const room = Math.ceil(ref.current?.getBoundingClientRect().bottom ?? 0) + 16;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { scroll-padding-block-start: max(5rem, ${room}px) }`);
    document.adoptedStyleSheets.push(sheet);
    const { activeElement } = document;
    if (activeElement && !ref.current?.contains(activeElement)) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [ref, messages]);
}
