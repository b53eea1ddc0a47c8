import { type RefObject, useEffect } from 'react';

/** Says to the island's directive that its handlers are in place. */
export function useReady(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    ref.current?.dispatchEvent(new Event('island:ready', { bubbles: true }));
  }, [ref]);
}
