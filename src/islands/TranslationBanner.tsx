import { translatable } from './translatable.ts';

type Props = { readonly title: string; readonly disclaimer: string; readonly hidden: boolean };

/** Says that the English version prevails, whenever the page is not English. It cannot be dismissed. */
export function TranslationBanner({ title, disclaimer, hidden }: Props) {
  return (
    <aside className="banner" aria-label={title} hidden={hidden}>
      <p className="wrap">
        <strong {...translatable}>{title}</strong> <span {...translatable}>{disclaimer}</span>
      </p>
    </aside>
  );
}
