/**
 * Imports a content folder, or lawmakers of one country, into the database (docs/operators.md, Content, Lawmakers and
 * addresses). A named folder stays the content until the next import. Without one, every start imports the default again.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, withoutTimeLimits } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { IN_MEMORY } from '../server/db/sqlite/files.ts';
import { assetFile } from '../server/demo/assets.ts';
import { type Changes, isHarm, named, saidOf } from '../server/import/changes.ts';
import { importContent } from '../server/import/import-content.ts';
import { type BroughtBack, bringBack } from '../server/import/kept.ts';
import { importLawmakers, removeLawmakers } from '../server/import/lawmakers/import.ts';
import { CATALOGUE } from '../server/import/lawmakers/sources/catalogue.ts';
import { fetchFiles, termsOf } from '../server/import/lawmakers/sources/fetch.ts';
import { importSource, type SourceName } from '../server/import/lawmakers/sources/read.ts';
import { ContentError } from '../server/import/mistakes.ts';
import { HarmError } from '../server/import/store.ts';
import { dayOf, listsWithCounts } from '../server/lawmakers/freshness.ts';
import type { Options } from '../server/options.ts';
import { openPictures } from '../server/pages/share/picture/pictures.ts';
import { shareAddress } from '../server/pages/snippet.ts';
import { SettingError } from '../server/settings.ts';
import { createImagesBase } from '../server/static/own-files.ts';
import { reportIfSlow } from '../server/time.ts';
import { counted, runCommand } from './command.ts';
import { importedText, listsText, removedText, warned } from './lawmakers/say.ts';
import { asksForLists, lawmakersWanted } from './lawmakers/wanted.ts';
import { originOf, withStored } from './stored.ts';

const USAGE = `Usage: npm run import -- [FOLDER] [--publisher ID] [--check | --yes]
       npm run import -- --back
       npm run import -- --lawmakers us|us-states|gb|ca|au|nz [FOLDER] [--only nj,ny] [--photos] [--list-members]
                         [--as NAME] [--check | --yes]
       npm run import -- [FOLDER] --lawmakers FOLDER [--as NAME] [--check | --yes]
       npm run import -- --lawmakers
       npm run import -- --remove NAME --yes`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  lawmakers: text,
  as: text,
  remove: text,
  publisher: text,
  check: flag,
  back: flag,
  only: text,
  photos: flag,
  'list-members': flag,
  yes: flag,
} as const;

/** @throws for unknown options, and SettingError for a second folder or a name that can't be one */
function wanted(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { remove, publisher, check: isTrial, back: isBack, yes: isAgreed } = values;
  const [named, ...more] = positionals;
  const ofLawmakers = lawmakersWanted({ ...values, folder: named }, USAGE);
  const { source, lawmakers } = ofLawmakers;
  const folder = source === undefined ? named : undefined;
  if (more.length > 0) throw new SettingError(`One folder of content:\n\n${USAGE}`);
  if (remove !== undefined && (values.lawmakers ?? folder) !== undefined)
    throw new SettingError(`--remove stands alone:\n\n${USAGE}`);
  if (isBack && args.length > 1) throw new SettingError(`--back stands alone:\n\n${USAGE}`);
  if (isTrial && (remove ?? (lawmakers && folder)) !== undefined)
    throw new SettingError(`--check is for widgets or for lawmakers alone:\n\n${USAGE}`);
  if (publisher !== undefined && folder === undefined)
    throw new SettingError(`--publisher needs a folder of content:\n\n${USAGE}`);
  return { ...ofLawmakers, folder, remove, publisher, isTrial, isBack, isAgreed };
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

/** What an import changes, or would change. */
const changesText = (changes: Changes, title: string): string[] =>
  changes.isAny ? ['', title, ...saidOf(changes).map((line) => `  ${line}`)] : [];

const UNDO = 'What has changed (npm run import -- --back undoes it):';

async function importWidgets(db: Database, asked: Wanted, options: Options): Promise<string> {
  const { folder: named, publisher, isTrial, isAgreed } = asked;
  const folder = named ?? options.contentDir ?? 'server/content';
  const files = { distDir: options.distDir, demoFile: assetFile, asksServers: true };
  const origin = named ? 'command' : 'start';
  const how = { isTrial, isAgreed: isAgreed || isTrial, publisherId: publisher ?? null };
  const imported = await importContent(db, folder, { ...options, files }, origin, how);
  const { widgets, publishers, partners, requestIds, warnings, changes } = imported;
  const counts = `${counted(widgets, 'widget')}, ${counted(publishers, 'publisher')} and ${counted(partners, 'partner')}`;
  if (isTrial)
    return [
      `${counts} in ${folder}: nothing was imported, since you asked to check`,
      ...(changes.isAny ? changesText(changes, 'An import:') : ['', 'An import changes nothing.']),
      ...(isHarm(changes, origin) ? ['', 'It needs --yes.'] : []),
      ...warned(warnings, 'Readers may not see these as intended:'),
    ].join('\n');
  return [
    `${counts} imported from ${folder}`,
    ...changesText(changes, UNDO),
    ...(await drawPictures(db, options)),
    ...warned(warnings, 'Readers may not see these as intended:'),
    ...(widgets > 0 ? ['', 'Each widget on a page of its own:', ...addresses(requestIds, options)] : []),
  ].join('\n');
}

const harmText = ({ changes }: HarmError): string =>
  [
    'No widget was imported, since the import',
    ...saidOf(changes).map((line) => `  ${line}`),
    'Say --yes if this is meant.',
  ].join('\n');

const backText = ({ widgets, back, gone }: BroughtBack): string =>
  [
    `What was there before the last change is back: ${counted(widgets, 'widget')}`,
    ...(back.length > 0 ? [`  back: ${named(back)}`] : []),
    ...(gone.length > 0 ? [`  gone: ${named(gone)}`] : []),
    'npm run import -- --back again undoes this. Lawmakers stay as they are.',
  ].join('\n');

async function undo(db: Database, { clock }: Options): Promise<string> {
  const brought = await bringBack(db, clock);
  if (!brought) throw new SettingError('No import has changed any content yet: there is nothing to bring back.');
  return backText(brought);
}

/** The folder with the files of a source, which are fetched first. */
async function fetched(source: SourceName, only: string[], { dataDir, clock }: Options): Promise<string> {
  if (dataDir === IN_MEMORY) throw new SettingError('There is no DATA_DIR to keep files in: name their folder.');
  const folder = join(dataDir, 'lawmakers', source);
  console.error(termsOf(CATALOGUE[source], folder));
  await fetchFiles(CATALOGUE[source], folder, { today: dayOf(clock()), only, say: console.error });
  return folder;
}

/** Imports lawmakers first, since warnings about widgets depend on them. */
async function importAll(db: Database, asked: Wanted, options: Options): Promise<string[]> {
  const { folder, source, sourceFolder, lawmakers, remove, isBack, isAgreed, isTrial } = asked;
  const how = { ...asked.how, clock: options.clock, isAgreed, isTrial };
  const said: string[] = [];
  try {
    if (isBack) return [await undo(db, options)];
    if (remove !== undefined) return [removedText(await removeLawmakers(db, remove, how))];
    if (source !== undefined) {
      const from = sourceFolder ?? (await fetched(source, asked.how.only, options));
      const lists = await importSource(db, source, from, how);
      return lists.map((list) => importedText(list, from, isTrial));
    }
    if (lawmakers !== undefined) said.push(importedText(await importLawmakers(db, lawmakers, how), lawmakers, isTrial));
    if (folder !== undefined || lawmakers === undefined) said.push(await importWidgets(db, asked, options));
    return said;
  } catch (cause) {
    if (cause instanceof HarmError) throw new SettingError([...said, harmText(cause)].join('\n\n'));
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
  const { remove, isTrial, isBack } = asked;
  const isStored = remove === undefined && !isTrial && !isBack;
  return [...said, ...(isStored ? [`They are in ${place}.`] : [])].join('\n\n');
}

await runCommand(USAGE, async () => {
  const args = process.argv.slice(2);
  if (asksForLists(args)) return withStored(async (db, { clock }) => listsText(await listsWithCounts(db), clock()));
  const asked = wanted(args);
  const isNew = !asked.isBack && asked.remove === undefined;
  return withStored((db, options) => run(asked, db, options), isNew ? openDatabase : undefined);
});
