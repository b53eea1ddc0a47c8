/** A package whose code visitors load, or a file of a typeface, and its licence. */
export type Notice = {
  readonly kind: 'software' | 'typeface';
  /** Name, for a package with its version: `react 19.3.1`. */
  readonly name: string;
  /** The licence as the package names it: `MIT`. */
  readonly licence: string;
  /** The whole text of the licence, with its line breaks. */
  readonly text: string;
};

/** Where a build keeps the notices of what it bundled, within the project. */
export const noticesFile = '.local/notices.json';

/** Names that share exactly the same licence text, which is printed once: `react 19.3.1 (MIT)`. */
export type SharedNotice = { readonly names: readonly string[]; readonly text: string };

/** Notices grouped by their text; the groups stand in the order of their first notice. */
export function sharedNotices(notices: readonly Notice[]): SharedNotice[] {
  const plain = ({ text }: Notice) => text.replace(/\s+/g, ' ');
  return [...Map.groupBy(notices, plain).values()].map((list) => ({
    names: list.map(({ name, licence }) => `${name} (${licence})`),
    text: list[0]?.text ?? '',
  }));
}

/** The paragraphs of a licence, each as one line. Lines without a word, which only separate others, are left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/^[^\p{L}\p{N}\n]+$/gmu, '')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^#+ /gm, '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

const rule = '-'.repeat(78);

/** The text of `/licences.txt`: every licence in full, after the names of what it covers. */
export function noticesText(shared: readonly SharedNotice[]): string {
  return shared
    .map(({ names, text }) => `${names.join('\n')}\n${rule}\n\n${text.trim()}\n`)
    .join('\n\n');
}
