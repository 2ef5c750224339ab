/**
 * Imports a content folder into the database.
 *
 *   npm run import [folder]      default: CONTENT_DIR, else server/content
 *
 * A named folder stays the content until the next import. Without one, every start imports the default again.
 *
 *   npm run import -- --lawmakers FOLDER      lawmakers of one country: the public US files, or lawmakers.json
 */
import { parseArgs } from 'node:util';
import { openDatabase, withPatience } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { tellIfSlow } from '../server/db/tell-if-slow.ts';
import { readAddresses, readEnvironment } from '../server/environment.ts';
import { bringContent } from '../server/import/bring.ts';
import { importLawmakers } from '../server/import/lawmakers/import.ts';
import { ContentError, textOf } from '../server/import/mistakes.ts';
import { type Options, withDefaults } from '../server/options.ts';
import { SettingError } from '../server/setting-error.ts';
import { runCommand } from './command.ts';
import { counted } from './counted.ts';

type Wanted = { folder: string | undefined; lawmakers: string | undefined };

const USAGE = 'Usage: npm run import -- [FOLDER] [--lawmakers FOLDER]';

/** @throws for unknown options, and SettingError for a second folder */
function wanted(args: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args,
    options: { lawmakers: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new SettingError(`One folder of content:\n\n${USAGE}`);
  return { folder: positionals[0], lawmakers: values.lawmakers };
}

/** More would fill the screen. */
const MOST_ADDRESSES = 50;

/** The address of each widget's share page. */
function addresses(requestIds: string[], { publicOrigin }: Options): string[] {
  const origin = publicOrigin ?? `http://localhost:${readAddresses(process.env).port}`;
  const shown = requestIds.slice(0, MOST_ADDRESSES).map((id) => `  ${origin}/share/${encodeURIComponent(id)}`);
  const more = requestIds.length - shown.length;
  return more > 0 ? [...shown, `  and ${more} more`] : shown;
}

async function importWidgets(db: Database, named: string | undefined, options: Options): Promise<string> {
  const folder = named ?? options.contentDir ?? 'server/content';
  const brought = await bringContent(db, folder, options, named ? 'command' : 'start');
  const { widgets, publishers, partners, requestIds, warnings } = brought;
  return [
    `${counted(widgets, 'widget')}, ${counted(publishers, 'publisher')} and ${counted(partners, 'partner')} imported from ${folder}`,
    ...(warnings.length > 0
      ? ['', 'Readers may not see these as intended:', ...warnings.map((each) => `  ${textOf(each)}`)]
      : []),
    ...(widgets > 0 ? ['', 'Each widget on a page of its own:', ...addresses(requestIds, options)] : []),
  ].join('\n');
}

async function bringLawmakers(db: Database, folder: string, { clock }: Options): Promise<string> {
  const { countryCode, members, postcodes, shapes } = await importLawmakers(db, folder, clock);
  const found = [counted(members, 'lawmaker'), counted(postcodes, 'postcode district'), counted(shapes, 'polygon')];
  return `${found[0]} of ${countryCode}, ${found[1]} and ${found[2]} imported from ${folder}`;
}

/** Imports lawmakers first, since warnings about widgets depend on them. */
async function importAll(db: Database, { folder, lawmakers }: Wanted, options: Options): Promise<string[]> {
  const said: string[] = [];
  try {
    if (lawmakers !== undefined) said.push(await bringLawmakers(db, lawmakers, options));
    if (folder !== undefined || lawmakers === undefined) said.push(await importWidgets(db, folder, options));
    return said;
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    const failed = said.length > 0 ? 'The widgets were not imported' : 'Nothing was imported';
    throw new SettingError([...said, `${failed}:\n${cause.message}`].join('\n\n'));
  }
}

const IMPORTING = 'Importing, or waiting until another import is done; this can take minutes';

async function run(asked: Wanted): Promise<string> {
  const options = withDefaults(readEnvironment(process.env));
  const db = await openDatabase({ ...options, tell: console.error });
  try {
    const said = await withPatience(db, options, (patient) =>
      tellIfSlow(importAll(patient, asked, options), IMPORTING, console.error),
    );
    return `${said.join('\n\n')}\n\nThey are in ${options.databaseUrl ? 'the database of DATABASE_URL' : options.dataDir}.`;
  } finally {
    await db.destroy();
  }
}

await runCommand(USAGE, () => run(wanted(process.argv.slice(2))));
