/**
 * A cache of the newest values: a value is made once for its key and is kept while it is among the newest.
 * @param size how many values are kept; the oldest is dropped first
 */
export function memoOf<T>(size: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
