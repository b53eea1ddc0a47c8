import { useEffect, useRef } from 'react';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type Props = { readonly submitting: boolean; readonly text: string };

/** What sends a form. It is disabled while the form is being sent, which takes its focus away, and has it back afterwards. */
export function SubmitButton({ submitting, text }: Props) {
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
  return (
    <button
      type="submit"
      ref={button}
      className="button button-solid submit"
      disabled={submitting}
      aria-busy={submitting}
      {...tolerateBrowserTranslation}
    >
      {text}
    </button>
  );
}
