/**
 * Makes the function that finds which of many short texts stand in a text. It looks at each place of the text once, where a
 * search for each of them would look at the whole text again.
 */
export function partFinder(parts: Iterable<string>): (text: string) => ReadonlySet<string> {
  const all = new Set(parts);
  const byHead = Map.groupBy(all, (part) => headAt(part, 0, part.length));
  return (text) => {
    const found = new Set(all.has('') ? [''] : []);
    for (let at = 0; at < text.length; at += 1) {
      for (const length of [1, 2]) {
        for (const part of byHead.get(headAt(text, at, length)) ?? []) {
          if (text.startsWith(part, at)) found.add(part);
        }
      }
    }
    return found;
  };
}

/** The first letter at a place, or the first two, as a number: to cut them out of the text would take longer. */
const headAt = (text: string, at: number, length: number) =>
  text.charCodeAt(at) * 0x10000 + (length > 1 ? text.charCodeAt(at + 1) : 0);
