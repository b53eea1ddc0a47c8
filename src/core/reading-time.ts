/** Words per minute of a careful reader of legal text. */
const wordsPerMinute = 200;

/** Minutes needed to read a text, at least one. Tags do not count, the words inside them do. */
export function readingMinutes(source: string): number {
  const words = source.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
