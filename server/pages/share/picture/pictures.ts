import { createHash } from 'node:crypto';
import type { WireWidget } from '../../../../widget/api/wire.ts';
import type { Database } from '../../../db/schema.ts';
import type { Drawing } from './draw.ts';
import { CannotDraw, createDrawer } from './drawer.ts';
import { type Facts, factsOf, type Words } from './facts.ts';
import { openPictureFolder } from './folder.ts';
import { createInsets, type InsetFiles } from './inset.ts';

/** Raise it with every change of `draw.ts` that shows: pictures are drawn anew, and keep for ever what they show. */
const DRAWING = 2;
const NAME_CHARS = 32;
const WIDGETS_AT_ONCE = 100;

/** The server's log, or what a command prints. */
type Log = { warn: (about: { err: unknown; widget: unknown }, text: string) => unknown };
type Drawer = ReturnType<typeof createDrawer>;
type Drawn = { words: Words; insets: Pick<Drawing, 'logo' | 'picture'> };

export type PictureOptions = InsetFiles & { dataDir: string; clock: () => Date };

export type Pictures = Awaited<ReturnType<typeof openPictures>>;

async function* storedWidgets(db: Database): AsyncGenerator<WireWidget> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('widgets')
      .select(['requestId', 'data'])
      .where('requestId', '>', last)
      .orderBy('requestId')
      .limit(WIDGETS_AT_ONCE)
      .execute();
    for (const { data } of rows) yield JSON.parse(data) as WireWidget;
    const end = rows.at(-1)?.requestId;
    if (end === undefined) return;
    last = end;
  }
}

/** @returns null for one that can't be drawn, which is logged. @throws CannotDraw where none can be */
async function drawn(widget: WireWidget, { words, insets }: Drawn, { draw }: Drawer, log: Log) {
  const failed = (what: string) => (cause: unknown) => {
    if (cause instanceof CannotDraw) throw cause;
    log.warn({ err: cause, widget: widget.widgetRequestId }, what);
    return null;
  };
  const whole = await draw({ ...words, ...insets }).catch(failed('the picture of a shared link was not drawn'));
  if (whole || !(insets.logo || insets.picture)) return whole;
  const bare = { ...words, logo: null, picture: null };
  return draw(bare).catch(failed('it was not drawn without its logo and picture either'));
}

/** The pictures of shared links. Each is drawn once, and its name says what it shows. */
export async function openPictures(db: Database, options: PictureOptions) {
  const folder = await openPictureFolder(options.dataDir, options.clock);
  const insetOf = createInsets(options);
  /** Whether each picture that content has could be drawn, by its name. */
  let outcomes: ReadonlyMap<string, boolean> = new Map();
  let isMissed = false;

  async function resolved(facts: Facts) {
    const [logo, picture] = [await insetOf(facts.logo), await insetOf(facts.picture)];
    const shown = JSON.stringify([DRAWING, facts.words, logo?.digest, picture?.digest]);
    const name = `${createHash('sha256').update(shown).digest('hex').slice(0, NAME_CHARS)}.png`;
    return { name, logo, picture };
  }

  /** @returns whether it was missing, and is there now */
  async function drawIfMissing(widget: WireWidget, seen: Map<string, boolean>, drawer: Drawer, log: Log) {
    const { words, ...named } = factsOf(widget);
    const { name, logo, picture } = await resolved({ words, ...named });
    if (await folder.has(name)) {
      seen.set(name, true);
      await folder.touch(name);
      return false;
    }
    const insets = { logo: (await logo?.read()) ?? null, picture: (await picture?.read()) ?? null };
    const png = await drawn(widget, { words, insets }, drawer, log);
    if (png) await folder.keep(name, png);
    seen.set(name, png !== null);
    return png !== null;
  }

  return {
    /** The name of a widget's picture; null until it is drawn. */
    async nameFor(widget: WireWidget): Promise<string | null> {
      const { name } = await resolved(factsOf(widget));
      if (await folder.has(name)) return name;
      if (outcomes.get(name) !== false) isMissed = true;
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
     * @throws CannotDraw where none can be; Error where none can be kept
     */
    async drawMissing(log: Log, signal?: AbortSignal, drawer: Drawer = createDrawer()): Promise<number> {
      const stop = () => void drawer.close();
      // A drawing that is given up when the server closes is no failure.
      const warn: Log['warn'] = (about, text) => signal?.aborted || log.warn(about, text);
      signal?.addEventListener('abort', stop);
      const seen = new Map<string, boolean>();
      let count = 0;
      isMissed = false;
      try {
        for await (const widget of storedWidgets(db)) {
          if (signal?.aborted) return count;
          count += Number(await drawIfMissing(widget, seen, drawer, { warn }));
        }
        outcomes = seen;
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
