import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and switching branches changes many files. */
const SETTLED_AFTER_MS = 30;

/** A folder and those below it; none if it has gone. */
function foldersBelow(folder: string): string[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return [folder, ...found.filter((each) => each.isDirectory()).map((each) => join(each.parentPath, each.name))];
  } catch {
    return [];
  }
}

/**
 * Watches each folder by itself: on Linux, Node's recursive watching loses a file that was replaced by renaming, as
 * many editors and git save.
 *
 * @returns a function that begins anew, since folders are made, go, and come again under the same name
 */
function watchBelow(folder: string, changed: () => void): () => void {
  let watchers: FSWatcher[] = [];
  const begin = (each: string) => {
    try {
      const watcher = watch(each, { persistent: false }, changed);
      watcher.on('error', () => {});
      return [watcher];
    } catch {
      return []; // the folder has gone meanwhile
    }
  };
  return () => {
    for (const watcher of watchers) watcher.close();
    watchers = foldersBelow(folder).flatMap(begin);
  };
}

/** Calls `act` after changes below the folders; never twice at once, and again if something changed meanwhile. */
export function onChange(root: string, folders: readonly string[], act: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  let isDue = false;

  function run() {
    if (isDue) return;
    isDue = true;
    acting = acting.then(() => {
      isDue = false;
      return act();
    });
  }

  const watched = folders.map((folder) => watchBelow(join(root, folder), changed));
  function changed() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const lookAgain of watched) lookAgain();
      run();
    }, SETTLED_AFTER_MS);
  }
  for (const look of watched) look();
}
