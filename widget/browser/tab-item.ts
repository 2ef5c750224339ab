/**
 * Something that is kept over a reload, in this tab alone: its session storage. Some frames have none (contract §4), and
 * there nothing is kept.
 */
export function tabItem<T>(name: string) {
  function use<R>(run: (storage: Storage) => R): R | null {
    try {
      return run(sessionStorage);
    } catch {
      return null;
    }
  }
  return {
    /** Null if nothing is kept. */
    read: (): T | null => use((storage) => JSON.parse(storage.getItem(name) ?? 'null')),
    write: (value: T) => void use((storage) => storage.setItem(name, JSON.stringify(value))),
    remove: () => void use((storage) => storage.removeItem(name)),
  };
}
