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

/** Whether the tab keeps something of an action: what was typed (form/kept-texts.ts), or a payment under way. */
export function isKeptOf(identifier: string) {
  try {
    return Object.keys(sessionStorage).some(
      (name) => name.startsWith('civicAction') && name.endsWith(` ${identifier}`),
    );
  } catch {
    return false;
  }
}
