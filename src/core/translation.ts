/** Looks up a text by `namespace:group.key`; values replace `{{name}}` in it. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language. `fill` replaces `{{fact.…}}` and `{{company.…}}` in a text that is not from the catalogue. */
export type Translation = { readonly t: Translate; readonly fill: (text: string) => string };

/** Values that any text may name: `{{fact.refund-time}}`, `{{company.brand}}`. */
export type Variables = {
  readonly fact: Readonly<Record<string, string>>;
  readonly company: Readonly<Record<string, string>>;
};

/** Words of one language by namespace: the content of `content/locales/<language>/<namespace>.json`. */
export type Resources = Readonly<Record<string, object>>;
