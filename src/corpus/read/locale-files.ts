/** The language and namespace of a file of words; `undefined` for any other file. */
export function parseLocalePath(path: string): { language: string; namespace: string } | undefined {
  const match = /^content\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path);
  return match ? { language: match[1] ?? '', namespace: match[2] ?? '' } : undefined;
}
