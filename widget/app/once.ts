/** Something made when it is first asked for, and kept: known by a key of the asker's own. */
export type Once = <T>(key: object, make: () => T) => T;

/** One per widget: features that are loaded late keep here what belongs to all of their parts. */
export function createOnce(): Once {
  const made = new Map<object, unknown>();
  return <T>(key: object, make: () => T) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
}
