/** Looks up a text by `namespace:group.key`; values replace `{{name}}` in it. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language, and the values that any of them may name. Each function throws a RangeError for a name without a value. */
export type Translation = {
  readonly t: Translate;
  /** Replaces `{{fact.…}}` and `{{company.…}}` in a text that is not from the catalogue. */
  readonly fill: (text: string) => string;
  /** A fact in the words of the language, such as “10–15 business days”, or in another form, such as `every`. */
  readonly fact: (id: string, form?: string) => string;
  /** A value of the company, such as that of `brand`. */
  readonly company: (name: string) => string;
};

/** Values that any text may name: `{{fact.refund-time}}`, `{{company.brand}}`. */
export type Variables = {
  readonly fact: Readonly<Record<string, string>>;
  readonly company: Readonly<Record<string, string>>;
};

/** Words of one language by namespace: the content of `content/locales/<language>/<namespace>.json`. */
export type Resources = Readonly<Record<string, object>>;
