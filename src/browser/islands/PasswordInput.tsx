import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  readonly shown: boolean;
  /** The name of the button that shows what is typed. */
  readonly show: string;
  readonly onToggle: () => void;
};

/** A field for a password, with a button that shows what is typed and hides it again. */
export function PasswordInput({ shown, show, onToggle, ...control }: Props) {
  return (
    <div className="password">
      <input
        {...control}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="scripted"
        aria-label={show}
        aria-pressed={shown}
        onClick={onToggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
          {shown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </div>
  );
}
