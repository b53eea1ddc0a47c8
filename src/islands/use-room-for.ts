import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is fixed at the foot of the window off the focused control: the page ends above it, and scrolls so. A sheet
 * of its own, as a style attribute would be against the security policy whenever the page is copied.
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
