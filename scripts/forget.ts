/**
 * Deletes a person's data by e-mail address, as the GDPR and similar laws require.
 *
 *   npm run forget -- ada@example.org          counts the rows
 *   npm run forget -- ada@example.org --yes    deletes them
 *
 * `npm run export -- FOLDER --email ada@example.org` writes them to files before.
 */
import { parseArgs } from 'node:util';
import { openDatabase, withPatience } from '../server/db/open.ts';
import { readEnvironment } from '../server/environment.ts';
import { createMedia } from '../server/media/media.ts';
import { purgeVideos } from '../server/media/purge.ts';
import { withDefaults } from '../server/options.ts';
import { type Found, findPerson, forgetPerson, type PersonalTable } from '../server/people/forget.ts';
import { SettingError } from '../server/setting-error.ts';
import { runCommand } from './command.ts';
import { nounFor } from './counted.ts';

const USAGE = 'Usage: npm run forget -- EMAIL [--yes]';

function wanted(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) throw new SettingError(USAGE);
  return { email, isMeant: values.yes === true };
}

/** What a row of each table is to an operator: singular and plural. */
const NOUNS: Record<PersonalTable, [string, string?]> = {
  signatures: ['signature'],
  signups: ['sign-up'],
  opinions: ['opinion'],
  registrationChecks: ['registration check'],
  optIns: ['record of opt-ins', 'records of opt-ins'],
  letters: ['letter'],
  donations: ['donation'],
  outbox: ['recipient of a letter', 'recipients of letters'],
  videos: ['video'],
};

function report(email: string, found: Found, isMeant: boolean): string {
  if (found.length === 0) return `Nothing is stored of ${email}.`;
  const rows = found
    .map((each) => `${String(each.rows).padStart(6)}  ${nounFor(each.rows, ...NOUNS[each.table])}`)
    .join('\n');
  return isMeant
    ? `${rows}\nDeleted. Backups and exports that were made before still hold them, and counts stay as they are, as do amounts that were given.`
    : `${rows}\nNothing was deleted yet: add --yes for that.`;
}

async function run({ email, isMeant }: ReturnType<typeof wanted>): Promise<string> {
  const options = withDefaults(readEnvironment(process.env));
  const db = await openDatabase({ ...options, tell: console.error });
  const media = createMedia(db, options);
  try {
    const found = await withPatience(db, options, (all) => (isMeant ? forgetPerson : findPerson)(all, email));
    if (isMeant) await purgeVideos(media);
    return report(email, found, isMeant);
  } finally {
    await media.close();
    await db.destroy();
  }
}

await runCommand(USAGE, () => run(wanted(process.argv.slice(2))));
