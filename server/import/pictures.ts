/** Pictures that lie in `images/` of a content folder, beside `widgets/`. */
import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import { type Fields, fieldsOf, isRecord, textOf } from '../../widget/core/model/value.ts';
import { inBatches } from '../db/rows.ts';
import type { Transact } from '../db/schema.ts';
import { CONTENT_PICTURES } from '../static/content-pictures.ts';
import { contentOf } from './kinds.ts';
import type { Mistake } from './mistakes.ts';
import type { ContentFile, ContentFiles } from './read.ts';
import { FILES, RESOLVED } from './warnings/named-files.ts';

const FOLDER = 'images';

/** What browsers show, by the names that `image-size` gives. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

const MOST_BYTES = 8_000_000;
/** A reader on a phone waits for more. */
const MANY_BYTES = 500_000;
/** No widget is shown wider, on the densest screens. */
const MANY_PIXELS = 2_480;

const NAME_CHARS = 32;

/** @property name below the address of pictures */
export type Picture = { file: string; name: string; type: string; bytes: Buffer; warning: string | null };

type Rename = (name: string) => string;

/** These fields and all below them. @param names the fields that name pictures */
function renamedIn(fields: Fields, names: readonly string[], rename: Rename): Fields {
  const all = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const isNamed = names.includes(key) && !RESOLVED.includes(key);
    if (isNamed && typeof value === 'string') return [key, rename(value)];
    if (isRecord(value)) return [key, renamedIn(value, names, rename)];
    if (!Array.isArray(value)) return [key, value];
    const members = value.map((each) => {
      if (isNamed && typeof each === 'string') return rename(each);
      return isRecord(each) ? renamedIn(each, names, rename) : each;
    });
    return [key, members];
  });
  return Object.fromEntries(all);
}

/** Only an action's kind knows what its `details` name. */
function renamedInAction(action: unknown, rename: Rename): unknown {
  if (!isRecord(action) || !isRecord(action.details)) return action;
  const own = contentOf(textOf(action.type).toLowerCase()).files ?? [];
  return { ...action, details: renamedIn(action.details, own, rename) };
}

function renamedInWidget({ file, value }: ContentFile, rename: Rename): ContentFile {
  if (!isRecord(value)) return { file, value };
  const widget = renamedIn(value, FILES, rename);
  const cards = Array.isArray(widget.cards)
    ? widget.cards.map((card) => {
        const { actions } = fieldsOf(card);
        return Array.isArray(actions)
          ? { ...card, actions: actions.map((action) => renamedInAction(action, rename)) }
          : card;
      })
    : widget.cards;
  return { file, value: widget.cards === undefined ? widget : { ...widget, cards } };
}

const renamedInOwners = ({ file, value }: ContentFile, rename: Rename): ContentFile => ({
  file,
  value: Array.isArray(value) ? value.map((each) => (isRecord(each) ? renamedIn(each, FILES, rename) : each)) : value,
});

const renamed = (files: ContentFiles, rename: Rename): ContentFiles => ({
  ...files,
  publishers: renamedInOwners(files.publishers, rename),
  partners: renamedInOwners(files.partners, rename),
  widgets: files.widgets.map((widget) => renamedInWidget(widget, rename)),
});

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

type Measured = { type?: string | undefined; width: number; height: number };

/** @throws Error where no browser shows it */
function measured(file: string, bytes: Buffer): Measured {
  try {
    return imageSize(bytes);
  } catch {
    // The library reads the first kilobyte alone, and wants a size. Drawing programs begin with long comments and entities.
    if (/\.svg$/i.test(file) && /<svg[\s>]/.test(bytes.toString())) return { type: 'svg', width: 0, height: 0 };
    throw new Error('is no picture that browsers show');
  }
}

/** @throws Error with what is wrong */
function checked(file: string, bytes: Buffer): Picture {
  if (bytes.length > MOST_BYTES) throw new Error(`has ${inMegabytes(bytes.length)} MB: a picture has 8 MB at most`);
  const { type: kind = '', width, height } = measured(file, bytes);
  const type = TYPES[kind];
  if (!type) throw new Error(`is a picture of the kind ${kind}, which browsers do not show`);
  const isLarge = bytes.length > MANY_BYTES || (kind !== 'svg' && Math.max(width, height) > MANY_PIXELS);
  const warning = isLarge
    ? `has ${inMegabytes(bytes.length)} MB and ${width} × ${height} px: readers on phones wait for it`
    : null;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_CHARS);
  return { file, name: `${CONTENT_PICTURES}${hash}.${kind}`, type, bytes, warning };
}

/** Whether a link leads to a file of the same folder, as those of mounted settings do. */
async function isFileWithin(top: string, path: string): Promise<boolean> {
  const target = await realpath(path).catch(() => '');
  return target.startsWith(top + sep) && (await stat(target)).isFile();
}

/** The names of the folder's files, as content names them. Folders are walked without their links, which may be a loop. */
async function namesIn(folder: string): Promise<Set<string>> {
  const top = join(folder, FOLDER);
  const found = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []);
  const realTop = found.length > 0 ? await realpath(top) : top;
  const names = new Set<string>();
  for (const each of found) {
    const path = join(each.parentPath, each.name);
    const isTaken = each.isFile() || (each.isSymbolicLink() && (await isFileWithin(realTop, path)));
    if (isTaken) names.add(relative(top, path).split(sep).join('/'));
  }
  return names;
}

/**
 * Gives the pictures that content names, and that lie in its folder, names by their bytes: whoever has one never asks for it
 * again. Files that nothing names are passed over.
 *
 * @returns the content with those names, the pictures, and what is wrong with them
 */
export async function takePictures(
  folder: string,
  files: ContentFiles,
): Promise<{ files: ContentFiles; pictures: Picture[]; mistakes: Mistake[] }> {
  const there = await namesIn(folder);
  const named = new Set<string>();
  renamed(files, (name) => {
    if (there.has(name)) named.add(name);
    return name;
  });
  const pictures = new Map<string, Picture>();
  const mistakes: Mistake[] = [];
  for (const name of named) {
    const file = `${FOLDER}/${name}`;
    try {
      pictures.set(name, checked(file, await readFile(join(folder, file))));
    } catch (cause) {
      mistakes.push({ file, path: '', message: (cause as Error).message });
    }
  }
  const hashed = renamed(files, (name) => pictures.get(name)?.name ?? name);
  return { files: hashed, pictures: [...pictures.values()], mistakes };
}

const NAMED = /content\/[0-9a-f]{32}\.\w+/g;

/** Stores pictures, and takes those away that neither the content names nor the one before it. */
export async function storePictures(trx: Transact, pictures: readonly Picture[], at: string) {
  const rows = [...new Map(pictures.map((each) => [each.name, each])).values()].map(({ name, type, bytes }) => ({
    name,
    type,
    bytes: bytes.toString('base64'),
    at,
  }));
  for (const row of rows)
    await trx
      .insertInto('pictures')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const used = new Set<string>();
  for (const table of ['widgets', 'publishers', 'keptWidgets', 'keptPublishers'] as const)
    for (const { data } of await trx.selectFrom(table).select('data').execute())
      for (const [name] of data.matchAll(NAMED)) used.add(name);
  const stored = await trx.selectFrom('pictures').select('name').execute();
  const unused = stored.filter(({ name }) => !used.has(name));
  await inBatches(unused, (batch) =>
    trx
      .deleteFrom('pictures')
      .where(
        'name',
        'in',
        batch.map(({ name }) => name),
      )
      .execute(),
  );
}
