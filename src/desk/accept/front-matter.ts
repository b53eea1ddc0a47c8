// Purpose: writes into the front matter of a document.

/** A document's text as a version that is published, and applies, on a day. Comments behind the values go. */
export function asVersion(text: string, version: string, day: string): string {
  const end = text.indexOf('\n---', 4);
  const front = text
    .slice(0, end)
    .replace(/^effective:.*\n/m, '')
    .replace(/^version:.*$/m, `version: "${version}"\neffective: ${day}`)
    .replace(/^updated:.*$/m, `updated: ${day}`);
  return front + text.slice(end);
}
