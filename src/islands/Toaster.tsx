import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $toasts, dismissToast, showCarriedToast, type Toast } from '../stores/toasts.ts';
import { useReady } from './use-ready.ts';
import { useWords } from './use-words.ts';

/** How long a message stays, in milliseconds: a moment, and time for each of its letters. */
const readingTime = ({ title, text }: Toast) => 4000 + 70 * (title.length + text.length);

type ToasterWords = { readonly toasts: { readonly label: string; readonly dismiss: string } };
type Props = { readonly language: string; readonly words: ToasterWords };

function Message({ toast, dismiss }: { readonly toast: Toast; readonly dismiss: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), readingTime(toast));
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a message is no fieldset.
    <div
      role="group"
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <p className="font-semibold">{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        ✕
      </button>
    </div>
  );
}

/**
 * Short messages at the edge of the screen. Two live regions that are there before any message: destructive ones are
 * announced at once, others when the reader pauses. Each stays long enough to be read, and while pointed at or focused.
 */
export function Toaster({ language, words: first }: Props) {
  const toasts = useStore($toasts);
  const { toasts: words } = useWords<ToasterWords>('common', { language, words: first });
  const region = useRef<HTMLElement>(null);
  useReady(region);
  useEffect(showCarriedToast, []);
  const list = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Message key={toast.id} toast={toast} dismiss={words.dismiss} />);
  return (
    <section className="toaster" aria-label={words.label} ref={region}>
      <div role="status">{list('success')}</div>
      <div role="alert">{list('destructive')}</div>
    </section>
  );
}
