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

type Known<K, T> = Pick<Map<K, T>, 'get' | 'has'> & {
  readonly set: (key: K, value: T) => unknown;
};

function keepIn<K, T>(known: Known<K, T>, make: (key: K) => T): (key: K) => T {
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as T;
  };
}

/** A function of an object, such as a corpus, that makes each value once. The value goes with the object. */
export function cacheByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  return keepIn(new WeakMap<K, T>(), make);
}

/** A function of a text, such as the code of a language, that makes each value once, and keeps all: for few texts. */
export function cacheByText<K extends string, T>(make: (key: K) => T): (key: K) => T {
  return keepIn(new Map<K, T>(), make);
}

/** The same where a value is made of more than its object. */
export function memoByObject<K extends object, T>(): (key: K, make: () => T) => T {
  const known = new WeakMap<K, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
