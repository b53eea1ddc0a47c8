import type { MouseEvent } from 'react';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';
import { useFocusAnswer } from './use-focus-answer.ts';

type Props = {
  readonly title: string;
  /** The errors that are left, in the order of the fields. */
  readonly found: readonly { readonly field: string; readonly text: string }[];
  /** How many tries have failed: each gives the summary the focus. */
  readonly tries: number;
};

/**
 * What is wrong in a form, above it: each error leads to its field. It has the focus after a try that failed, and so is read
 * without being a live region, which would be read a second time.
 */
export function ErrorSummary({ title, found, tries }: Props) {
  const box = useFocusAnswer(tries);
  // The address of the page stays as it is, and Back leads to the page before.
  const onClick = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  if (found.length === 0) return null;
  return (
    <section className="answer answer-wrong" aria-labelledby="_found" tabIndex={-1} ref={box}>
      <h2 id="_found" {...tolerateBrowserTranslation}>
        {title}
      </h2>
      <ul>
        {found.map(({ field, text }) => (
          <li key={field}>
            <a
              className="link"
              href={`#_${field}`}
              onClick={onClick(`_${field}`)}
              {...tolerateBrowserTranslation}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
