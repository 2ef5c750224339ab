/** Lists the names on petitions' walls, and takes them off (docs/operators.md, Names of signers). */
import type { Database } from '../server/db/schema.ts';
import { SettingError } from '../server/settings.ts';
import { hideSigners, isSignatureId, latestSigners, MOST_LISTED } from '../server/widgets/signers.ts';
import { counted, runCommand } from './command.ts';
import { withStored } from './stored.ts';

const USAGE = `Usage: npm run wall [list | hide NUMBER … | show NUMBER …]

It lists the latest ${MOST_LISTED} who agreed to be named: a number, when they signed, the petition, the name, and what others see of
it. hide takes names off the walls, show puts them back. Readers see the change within a minute.`;

async function list(db: Database): Promise<string> {
  const signers = await latestSigners(db);
  const lines = signers.map(({ id, at, action, name, seenAs, isHidden }) => {
    const seen = isHidden ? 'hidden' : seenAs === '' ? 'not shown' : seenAs === name ? 'in full' : `as ${seenAs}`;
    return [id, at, action, name, seen].join('\t');
  });
  if (lines.length === 0) return 'Nobody has agreed to be named yet';
  return [['number', 'signed', 'petition', 'name', 'others see it'].join('\t'), ...lines].join('\n');
}

async function change(db: Database, given: string[], isHidden: boolean): Promise<string> {
  const ids = given.map(Number);
  if (ids.length === 0 || !ids.every(isSignatureId)) throw new SettingError(USAGE);
  const count = await hideSigners(db, ids, isHidden);
  if (count === 0)
    throw new SettingError(`No name on a wall has the number ${given.join(', ')} (npm run wall lists them)`);
  return `${counted(count, 'name')} ${isHidden ? 'hidden' : 'shown again'}`;
}

async function perform([command = 'list', ...args]: string[], db: Database): Promise<string> {
  if (command === 'list') return list(db);
  if (command === 'hide' || command === 'show') return change(db, args, command === 'hide');
  throw new SettingError(USAGE);
}

await runCommand(USAGE, () => withStored((db) => perform(process.argv.slice(2), db)));
