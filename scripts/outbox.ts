/** Lists, retries, holds and exports letters to officials (docs/operators.md, Letters). */
import type { Database } from '../server/db/schema.ts';
import { exportLetters, listLetters, summary } from '../server/mail/desk.ts';
import { holdAll } from '../server/mail/outbox.ts';
import { requeue } from '../server/mail/try-again.ts';
import type { Options } from '../server/options.ts';
import { SettingError } from '../server/settings.ts';
import { runCommand } from './command.ts';
import { withStored } from './stored.ts';

const USAGE = `Usage: npm run outbox [list [status] | retry [id …] | hold | export FOLDER [status]]

Alone it counts letters by status. list has a line for each, retry tries failed ones again, hold keeps waiting ones back
until they are tried again, and export writes them as .eml files, after which they are not sent from here.`;

const lettersAre = (count: number) => (count === 1 ? '1 letter is' : `${count} letters are`);

async function retry(db: Database, now: Date, ids: string[]): Promise<string> {
  const due = await requeue(db, now, ids.length > 0 ? ids : undefined);
  if (ids.length > 0 && due === 0)
    throw new SettingError(`No letter that can be sent again: ${ids.join(', ')} (npm run outbox list shows them)`);
  return `${lettersAre(due)} due again`;
}

async function perform([command = 'summary', ...args]: string[], db: Database, options: Options): Promise<string> {
  if (command === 'summary') return await summary(db);
  if (command === 'list') return (await listLetters(db, args[0])) || 'No letters';
  if (command === 'retry') return await retry(db, options.clock(), args);
  if (command === 'hold') return `${lettersAre(await holdAll(db))} held; npm run outbox retry sends them`;
  if (command === 'export' && args[0]) return await exportLetters(db, options, args[0], args[1]);
  throw new SettingError(USAGE);
}

await runCommand(USAGE, () => withStored((db, options) => perform(process.argv.slice(2), db, options)));
