import { type ReactNode, useEffect, useRef } from 'react';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where help is. */
  readonly children?: ReactNode;
};

/** Why the last try came to nothing, beside the form until the next one. A toast has announced it. */
export function Failure({ id, title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="answer answer-wrong" id={id} ref={box}>
      <p className="answer-title" {...tolerateBrowserTranslation}>
        {title}
      </p>
      <p {...tolerateBrowserTranslation}>{text}</p>
      {children}
    </div>
  );
}
