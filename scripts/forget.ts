/**
 * Deletes a person's data by e-mail address, as the GDPR and similar laws require, or what was done on an action in a
 * time, such as a wave of spam (docs/operators.md, One person's data). `npm run export` with the same options writes them to
 * files before.
 */
import { parseArgs } from 'node:util';
import { withoutTimeLimits } from '../server/db/open.ts';
import { partsOf } from '../server/db/rows.ts';
import type { Database } from '../server/db/schema.ts';
import { createMedia } from '../server/media/media.ts';
import { purgeVideos } from '../server/media/purge.ts';
import type { Options } from '../server/options.ts';
import { emptyFreed, findPerson, forgetPerson, type PersonalTable } from '../server/people/forget.ts';
import { scopeOf } from '../server/people/scope.ts';
import { findWave, forgetWave, type WaveTable } from '../server/people/wave.ts';
import { SettingError } from '../server/settings.ts';
import { nounFor, runCommand } from './command.ts';
import { withStored } from './stored.ts';

const USAGE = `Usage: npm run forget -- EMAIL [--yes]
       npm run forget -- --action ID [--publisher ID] --since TIME [--until TIME] [--yes]`;

const text = { type: 'string' } as const;
const OPTIONS = { action: text, publisher: text, since: text, until: text, yes: { type: 'boolean' } } as const;

type Found = { table: PersonalTable | WaveTable; rows: number }[];

type Wanted = {
  what: string;
  isMeant: boolean;
  find: (db: Database) => Promise<Found>;
  forget: (db: Database) => Promise<Found>;
  kept: string;
};

function wanted(args: string[]): Wanted {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { action, publisher, since, until, yes: isMeant = false } = values;
  const [email, ...more] = positionals;
  if (email?.includes('@') && more.length === 0 && !action && !publisher && !since && !until)
    return {
      what: email,
      isMeant,
      find: (db) => findPerson(db, email),
      forget: (db) => forgetPerson(db, email),
      kept: 'counts stay as they are, as do amounts that were given.',
    };
  if (!action || !since || positionals.length > 0) throw new SettingError(USAGE);
  const scope = async (db: Database) => {
    const found = await scopeOf(db, { action, publisher, since, until });
    const isShared = found.identifiers?.some((identifier) => partsOf(identifier).publisherId === null);
    if (publisher && isShared)
      throw new SettingError(
        `Several publishers share action ${action}: leave --publisher out, and delete what all their readers did`,
      );
    return found;
  };
  return {
    what: `action ${action} in that time`,
    isMeant,
    find: async (db) => findWave(db, await scope(db)),
    forget: async (db) => forgetWave(db, await scope(db)),
    kept: 'letters that were sent can’t be called back. The counts are lower by these rows; donations stay.',
  };
}

/** What a row of each table is to an operator: singular and plural. */
const NOUNS: Record<PersonalTable | WaveTable, [string, string?]> = {
  signatures: ['signature'],
  signups: ['sign-up'],
  opinions: ['opinion'],
  registrationChecks: ['registration check'],
  optIns: ['record of opt-ins', 'records of opt-ins'],
  letters: ['letter'],
  donations: ['donation'],
  outbox: ['recipient of a letter', 'recipients of letters'],
  videos: ['video'],
  votes: ['vote'],
  callCompletions: ['call'],
  completions: ['link that was opened or video that was watched', 'links that were opened or videos that were watched'],
  posts: ['post'],
};

const POSTGRES = `
PostgreSQL keeps deleted rows in its files until they are written anew: "vacuumdb --full" does that, and locks each table
meanwhile. Its write-ahead log, replicas and archives keep them for as long as you keep those.`;

function report({ what, isMeant, kept }: Wanted, found: Found, usesPostgres: boolean): string {
  if (found.length === 0) return `Nothing is stored of ${what}.`;
  const rows = found
    .map((each) => `${String(each.rows).padStart(6)}  ${nounFor(each.rows, ...NOUNS[each.table])}`)
    .join('\n');
  if (!isMeant) return `${rows}\nNothing was deleted yet: add --yes for that.`;
  return `${rows}\nDeleted. Backups and exports that were made before still hold them, and ${kept}${usesPostgres ? POSTGRES : ''}`;
}

async function run(wish: Wanted, db: Database, options: Options): Promise<string> {
  const media = createMedia(db, options);
  try {
    const found = await withoutTimeLimits(db, options, wish.isMeant ? wish.forget : wish.find);
    if (wish.isMeant) {
      await purgeVideos(media);
      // Also where nothing was found: an earlier run may have been cut off.
      await emptyFreed(db);
    }
    return report(wish, found, options.databaseUrl !== undefined);
  } finally {
    await media.close();
  }
}

await runCommand(USAGE, async () => {
  const wish = wanted(process.argv.slice(2));
  return withStored((db, options) => run(wish, db, options));
});
