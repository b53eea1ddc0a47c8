import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { $language, choose } from '../stores/language.ts';
import { translatable } from './translatable.ts';

/** A link to an edition of the page. */
type EditionLink = {
  readonly code: string;
  readonly href: string;
  readonly name: string;
  readonly dir: string;
};

type Props = {
  readonly label: string;
  readonly language: string;
  readonly editions: readonly EditionLink[];
};

/** A native popover with a link to each edition of the page; on an English address a link switches in place. */
export function LanguagePicker({ label, language, editions }: Props) {
  const shown = useStore($language);
  const list = useRef<HTMLUListElement>(null);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const present = hydrated ? shown : language;

  function onClick(event: MouseEvent, code: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!choose(code)) return;
    event.preventDefault();
    list.current?.hidePopover();
  }

  return (
    <>
      <button type="button" className="bar-link gap-2 cursor-pointer" popoverTarget="_languages">
        <span className="sr-only" {...translatable}>
          {label}
        </span>
        <span lang={present} {...translatable}>
          {editions.find(({ code }) => code === present)?.name}
        </span>
        <span aria-hidden="true" {...translatable}>
          ▾
        </span>
      </button>
      <ul id="_languages" popover="auto" className="panel" ref={list}>
        {editions.map(({ code, href, name, dir }) => (
          <li key={code}>
            <a
              className="bar-link"
              href={href}
              hrefLang={code}
              lang={code}
              dir={dir}
              aria-current={code === present ? 'true' : undefined}
              onClick={(event) => onClick(event, code)}
              {...translatable}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
