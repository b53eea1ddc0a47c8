/** The attributes of a component in a document. `scripts/check-content.ts` refuses any others. */
type Shape = { readonly required: readonly string[]; readonly optional: readonly string[] };

const none: Shape = { required: [], optional: [] };

/** The components that documents may use without importing them, and their attributes. */
export const documentComponents = {
  Section: { required: ['id', 'title'], optional: [] },
  Fact: { required: ['id'], optional: ['as'] },
  Company: { required: ['name'], optional: [] },
  See: { required: [], optional: ['doc', 'section', 'topic'] },
  Term: { required: [], optional: ['define', 'of', 'doc'] },
  Notice: none,
  Example: none,
  RegulatoryStatus: none,
  RiskRegister: none,
  RoadmapBaseline: none,
  RoadmapPhases: none,
  RoadmapRisks: none,
  ComplaintPath: none,
  IncidentPath: none,
  MoneyFlow: none,
  DataFlow: none,
  RecoveryObjectives: none,
  ClaimStatus: { required: ['id'], optional: [] },
  FloatShares: none,
  UptimeMeasures: none,
} as const satisfies Readonly<Record<string, Shape>>;

export type DocumentComponent = keyof typeof documentComponents;

/** The components that only texts of pages may use: what they show is not part of the text of a version. */
export const pageComponents = ['ClaimStatus', 'FloatShares', 'UptimeMeasures'] as const;
