import { type RefObject, useEffect } from 'react';

/**
 * Keeps messages that are fixed at the foot of the window from covering the focused control: it ends the page above them, and
 * scrolls accordingly. It uses a style sheet and no style attribute, because the security policy would refuse that attribute
 * in a copy of the page.
 */
export function useRoomFor(ref: RefObject<HTMLElement | null>, messages: number): void {
  useEffect(() => {
    if (messages === 0) return;
    const room = (ref.current?.offsetHeight ?? 0) + 32;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `html { scroll-padding-block-end: ${room}px } body { padding-block-end: ${room}px }`,
    );
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
