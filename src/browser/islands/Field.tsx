import type { ReactNode } from 'react';
import { setRemark } from '../../core/text.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly mark?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  readonly children: (control: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A labelled control with its mark, hint and error; the error is tied to the control for assistive technology. */
export function Field({ name, label, mark, error, hint, children }: Props) {
  const id = `_${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        <span {...tolerateBrowserTranslation}>{label}</span>
        {mark && (
          <span className="field-mark" {...tolerateBrowserTranslation}>
            {setRemark(mark)}
          </span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`} {...tolerateBrowserTranslation}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
