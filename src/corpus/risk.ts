type Scored = { readonly impact: number; readonly likelihood: number };

/** The scores that impact and likelihood may have. */
export const scores = [1, 2, 3, 4, 5] as const;

/** The bands of severity, from the lowest. */
export const levels = ['low', 'medium', 'high'] as const;

/** Severity of a risk, 1 to 25: impact times likelihood. */
export function severity({ impact, likelihood }: Scored): number {
  return impact * likelihood;
}

/** The order of a register: the most severe first, and risks of the same scores together. */
export function bySeverity(one: Scored, other: Scored): number {
  return severity(other) - severity(one) || other.impact - one.impact;
}

/** The band of a severity, as the heat map colours it: low up to 5, medium up to 12, high above. */
export function severityLevel(value: number): (typeof levels)[number] {
  if (value <= 5) return 'low';
  return value <= 12 ? 'medium' : 'high';
}
