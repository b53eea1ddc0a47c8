// Names in double braces, which stand for a value: {{fact.refund-time}}, {{count}}. Every reader of them takes them from here.
// Spaces beside a name mean nothing, as for i18next, which fills in the words of the catalogue.
const placeholder = /\{\{\s*([^\s{},-][^{},]*?)\s*\}\}/g;

/** The names in double braces of a text, in their order, each as it is typed and with its offset. */
export function placeholderPlaces(
  text: string,
): { readonly name: string; readonly typed: string; readonly at: number }[] {
  return [...text.matchAll(placeholder)].map(({ 0: typed, 1: name = '', index: at }) => ({
    ...{ name, typed, at },
  }));
}

/** The names in double braces of a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(placeholderPlaces(text).map(({ name }) => name))];
}

/**
 * A text with another in place of every name in double braces.
 * @param value gives that text for a name, and for the name with its braces as it is typed
 */
export function replacePlaceholders(
  text: string,
  value: (name: string, typed: string) => string,
): string {
  return text.replace(placeholder, (typed: string, name: string) => value(name, typed));
}

/** Puts values in the place of names. A name without a value stays as it is, so that the mistake is visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return replacePlaceholders(text, (name, typed) => String(values[name] ?? typed));
}

/** The kind and the key of a value that any text may name, as in `fact.refund-time`; `undefined` for any other name. */
export function valueNamed(
  name: string,
): { readonly kind: 'fact' | 'company'; readonly key: string } | undefined {
  const [, kind, key = ''] = /^(fact|company)\.(.*)$/.exec(name) ?? [];
  return kind === 'fact' || kind === 'company' ? { kind, key } : undefined;
}
