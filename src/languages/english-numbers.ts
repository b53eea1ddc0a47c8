// Numbers that are written as words, from one to ninety-nine and the round hundreds, and as digits.
// Content is checked in English only, where these words are a closed list.

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A regular expression's source for a number in digits (1,000 and 99.9 included) or in words. */
export const numberPattern = [
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?[Kk]?`,
  String.raw`\d+(?:\.\d+)?[Kk]?`,
  `(?:${tens.join('|')})(?:[- ](?:${small.slice(1, 10).join('|')}))?`,
  String.raw`(?:one|a)\s+hundred`,
  // Longer words come first, because "seven" would match inside "seventeen".
  `(?:${small.toSorted((a, b) => b.length - a.length).join('|')})`,
].join('|');

/** The value of a text that `numberPattern` matched; `NaN` for any other text. */
export function parseNumber(text: string): number {
  const word = text.toLowerCase().trim();
  const digits = /^([\d,.]+)(k?)$/.exec(word);
  if (digits) return Number(digits[1]?.replaceAll(',', '')) * (digits[2] ? 1000 : 1);
  if (/^(one|a)\s+hundred$/.test(word)) return 100;
  const [first = '', second] = word.split(/[- ]/);
  if (tens.includes(first)) {
    return (tens.indexOf(first) + 2) * 10 + (second ? small.indexOf(second) : 0);
  }
  const value = small.indexOf(word);
  return value < 0 ? Number.NaN : value;
}
