// Times that are written without a number, as patterns with their values. Pure data.
import { numberPattern } from '../languages/english-numbers.ts';

/** "A day" alone is ordinary prose: only "within a day" is a time. */
export const idioms = [
  { pattern: String.raw`\bhalf\s+an\s+hour\b`, unit: 'minute', value: 30 },
  { pattern: String.raw`\bhalf\s+a\s+day\b`, unit: 'hour', value: 12 },
  { pattern: String.raw`\bhalf\s+a\s+year\b`, unit: 'month', value: 6 },
  { pattern: String.raw`\b(?:a\s+)?fortnight\b`, unit: 'week', value: 2 },
  ...['minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => ({
    ...{ pattern: String.raw`(?<=\bwithin\s+)an?\s+${unit}\b`, unit, value: 1 },
  })),
  {
    ...{ pattern: String.raw`(?<=\bwithin\s+)a\s+(?:business|working)\s+day\b`, value: 1 },
    unit: 'business-day',
  },
];

/** Whether a text may hold a number, in digits, in words or in such an idiom. */
export const numberHint = new RegExp(
  String.raw`\d|\b(?:${numberPattern})\b|\bhalf\b|fortnight|\bwithin\s+an?\b`,
  'iu',
);
