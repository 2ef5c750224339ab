/** Returns what `make` returned at the first call with this key. The key is an object of the caller's own. */
export type Once = <T>(key: object, make: () => T) => T;

/** One per widget: where features that are loaded late keep what all of their parts share. */
export function createOnce(): Once {
  const made = new Map<object, unknown>();
  return <T>(key: object, make: () => T) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
}
