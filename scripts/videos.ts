/** Lists and deletes readers' videos (docs/operators.md, Readers’ videos). */
import type { Database } from '../server/db/schema.ts';
import { listVideos, removeVideos } from '../server/media/desk.ts';
import { createMedia } from '../server/media/media.ts';
import { purgeVideos } from '../server/media/purge.ts';
import type { Options } from '../server/options.ts';
import { SettingError } from '../server/settings.ts';
import { counted, runCommand } from './command.ts';
import { withStored } from './stored.ts';

const USAGE = 'Usage: npm run videos [list | delete ADDRESS [ADDRESS …]]';

async function perform([command = 'list', ...args]: string[], db: Database, options: Options): Promise<string> {
  const media = createMedia(db, options);
  try {
    if (command === 'list') return await listVideos(db);
    if (command !== 'delete' || args.length === 0) throw new SettingError(USAGE);
    const removed = await removeVideos(db, args);
    await purgeVideos(media);
    return `${counted(removed, 'video')} deleted. Shared caches may keep copies for a day, and backups have them still.`;
  } finally {
    await media.close();
  }
}

await runCommand(USAGE, () => withStored((db, options) => perform(process.argv.slice(2), db, options)));
