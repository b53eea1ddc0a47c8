/**
 * An object whose values are made together, when the first of them is asked for. Where few of many are ever asked for, nothing is
 * made of the others.
 * @param keys every key of the object
 */
export function lazy<T extends object>(keys: readonly (keyof T & string)[], make: () => T): T {
  let made: T | undefined;
  const get = (key: keyof T) => {
    made ??= make();
    return made[key];
  };
  const parts = keys.map((key) => [key, { get: () => get(key), enumerable: true }] as const);
  return Object.defineProperties({}, Object.fromEntries(parts)) as T;
}

/** Both objects in one. Unlike a spread it asks for no value that is made later. */
export function merge<One extends object, Other extends object>(
  one: One,
  other: Other,
): One & Other {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(one), ...Object.getOwnPropertyDescriptors(other) },
  ) as One & Other;
}
