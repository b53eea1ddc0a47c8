import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { menuLinks } from '../../core/header.ts';
import type { Audience } from '../../core/navigation.ts';
import { editionShownIn, linkIn } from '../stores/language.ts';
import { $session, audienceOf, endSession } from '../stores/session.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type LinksProps = {
  readonly links: ReturnType<typeof menuLinks>;
  readonly onFollow?: () => void;
};

/** The links that the visitor is to see, and the buttons after them. */
function Links({ links, onFollow }: LinksProps) {
  const { t, i18n } = useTranslation('common');
  const visitor = audienceOf(useStore($session, { ssr: 'initial' }));
  // All parts are always there. Until the visitor is known, the mark of the page shows the right ones
  // (src/browser/client/session-mark.css).
  const item = (key: string, audience: Audience | undefined, content: ReactNode) => (
    <li
      key={key}
      className={visitor ? undefined : audience}
      hidden={visitor !== undefined && audience !== undefined && audience !== visitor}
    >
      {content}
    </li>
  );
  return (
    <>
      {links.map(({ key, href, current, audience }) =>
        item(
          key,
          audience,
          <a
            className={key === 'signIn' ? 'button' : 'bar-link'}
            href={href}
            aria-current={current ? 'page' : undefined}
            onClick={onFollow}
            {...tolerateBrowserTranslation}
          >
            {t(`navigation.${key}`)}
          </a>,
        ),
      )}
      {item(
        'signOut',
        'signed-in',
        <>
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
        </>,
      )}
      <li>
        <a
          className="button button-solid"
          href={linkIn(i18n.language, '/contact?topic=merchant')}
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
        <Links links={links.filter(({ narrow }) => !narrow)} />
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
