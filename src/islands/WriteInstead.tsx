import { setBefore } from '../core/typesetting.ts';
import { tolerateBrowserTranslation } from './tolerate-browser-translation.ts';

type Props = { readonly text: string; readonly email: string };

/** The address to write to, shown where no script can send the form. */
export function WriteInstead({ text, email }: Props) {
  return (
    <p className="no-script">
      <span {...tolerateBrowserTranslation}>{setBefore(text)}</span>
      <a className="link" href={`mailto:${email}`} dir="ltr" {...tolerateBrowserTranslation}>
        {email}
      </a>
    </p>
  );
}
