import { type RefObject, useEffect } from 'react';

/** Keeps what is fixed at the foot of the window off the focused control: the page ends above it, and scrolls so. */
export function useRoomFor(ref: RefObject<HTMLElement | null>, messages: number): void {
  useEffect(() => {
    const room = messages > 0 ? `${(ref.current?.offsetHeight ?? 0) + 32}px` : '';
    document.documentElement.style.scrollPaddingBlockEnd = room;
    document.body.style.paddingBlockEnd = room;
    const { activeElement } = document;
    if (room && activeElement && !ref.current?.contains(activeElement)) {
      activeElement.scrollIntoView({ block: 'nearest' });
    }
  }, [ref, messages]);
}
