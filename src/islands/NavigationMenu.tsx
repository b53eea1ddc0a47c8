import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { menuLinks } from '../core/header.ts';
import { editionShownIn, linkIn } from '../stores/language.ts';
import { endSession } from '../stores/session.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type MenuLink = ReturnType<typeof menuLinks>[number];
type LinksProps = { readonly links: readonly MenuLink[]; readonly onFollow?: () => void };

function Links({ links, onFollow }: LinksProps) {
  const { t, i18n } = useTranslation('common');
  const link = ({ key, href, current }: MenuLink) => (
    <a
      className="bar-link"
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
      {...tolerateBrowserTranslation}
    >
      {t(`navigation.${key}`)}
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
        <span
          className="sr-only"
          {...tolerateBrowserTranslation}
        >{`${t('navigation.signedIn')} `}</span>
        <button
          type="button"
          className="bar-link cursor-pointer"
          onClick={() => {
            onFollow?.();
            void endSession();
          }}
          {...tolerateBrowserTranslation}
        >
          {t('navigation.signOut')}
        </button>
      </li>
      <li>
        <a
          className="button button-solid"
          href={linkIn(i18n.language, '/contact')}
          onClick={onFollow}
          {...tolerateBrowserTranslation}
        >
          {t('navigation.getStarted')}
        </a>
      </li>
    </>
  );
}

/**
 * The links of the bar: side by side on wide screens, behind a toggle on small ones. There a native popover opens and closes
 * them. The browser tells assistive technology its state, closes it on Escape or a press outside, and gives the focus back.
 * @param props.address the English path of the present page
 */
export function NavigationMenu({ address }: { readonly address: string }) {
  const { t, i18n } = useTranslation('common');
  const links = menuLinks(address, editionShownIn(i18n.language));
  const panel = useRef<HTMLUListElement>(null);
  // A browser without popovers has no panel to close, and must still do what was pressed.
  const close = () => panel.current?.hidePopover?.();
  return (
    <>
      <ul className="menu-wide">
        <Links links={links.filter(({ key }) => key !== 'home')} />
      </ul>
      <button
        type="button"
        className="button menu-narrow"
        popoverTarget="_menu"
        {...tolerateBrowserTranslation}
      >
        {t('navigation.menu')}
      </button>
      <ul id="_menu" popover="auto" className="panel menu-narrow" ref={panel}>
        <Links links={links} onFollow={close} />
      </ul>
    </>
  );
}
