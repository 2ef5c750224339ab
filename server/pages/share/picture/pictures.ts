import { createHash } from 'node:crypto';
import type { WireWidget } from '../../../../widget/core/api/wire.ts';
import type { Database } from '../../../db/schema.ts';
import { CannotBegin, createChild } from '../../../processes/child.ts';
import { type KeptFolder, openKeptFolder } from '../../../processes/kept-folder.ts';
import { readPicture } from '../../../static/content-pictures.ts';
import { storedWidgets } from '../../../widgets/find.ts';
import type { Drawing } from './draw.ts';
import { factsOf, type Words } from './facts.ts';
import { createInsets, type Inset, type InsetFiles } from './inset.ts';

/** Raise it with every change of `draw.ts` that shows: pictures are drawn anew, and keep for ever what they show. */
const DRAWING = 2;
const NAME_CHARS = 32;

export const PROGRAM = new URL('./process.ts', import.meta.url);
/** Many times what a drawing takes on an idle machine. */
const DRAWS_WITHIN_MS = 30_000;

/** @param program replaced by tests, as is how long it may take */
export const createDrawer = (program = PROGRAM, withinMs = DRAWS_WITHIN_MS) => createChild<Drawing>(program, withinMs);

/** Names of pictures. */
const isName = (name: string) => /^[0-9a-f]{32}\.png$/.test(name);

/** The server's log, or what a command prints. */
type Log = { warn: (about: { err: unknown; widget: unknown }, text: string) => unknown };
type Drawer = Pick<ReturnType<typeof createDrawer>, 'run' | 'close'>;

/** What a widget's picture shows, and its names with and without the logo and picture in it. */
type Shown = { words: Words; logo: Inset | null; picture: Inset | null; whole: string; bare: string };

/** One look at all widgets, and whether each of their pictures could be drawn, by its name. */
type Round = { folder: KeptFolder; drawer: Drawer; log: Log; seen: Map<string, boolean> };

export type PictureOptions = InsetFiles & { dataDir: string; clock: () => Date };

export type Pictures = Awaited<ReturnType<typeof openPictures>>;

function nameOf(words: Words, logo: Inset | null, picture: Inset | null): string {
  const shown = JSON.stringify([DRAWING, words, logo?.digest, picture?.digest]);
  return `${createHash('sha256').update(shown).digest('hex').slice(0, NAME_CHARS)}.png`;
}

/**
 * A picture without its logo and picture has a name of its own: what failed may have lacked time or memory, and a name
 * keeps for ever what it shows.
 *
 * @returns whether it was missing, and is there now
 * @throws CannotBegin where none can be drawn; Error where none can be kept
 */
async function drawIfMissing(widget: WireWidget, shown: Shown, { folder, drawer, log, seen }: Round): Promise<boolean> {
  const { words, logo, picture, whole, bare } = shown;

  async function ensure(name: string, drawing: () => Promise<Drawing>, failure: string): Promise<boolean> {
    if (await folder.has(name)) {
      seen.set(name, true);
      await folder.touch(name);
      return false;
    }
    const png = await drawer.run(await drawing()).catch((cause) => {
      if (cause instanceof CannotBegin) throw cause;
      log.warn({ err: cause, widget: widget.widgetRequestId }, failure);
      return null;
    });
    if (png) await folder.keep(name, png);
    seen.set(name, png !== null);
    return png !== null;
  }

  const drawing = async () => ({
    ...words,
    logo: (await logo?.read()) ?? null,
    picture: (await picture?.read()) ?? null,
  });
  const isDrawn = await ensure(whole, drawing, 'the picture of a shared link was not drawn');
  if (seen.get(whole) || whole === bare) return isDrawn;
  const wordsAlone = async () => ({ ...words, logo: null, picture: null });
  return ensure(bare, wordsAlone, 'it was not drawn without its logo and picture either');
}

/** The pictures of shared links. Each is drawn once, and its name says what it shows. */
export async function openPictures(db: Database, options: PictureOptions) {
  const folder = await openKeptFolder(options.dataDir, 'share-pictures', isName, options.clock);
  const insetOf = createInsets({ ...options, readPicture: (name) => readPicture(db, name) });
  /** Of the last round. */
  let outcomes: Round['seen'] = new Map();
  let isMissed = false;

  async function resolved(widget: WireWidget): Promise<Shown> {
    const { words, ...named } = factsOf(widget);
    const [logo, picture] = [await insetOf(named.logo), await insetOf(named.picture)];
    return { words, logo, picture, whole: nameOf(words, logo, picture), bare: nameOf(words, null, null) };
  }

  return {
    /** The name of a widget's picture; null until it is drawn. */
    async nameFor(widget: WireWidget): Promise<string | null> {
      const { whole, bare } = await resolved(widget);
      for (const name of [whole, bare]) {
        if (await folder.has(name)) return name;
        if (outcomes.get(name) !== false) isMissed = true;
      }
      return null;
    },
    /** Null for a name that no picture has. */
    async read(name: string): Promise<Buffer | null> {
      const png = await folder.read(name);
      if (!png && outcomes.get(name)) isMissed = true;
      return png;
    },
    /** Whether one was asked for that is not there, and that can be drawn as far as is known. */
    isMissed: () => isMissed,
    /**
     * Draws the pictures that are missing, one after the other.
     *
     * @param drawer replaced by tests
     * @returns how many were drawn
     * @throws CannotBegin where none can be; Error where none can be kept
     */
    async drawMissing(log: Log, signal?: AbortSignal, drawer: Drawer = createDrawer()): Promise<number> {
      const stop = () => void drawer.close();
      // A drawing that is given up when the server closes is no failure.
      const warn: Log['warn'] = (about, text) => signal?.aborted || log.warn(about, text);
      signal?.addEventListener('abort', stop);
      const round: Round = { folder, drawer, log: { warn }, seen: new Map() };
      let count = 0;
      isMissed = false;
      try {
        for await (const widget of storedWidgets(db)) {
          if (signal?.aborted) return count;
          count += Number(await drawIfMissing(widget, await resolved(widget), round));
        }
        outcomes = round.seen;
        await folder.purge();
        return count;
      } finally {
        signal?.removeEventListener('abort', stop);
        await drawer.close();
      }
    },
    close: folder.close,
  };
}
