import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to a form's button, which loses it because it is disabled while the form is being sent.
 * @param submitting whether the form is being sent
 * @returns the ref of the button
 */
export function useFocusBack(submitting: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !submitting && document.activeElement === document.body) {
      // By itself the focus would bring the button to the middle of the window, and what was answered above it out of sight.
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'nearest' });
    }
    was.current = submitting;
  }, [submitting]);
  return button;
}
