/**
 * A memory of what was made last: a value is made once for its key, as long as it is among the newest.
 * @param size how many values are kept; the one that was made first goes first
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
