/**
 * Makes, lists and ends the access tokens with which people and programs look at the dashboards (docs/operators.md, Access
 * tokens).
 */
import { parseArgs } from 'node:util';
import { endToken, listTokens, makeToken, type NewToken } from '../server/access/tokens.ts';
import type { Database } from '../server/db/schema.ts';
import type { Options } from '../server/options.ts';
import { SettingError } from '../server/settings.ts';
import { DAY_MS } from '../server/time.ts';
import { runCommand } from './command.ts';
import { originOf, withStored } from './stored.ts';

const USAGE = `Usage: npm run access -- make --name NAME [--publisher ID] [--days NUMBER]
       npm run access -- list
       npm run access -- end ID`;

const text = { type: 'string' } as const;
const OPTIONS = { name: text, publisher: text, days: text };

const MAX_DAYS = 36_500;
const MAX_NAME = 100;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const dayOf = (time: string) => time.slice(0, DAY_LENGTH);

/** A list has a line per token, whose columns are tabs apart. */
function nameOf(given: string | undefined): string {
  const name = given?.trim() ?? '';
  if (!name) throw new SettingError(`--name says who the token is for:\n\n${USAGE}`);
  if (name.length > MAX_NAME || /\p{Cc}/u.test(name))
    throw new SettingError(`--name takes one line of up to ${MAX_NAME} characters`);
  return name;
}

function expiryOf(days: string | undefined, now: Date): string | null {
  if (days === undefined) return null;
  const number = /^\d{1,5}$/.test(days) ? Number(days) : 0;
  if (number < 1 || number > MAX_DAYS)
    throw new SettingError(`--days must be a whole number from 1 to ${MAX_DAYS}, not "${days}"`);
  return new Date(now.getTime() + number * DAY_MS).toISOString();
}

async function knownPublisher(db: Database, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const rows = await db.selectFrom('publishers').select('id').orderBy('id').execute();
  const ids = rows.map((row) => row.id);
  if (ids.includes(id)) return id;
  throw new SettingError(`The present content has no publisher "${id}"; it has ${ids.join(', ') || 'none'}`);
}

const opens = (publisherId: string | null) => (publisherId === null ? 'everything' : `publisher ${publisherId}`);

type Given = { name?: string; publisher?: string; days?: string };

async function make(db: Database, options: Options, given: Given): Promise<string> {
  const now = options.clock();
  const wanted: NewToken = {
    name: nameOf(given.name),
    expiresAt: expiryOf(given.days, now),
    publisherId: await knownPublisher(db, given.publisher),
  };
  const { id, token } = await makeToken(db, now, wanted);
  const until = wanted.expiresAt ? ` until ${dayOf(wanted.expiresAt)}` : '';
  return `${token}

It is shown this once. It opens ${opens(wanted.publisherId)}${until}, at ${originOf(options)}/dashboard/login.
To end it: npm run access -- end ${id}`;
}

const HEADS = ['id', 'name', 'opens', 'made', 'last used', 'state'];

async function list(db: Database, now: Date): Promise<string> {
  const rows = await listTokens(db);
  if (rows.length === 0) return 'No tokens';
  const stateOf = ({ endedAt, expiresAt }: (typeof rows)[number]) => {
    if (endedAt) return `ended ${dayOf(endedAt)}`;
    if (!expiresAt) return 'works';
    return expiresAt > now.toISOString() ? `works until ${dayOf(expiresAt)}` : `expired ${dayOf(expiresAt)}`;
  };
  const lines = rows.map((row) =>
    [row.id, row.name, opens(row.publisherId), dayOf(row.at), row.lastUsedOn ?? 'never', stateOf(row)].join('\t'),
  );
  return [HEADS.join('\t'), ...lines].join('\n');
}

async function end(db: Database, now: Date, text: string): Promise<string> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (await endToken(db, now, id)) return `Token ${id} has ended; whoever was signed in by it is signed out`;
  throw new SettingError(`No working token has the id "${text}" (npm run access -- list shows them)`);
}

type Perform = (db: Database, options: Options) => Promise<string>;

function wanted(args: string[]): Perform {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command = '', ...more] = positionals;
  const [id] = more;
  const hasOptions = Object.keys(values).length > 0;
  if (command === 'make' && more.length === 0) return (db, options) => make(db, options, values);
  // npm keeps options before `--` for itself and passes on only their values.
  if (command === 'make') throw new SettingError(`Names in quotes, and options after "--":\n\n${USAGE}`);
  if (command === 'list' && more.length === 0 && !hasOptions) return (db, { clock }) => list(db, clock());
  if (command === 'end' && id && more.length === 1 && !hasOptions) return (db, { clock }) => end(db, clock(), id);
  throw new SettingError(USAGE);
}

await runCommand(USAGE, () => withStored(wanted(process.argv.slice(2))));
