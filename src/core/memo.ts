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

/**
 * Makes a reader of files that reads each text once: most files are unchanged at the next reading, and nobody changes what was read.
 * @param size how many texts are kept; the oldest is dropped first
 */
export function readOnce<T>(
  size: number,
  read: (file: string, text: string) => T,
): (file: string, text: string) => T {
  const recall = memoOf<T>(size);
  return (file, text) => recall(`${file}\n${text}`, () => read(file, text));
}

/** A cache of a value for each object, such as a corpus: it is made once, and goes with the object. */
export function memoByObject<K extends object, T>(): (key: K, make: () => T) => T {
  const known = new WeakMap<K, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
