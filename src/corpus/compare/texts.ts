// Compares two versions of a document by section: sections with the same id are the same section.
import { diffArrays } from 'diff';
import type { Block } from '../record/blocks.ts';
import { markdownOf } from '../record/markdown.ts';
import type { RecordedText } from '../record/read-text.ts';
import { cutAtHeadings } from '../record/sections.ts';
import { type ComparedBlock, type ComparedItem, compareBlocks, compareItems } from './blocks.ts';
import { type ComparedPart, compareLines } from './words.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** A section without the sections inside it. */
export type Section = Pick<Heading, 'id' | 'level' | 'number' | 'title'> & {
  /** Id of the section around it. */
  readonly parent: string | undefined;
  readonly blocks: readonly Block[];
};

/** A section of either version, and what happened to it. */
export type ComparedSection = {
  readonly id: string;
  readonly level: number;
  /** Its number in the newer version, or in the older one if it was removed. */
  readonly number: string;
  readonly change: 'same' | 'added' | 'removed' | 'changed';
  /** Its number in the older version, where it has moved among the others. */
  readonly movedFrom: string | undefined;
  readonly title: readonly ComparedPart[];
  readonly blocks: readonly ComparedBlock[];
};

/** The difference between two versions of a text. */
export type Comparison = {
  readonly lead: readonly ComparedPart[];
  readonly glance: readonly ComparedItem[];
  readonly sections: readonly ComparedSection[];
};

/** What stands before the sections of a text: its description and its summary. */
export function openingOf({ lead, glance }: RecordedText): Block[] {
  return [
    { kind: 'paragraph', children: lead },
    { kind: 'list', items: glance },
  ];
}

/** The sections of a text, in its order. Blocks before the first heading belong to no section. */
export function listSections(body: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const { heading, blocks } of cutAtHeadings(body).sections) {
    const { id, level, number, title } = heading;
    const parent = sections.findLast((section) => section.level < level)?.id;
    sections.push({ id, level, number, title, parent, blocks });
  }
  return sections;
}

export function compareTexts(before: RecordedText, after: RecordedText): Comparison {
  const [old, now] = [listSections(before.body), listSections(after.body)];
  const stayed = inPlace(old, now);
  const sections = now.map((section): ComparedSection => {
    const known = old.find(({ id }) => id === section.id);
    const { id, level, number } = section;
    if (!known) return { ...whole(section, 'added'), id, level, number };
    const moved = !stayed.has(id) || known.parent !== section.parent;
    const title = compareLines(words(known.title), words(section.title));
    const same = isSame(known, section);
    return {
      id,
      level,
      number,
      change: same ? 'same' : 'changed',
      movedFrom: moved ? known.number : undefined,
      title,
      blocks: same ? [] : compareBlocks(known.blocks, section.blocks),
    };
  });
  // A section that was removed is inserted behind the section that was before it.
  old.forEach((section, index) => {
    if (now.some(({ id }) => id === section.id)) return;
    const earlier = old.slice(0, index).map(({ id }) => id);
    const at = sections.findLastIndex(({ id }) => id === earlier.at(-1));
    sections.splice(at + 1, 0, whole(section, 'removed'));
  });
  return {
    lead: compareLines(before.lead, after.lead),
    glance: compareItems(before.glance, after.glance),
    sections,
  };
}

/** How many sections of a comparison there are of each kind, without summary and description. */
export function countSections({ sections }: Comparison) {
  const count = (change: ComparedSection['change']) =>
    sections.filter((section) => section.change === change).length;
  return {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    same: count('same'),
    moved: sections.filter(({ movedFrom }) => movedFrom !== undefined).length,
  };
}

function isSame(one: Section, other: Section): boolean {
  return one.title === other.title && markdownOf(one.blocks) === markdownOf(other.blocks);
}

function whole(section: Section, change: 'added' | 'removed'): ComparedSection {
  const { id, level, number, title, blocks } = section;
  return {
    id,
    level,
    number,
    change,
    movedFrom: undefined,
    title: [{ change: 'same', children: words(title) }],
    blocks: blocks.map((block) => ({ change: 'same', block })),
  };
}

const words = (text: string) => [{ kind: 'text' as const, text }];

/** The ids of the sections that have kept their order: the longest sequence that both versions have. */
function inPlace(before: readonly Section[], after: readonly Section[]): Set<string> {
  const idsOf = (sections: readonly Section[]) => sections.map(({ id }) => id);
  const common = diffArrays(idsOf(before), idsOf(after)).filter(
    (one) => !one.added && !one.removed,
  );
  return new Set(common.flatMap(({ value }) => value));
}
