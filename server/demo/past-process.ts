/** Stores the demo's made-up past beside the server (server/demo/past.ts). */
import { serveTasks } from '../processes/serve-tasks.ts';
import type { PastTask } from './past.ts';

const MOST_BYTES = 1_500_000_000;

await serveTasks(async () => {
  const [{ openDatabase }, { storePast }] = await Promise.all([import('../db/open.ts'), import('./past.ts')]);
  return async ({ now, ...place }: PastTask) => {
    const db = await openDatabase(place);
    try {
      await storePast(db, new Date(now));
    } finally {
      await db.destroy();
    }
    return new Uint8Array();
  };
}, MOST_BYTES);
