/** A component: what may be written in its tag and between its tags, and where it stands. */
type Shape = {
  /** The attributes that it must have, and those that it may have. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** What stands between its tags. One that holds nothing has no closing tag. */
  readonly holds: 'nothing' | 'words' | 'words or nothing' | 'blocks';
  /** Within a line of text, alone in a cell of a table, or as a block of its own, as a paragraph is one. */
  readonly place: 'line' | 'cell' | 'block';
  /** The figure that it draws, by the id that its data and its words have. */
  readonly figure?: string;
  /** Whether only texts of pages may use it: what it shows is not part of the text of a version. */
  readonly onPages?: true;
};

const plain = { required: [], optional: [] } as const;
const block = { ...plain, holds: 'blocks', place: 'block' } as const;
const shown = { ...plain, holds: 'nothing', place: 'block' } as const;
const roadmap = { ...shown, figure: 'roadmap' } as const;
const value = { holds: 'nothing', place: 'line' } as const;

/**
 * The components that documents may use without importing them. What the content check asks of their tags, how the canonical
 * text reads them, and which ones pages are handed follows from here.
 */
export const documentComponents = {
  Section: { ...block, required: ['id', 'title'] },
  Fact: { ...value, required: ['id'], optional: ['as'] },
  Company: { ...value, required: ['name'], optional: [] },
  See: {
    ...{ required: [], optional: ['doc', 'section', 'topic'] },
    ...{ holds: 'words or nothing', place: 'line' },
  },
  Blank: { ...plain, holds: 'nothing', place: 'cell' },
  Term: { required: [], optional: ['define', 'of', 'doc'], holds: 'words', place: 'line' },
  Notice: block,
  Example: block,
  RegulatoryStatus: { ...shown, figure: 'regulatory-status' },
  RiskRegister: { ...shown, figure: 'risk-register' },
  RoadmapBaseline: roadmap,
  RoadmapPhases: roadmap,
  RoadmapRisks: roadmap,
  ComplaintPath: { ...shown, figure: 'complaint-path' },
  IncidentPath: { ...shown, figure: 'incident-path' },
  MoneyFlow: { ...shown, figure: 'money-flow' },
  MoneyPlaces: { ...shown, figure: 'money-places' },
  DataFlow: { ...shown, figure: 'data-flow' },
  StartPath: { ...shown, figure: 'start-path' },
  RecoveryObjectives: { ...shown, figure: 'recovery-objectives' },
  ClaimStatus: { ...shown, required: ['id'], onPages: true },
  FloatShares: { ...shown, onPages: true },
  UptimeMeasures: { ...shown, onPages: true },
} as const satisfies Readonly<Record<string, Shape>>;

type Table = typeof documentComponents;

export type DocumentComponent = keyof Table;

/** The components of which the table says this. */
type Those<Said> = {
  [Name in DocumentComponent]: Table[Name] extends Said ? Name : never;
}[DocumentComponent];

/** The components that only texts of pages may use. */
export type PageComponent = Those<{ readonly onPages: true }>;

/** The components that draw a figure. */
export type FigureComponent = Those<{ readonly figure: string }>;

/** What the table says of a component; `undefined` for a name that no component has. */
export function shapeOf(name: string | null): Shape | undefined {
  const shapes: Readonly<Record<string, Shape>> = documentComponents;
  return name !== null && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}
