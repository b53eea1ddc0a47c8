import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $menuOpen, setMenuOpen } from '../stores/menu.ts';
import { endSession } from '../stores/session.ts';
import { translatable } from './translatable.ts';

type MenuLink = {
  readonly key: 'home' | 'solutions' | 'developers' | 'about' | 'contact' | 'signIn' | 'resources';
  readonly href: string;
  readonly current: boolean;
};

export type MenuWords = Readonly<
  Record<MenuLink['key'] | 'menu' | 'getStarted' | 'signOut' | 'signedIn', string>
>;

type Props = {
  readonly words: MenuWords;
  readonly links: readonly MenuLink[];
  readonly start: string;
};

function Links({ words, links, start, onFollow }: Props & { readonly onFollow?: () => void }) {
  const link = ({ key, href, current }: MenuLink) => (
    <a
      className="bar-link"
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      {...translatable}
    >
      {words[key]}
    </a>
  );
  const marks = { signIn: 'signed-out', resources: 'signed-in' } as const;
  return (
    <>
      {links.map((item) => {
        const mark =
          item.key === 'signIn' || item.key === 'resources' ? marks[item.key] : undefined;
        return (
          <li key={item.key} className={mark}>
            {link(item)}
          </li>
        );
      })}
      <li className="signed-in">
        <span className="sr-only" {...translatable}>{`${words.signedIn} `}</span>
        <button
          type="button"
          className="bar-link cursor-pointer"
          data-replay=""
          onClick={() => {
            onFollow?.();
            void endSession();
          }}
          {...translatable}
        >
          {words.signOut}
        </button>
      </li>
      <li>
        <a className="button button-solid" href={start} onClick={onFollow} {...translatable}>
          {words.getStarted}
        </a>
      </li>
    </>
  );
}

/**
 * The links of the bar: side by side on wide screens, behind a toggle on small ones, where a native popover opens and
 * closes them, takes Escape and a press outside, and gives the focus back.
 */
export function NavigationMenu(props: Props) {
  const open = useStore($menuOpen);
  const panel = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = panel.current;
    if (!list) return;
    // The popover may have been opened before there was an island.
    const takeOver = () => setMenuOpen(list.matches(':popover-open'));
    takeOver();
    list.addEventListener('toggle', takeOver);
    return () => list.removeEventListener('toggle', takeOver);
  }, []);
  const { home: _, ...wide } = Object.fromEntries(props.links.map((link) => [link.key, link]));
  return (
    <>
      <ul className="menu-wide">
        <Links {...props} links={Object.values(wide)} />
      </ul>
      <button
        type="button"
        className="button menu-narrow"
        popoverTarget="_menu"
        aria-expanded={open}
        aria-controls="_menu"
        {...translatable}
      >
        {props.words.menu}
      </button>
      <ul id="_menu" popover="auto" className="panel menu-narrow" ref={panel}>
        <Links {...props} onFollow={() => panel.current?.hidePopover()} />
      </ul>
    </>
  );
}
