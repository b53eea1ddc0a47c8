/** Replaces `{{name}}` in a text by values. A name without a value stays as it is, so that the mistake is visible. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
