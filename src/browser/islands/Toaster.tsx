import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IslandWords } from '../../core/island-words.ts';
import { $toasts, dismissToast, showCarriedToast, type Toast } from '../stores/toasts.ts';
import { island } from './island.tsx';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useReady } from './use-ready.ts';
import { useRoomFor } from './use-room-for.ts';

/** How long a message stays, in milliseconds: a base time, and more for each of its letters. */
const readingTime = ({ title, text }: Toast) => 4000 + 70 * (title.length + text.length);

type Props = {
  readonly language: string;
  readonly words: {
    readonly common: Pick<IslandWords['common'], 'toasts'>;
  };
};
type MessageProps = {
  readonly toast: Toast;
  readonly dismiss: string;
  readonly onDismiss: () => void;
};

function Message({ toast, dismiss, onDismiss }: MessageProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (pointed || focused) return;
    const timer = setTimeout(() => dismissToast(toast.id), readingTime(toast));
    return () => clearTimeout(timer);
  }, [pointed, focused, toast]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a message is no fieldset.
    <div
      role="group"
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div>
        <p className="font-semibold" {...tolerateBrowserTranslation}>
          {toast.title}
        </p>
        <p {...tolerateBrowserTranslation}>{toast.text}</p>
      </div>
      <button type="button" className="toast-close" aria-label={dismiss} onClick={onDismiss}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

function Messages() {
  const { t } = useTranslation('common');
  const all = useStore($toasts);
  // The first render must be equal to the static HTML, even if a form has already shown a message.
  const [hydrated, setHydrated] = useState(false);
  const toasts = hydrated ? all : [];
  const region = useRef<HTMLElement>(null);
  useReady(region);
  useRoomFor(region, toasts.length);
  useEffect(() => {
    setHydrated(true);
    showCarriedToast();
  }, []);
  const onDismiss = (id: number) => {
    // When the focused button disappears, the region gets the focus, so that the place in the tab order is kept.
    if (region.current?.contains(document.activeElement)) region.current.focus();
    dismissToast(id);
  };
  const isUrgent = ({ kind, patient }: Toast) => kind === 'destructive' && !patient;
  const list = (shown: readonly Toast[]) =>
    shown.map((toast) => (
      <Message
        key={toast.id}
        toast={toast}
        dismiss={t('toasts.dismiss')}
        onDismiss={() => onDismiss(toast.id)}
      />
    ));
  return (
    <section className="toaster" aria-label={t('toasts.label')} ref={region} tabIndex={-1}>
      <div role="status">{list(toasts.filter((toast) => !isUrgent(toast)))}</div>
      <div role="alert">{list(toasts.filter(isUrgent))}</div>
    </section>
  );
}

/**
 * Short messages at the head of the screen, over the bar or below it, where no field stands. Two live regions exist before any message: `destructive` messages are announced
 * at once, others and patient ones when the reader pauses. Each stays long enough to be read, and as long as it is pointed at or focused.
 */
export const Toaster = island<Props>(Messages);
