/** Replaces `{{name}}` in a text by values; names without a value stay, so that they are seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{([\w.-]+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
