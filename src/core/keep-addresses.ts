/**
 * What an island is given once the language of its page has changed: the words of the edition, and each address (a text that
 * begins with a slash) as the island has it. A change of language changes words, never where something leads.
 * @param standing the `props` of the island, as Astro writes them
 * @param edition those of the same island in the edition
 */
export function keepAddresses(standing: string, edition: string): string {
  return JSON.stringify(keep(JSON.parse(standing), JSON.parse(edition)));
}

function keep(standing: unknown, edition: unknown): unknown {
  if (typeof standing === 'string' && standing.startsWith('/')) return standing;
  if (Array.isArray(edition)) {
    return edition.map((part, index) => keep(Reflect.get(Object(standing), index), part));
  }
  if (typeof edition !== 'object' || edition === null) return edition;
  return Object.fromEntries(
    Object.entries(edition).map(([key, part]) => [
      key,
      keep(Reflect.get(Object(standing), key), part),
    ]),
  );
}
