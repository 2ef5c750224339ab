import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and switching branches changes many files. */
const SETTLED_AFTER_MS = 30;

/** Calls `act` after changes below the folders; never twice at once, and again if something changed meanwhile. */
export function onChange(root: string, folders: readonly string[], act: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isActing = false;
  let isDue = false;

  async function run() {
    if (isActing) {
      isDue = true;
      return;
    }
    isActing = true;
    await act().finally(() => {
      isActing = false;
    });
    if (isDue) {
      isDue = false;
      await run();
    }
  }

  for (const folder of folders)
    watch(join(root, folder), { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLED_AFTER_MS);
    });
}
