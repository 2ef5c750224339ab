/**
 * Imports a content folder, or lawmakers of one country, into the database (docs/operators.md, Content, Lawmakers and
 * addresses). A named folder stays the content until the next import. Without one, every start imports the default again.
 */
import { parseArgs } from 'node:util';
import { openDatabase, withoutTimeLimits } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { IN_MEMORY } from '../server/db/sqlite/files.ts';
import { assetFile } from '../server/demo/assets.ts';
import { importContent } from '../server/import/import-content.ts';
import {
  type ImportedLawmakers,
  importLawmakers,
  type RemovedLawmakers,
  removeLawmakers,
} from '../server/import/lawmakers/import.ts';
import { countedIn } from '../server/import/lawmakers/replaced.ts';
import { ContentError, type Mistake, textOf } from '../server/import/mistakes.ts';
import type { Options } from '../server/options.ts';
import { openPictures } from '../server/pages/share/picture/pictures.ts';
import { shareAddress } from '../server/pages/snippet.ts';
import { SettingError } from '../server/settings.ts';
import { createImagesBase } from '../server/static/own-files.ts';
import { reportIfSlow } from '../server/time.ts';
import { counted, runCommand } from './command.ts';
import { originOf, withStored } from './stored.ts';

const USAGE = `Usage: npm run import -- [FOLDER] [--lawmakers FOLDER [--as NAME] [--yes]]
       npm run import -- --remove NAME --yes`;

const LIST_NAME = /^[a-z0-9][a-z0-9-]*$/;

const text = { type: 'string' } as const;
const OPTIONS = { lawmakers: text, as: text, remove: text, yes: { type: 'boolean', default: false } } as const;

/** @throws for unknown options, and SettingError for a second folder or a name that can't be one */
function wanted(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { lawmakers, as, remove, yes: isAgreed } = values;
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new SettingError(`One folder of content:\n\n${USAGE}`);
  if (as !== undefined && !LIST_NAME.test(as))
    throw new SettingError(`--as takes a name of small letters, digits and hyphens, such as riverton, not "${as}"`);
  if (as !== undefined && lawmakers === undefined)
    throw new SettingError(`--as names the list of --lawmakers FOLDER:\n\n${USAGE}`);
  if (remove !== undefined && (lawmakers ?? folder) !== undefined)
    throw new SettingError(`--remove stands alone:\n\n${USAGE}`);
  return { folder, lawmakers, as, remove, isAgreed };
}

type Wanted = ReturnType<typeof wanted>;

/** More would fill the screen. */
const MOST_ADDRESSES = 50;

/** The address of each widget's share page. */
function addresses(requestIds: string[], options: Options): string[] {
  const origin = originOf(options);
  const shown = requestIds.slice(0, MOST_ADDRESSES).map((id) => `  ${shareAddress(origin, id)}`);
  const more = requestIds.length - shown.length;
  return more > 0 ? [...shown, `  and ${more} more`] : shown;
}

/** A heading and each warning, if there are any. */
const warned = (warnings: Mistake[], heading: string): string[] =>
  warnings.length > 0 ? ['', heading, ...warnings.map((each) => `  ${textOf(each)}`)] : [];

/** What networks show beside shared links. A failure is told and ends nothing: the content is imported. */
async function drawPictures(db: Database, options: Options): Promise<string[]> {
  const { sharePictures, dataDir, distDir } = options;
  if (!sharePictures || dataDir === IN_MEMORY) return [];
  const told: string[] = [];
  try {
    const imagesBase = createImagesBase(distDir);
    const pictures = await openPictures(db, { ...options, demoFile: assetFile, imagesBase });
    const drawn = await pictures.drawMissing({ warn: ({ widget }, text) => told.push(`${widget}: ${text}`) });
    return [...(drawn > 0 ? [`${counted(drawn, 'picture')} of shared links drawn`] : []), ...told];
  } catch (cause) {
    return [...told, `The pictures of shared links could not be drawn: ${(cause as Error).message}`];
  }
}

async function importWidgets(db: Database, named: string | undefined, options: Options): Promise<string> {
  const folder = named ?? options.contentDir ?? 'server/content';
  const files = { distDir: options.distDir, demoFile: assetFile, asksServers: true };
  const imported = await importContent(db, folder, { ...options, files }, named ? 'command' : 'start');
  const { widgets, publishers, partners, requestIds, warnings } = imported;
  return [
    `${counted(widgets, 'widget')}, ${counted(publishers, 'publisher')} and ${counted(partners, 'partner')} imported from ${folder}`,
    ...(await drawPictures(db, options)),
    ...warned(warnings, 'Readers may not see these as intended:'),
    ...(widgets > 0 ? ['', 'Each widget on a page of its own:', ...addresses(requestIds, options)] : []),
  ].join('\n');
}

function saidOf(
  { list, countryCode, members, postcodes, shapes, warnings, passedOver }: ImportedLawmakers,
  from: string,
) {
  const found = [counted(members, 'lawmaker'), counted(postcodes, 'postcode district'), counted(shapes, 'polygon')];
  return [
    `${found[0]} of ${countryCode}, ${found[1]} and ${found[2]} imported from ${from} as "${list}"`,
    ...passedOver.map((each) => `The content’s own list "${each.list}" is no longer used: ${countedIn(each)}`),
    ...warned(warnings, 'Readers may not find these:'),
  ].join('\n');
}

const removedOf = ({ isLast, ...list }: RemovedLawmakers) =>
  `Removed: ${countedIn(list)}${isLast ? '\nThe content’s own lawmakers are used again from the next start or import' : ''}`;

/** Imports lawmakers first, since warnings about widgets depend on them. */
async function importAll(db: Database, asked: Wanted, options: Options): Promise<string[]> {
  const { folder, lawmakers, as, remove, isAgreed } = asked;
  const how = { clock: options.clock, as, isAgreed };
  const said: string[] = [];
  try {
    if (remove !== undefined) return [removedOf(await removeLawmakers(db, remove, how))];
    if (lawmakers !== undefined) said.push(saidOf(await importLawmakers(db, lawmakers, how), lawmakers));
    if (folder !== undefined || lawmakers === undefined) said.push(await importWidgets(db, folder, options));
    return said;
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    const failed = said.length > 0 ? 'The widgets were not imported' : 'Nothing was imported';
    const prefix = remove === undefined ? failed : 'Nothing was removed';
    throw new SettingError([...said, `${prefix}:\n${cause.message}`].join('\n\n'));
  }
}

const IMPORTING = 'Importing, or waiting until another import is done; this can take minutes';

async function run(asked: Wanted, db: Database, options: Options): Promise<string> {
  const said = await withoutTimeLimits(db, options, (unlimited) =>
    reportIfSlow(importAll(unlimited, asked, options), IMPORTING, console.error),
  );
  const place = options.databaseUrl ? 'the database of DATABASE_URL' : options.dataDir;
  return [...said, ...(asked.remove === undefined ? [`They are in ${place}.`] : [])].join('\n\n');
}

await runCommand(USAGE, async () => {
  const asked = wanted(process.argv.slice(2));
  return withStored((db, options) => run(asked, db, options), openDatabase);
});
