import { MailLinks } from './MailLinks.tsx';

type Props = { readonly text: string; readonly email: string };

/** The address to write to, shown where no script can send the form. */
export function WriteInstead({ text, email }: Props) {
  return (
    <p className="no-script">
      <MailLinks text={text} emails={[email]} />
    </p>
  );
}
