// Purpose: writes into the front matter of a document.

/** A document's text as a version that is published, and applies, on a day. Comments behind the values go. */
export function asVersion(text: string, version: string, day: string): string {
  return inFront(updatedOn(text, day), (front) =>
    front
      .replace(/^effective:.*\n/m, '')
      .replace(/^version:.*$/m, `version: "${version}"\neffective: ${day}`),
  );
}

/** A document's text as one that was changed on a day. A comment behind the value goes. */
export function updatedOn(text: string, day: string): string {
  return inFront(text, (front) => front.replace(/^updated:.*$/m, `updated: ${day}`));
}

function inFront(text: string, edit: (front: string) => string): string {
  const end = text.indexOf('\n---', 4);
  return edit(text.slice(0, end)) + text.slice(end);
}
