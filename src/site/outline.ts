/** A numbered section of a document, in the order of the text. */
export type OutlineSection = {
  readonly id: string;
  readonly title: string;
  /** `3` for a section, `3.2` for a section inside it. */
  readonly number: string;
  /** 1 for a section, 2 for a section inside it, and so on. */
  readonly level: number;
  /** Line of the opening tag, counted from 1 in the text that was given. */
  readonly line: number;
};

const tag = /\{\/\*[\s\S]*?\*\/\}|<Section\b((?:"[^"]*"|[^>"])*)>|<\/Section>/g;

/** The value of a literal attribute such as `id="fees"` among the attributes of a tag. */
export function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

/**
 * The sections of a document, numbered in the order in which they stand.
 * @param source MDX text. Ids and titles are literal strings; `scripts/check-content.ts` refuses any other form.
 */
export function outlineOf(source: string): OutlineSection[] {
  const counters = [0];
  const sections: OutlineSection[] = [];
  for (const match of source.matchAll(tag)) {
    const attributes = match[1];
    // A section that an author has commented out does not count.
    if (match[0].startsWith('{')) continue;
    if (attributes === undefined) {
      if (counters.length > 1) counters.pop();
      continue;
    }
    const level = counters.length;
    counters[level - 1] = (counters[level - 1] ?? 0) + 1;
    sections.push({
      id: attribute(attributes, 'id') ?? '',
      title: attribute(attributes, 'title') ?? '',
      number: counters.join('.'),
      level,
      line: source.slice(0, match.index).split('\n').length,
    });
    counters.push(0);
  }
  return sections;
}

/** The id of a defined term's place: “Business Day” is `term-business-day`. */
export function termId(term: string): string {
  return `term-${term.trim().toLowerCase().replace(/\s+/g, '-')}`;
}
