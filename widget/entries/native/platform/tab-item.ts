/**
 * In place of widget/core/browser/tab-item.ts: the storage of this tab is the publisher's here, and what a reader types is not
 * for the publisher's other scripts to read. Nothing is kept over a reload.
 */
export const tabItem = <T>(_name: string) => ({
  read: (): T | null => null,
  write: (_value: T) => {},
  remove: () => {},
});

export const isKeptOf = (_identifier: string) => false;
