/** A video that is not published yet. It survives a reload of the page. */
export type Kept = {
  blob: Blob;
  name: string;
  seconds: number;
  /** The reader pressed Save. */
  isSaving: boolean;
  /** The address of the upload, once it has begun. */
  uploadUrl: string | null;
};

/** So long a video waits on the device for its reader. The next widget that records ends it, whatever its action. */
const KEPT_MS = 7 * 86_400_000;

type Stored = Kept & { keptAt: number };

const isOver = ({ keptAt }: Stored) => Date.now() - keptAt > KEPT_MS;

export type Keeper = {
  read: () => Promise<Kept | null>;
  write: (kept: Kept) => Promise<void>;
  clear: () => Promise<void>;
};

const DATABASE = 'civic-action-videos';
const STORE = 'unsaved';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function endAbandoned(store: IDBObjectStore) {
  const walk = store.openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor && isOver(cursor.value)) cursor.delete();
    cursor?.continue();
  };
}

/**
 * Keeps an action's video on the reader's device. Sandboxed frames and private windows refuse: then the video lives as
 * long as the page.
 */
export const createKeeper = (key: string): Keeper => ({
  read: () =>
    withStore<Stored | undefined>('readwrite', (store) => {
      endAbandoned(store);
      return store.get(key);
    }).then(
      (kept) => (kept && !isOver(kept) ? kept : null),
      () => null,
    ),
  write: (kept) =>
    withStore('readwrite', (store) => store.put({ ...kept, keptAt: Date.now() }, key)).then(
      () => undefined,
      () => undefined,
    ),
  clear: () =>
    withStore('readwrite', (store) => store.delete(key)).then(
      () => undefined,
      () => undefined,
    ),
});

/** Keeps nothing. */
export const NO_KEEPER: Keeper = { read: async () => null, write: async () => {}, clear: async () => {} };
