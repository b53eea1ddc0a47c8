type Scored = { readonly impact: number; readonly likelihood: number };

/** The scores that impact and likelihood may have. */
export const scores = [1, 2, 3, 4, 5] as const;

/** Severity of a risk, 1 to 25: impact times likelihood. */
export function severity({ impact, likelihood }: Scored): number {
  return impact * likelihood;
}

/** The band of a severity, as the heat map colours it: low up to 5, medium up to 12, high above. */
export function severityLevel(value: number): 'low' | 'medium' | 'high' {
  if (value <= 5) return 'low';
  return value <= 12 ? 'medium' : 'high';
}
