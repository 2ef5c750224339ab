import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { CardFont, ServedFace } from '../../widget/core/api/wire/served-page.ts';
import { within } from '../../widget/core/model/time-limit.ts';
import { CannotBegin, createChild } from '../processes/child.ts';
import { type KeptFolder, openKeptFolder } from '../processes/kept-folder.ts';
import { type OwnFiles, ownFile, SELF } from '../static/own-files.ts';
import { fetchFont, MOST_FONT_BYTES } from './fetch-font.ts';
import type { Wish } from './subset.ts';

/** Raise it with every change of `subset.ts` that changes what it makes. */
const MAKING = 1;
const NAME_CHARS = 32;
/** Also those of files of other servers, by their address. */
const isName = (name: string) => /^[0-9a-f]{32}\.(woff2|font)$/.test(name);

/** A page waits so long for a subset that is being made; the next one has it. */
const WAIT_MS = 500;
const MADE_WITHIN_MS = 20_000;
/** The process that makes them ends after this. */
const IDLE_MS = 10_000;

/** A first card waits for every byte of it. */
const MOST_SUBSET_BYTES = 16_000;

/** A file of another server may change under its address. */
const FRESH_DAYS = 7;
/** How long a server that refused, or did not answer, is left alone, and a font that took too long. */
const REFUSED_MS = 3_600_000;

/** Titles have one weight (widget/ui/styles/form.css), texts several. */
const TITLE_WEIGHTS = [800, 800] as const;
const TEXT_WEIGHTS = [400, 800] as const;

/** A title that is cut ends in an ellipsis. */
const ALWAYS = ' …';
/** In texts digits change with every count, and words may end in a hyphen. */
const IN_TEXTS = '0123456789,.-‐';

/** The letters of a text, each once, in the order of their numbers. */
export function lettersOf(text: string, isOfTitles: boolean): string {
  const all = new Set(`${ALWAYS}${isOfTitles ? '' : IN_TEXTS}${text.normalize('NFC').replace(/\p{Cc}/gu, '')}`);
  return [...all].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');
}

const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, NAME_CHARS);
};

type Log = { warn: (about: { font: string; reason: string }, text: string) => unknown };

export type FontOptions = OwnFiles & {
  dataDir: string;
  publicOrigin?: string | undefined;
  clock: () => Date;
  log: Log;
  /** Replaced by tests. */
  fetchWhole?: typeof fetchFont;
};

const PROGRAM = new URL('./process.ts', import.meta.url);

/** Makes subsets in a process that ends when nothing is asked of it. One at a time. */
function createMaker() {
  const child = createChild<Wish>(PROGRAM, MADE_WITHIN_MS);
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  return {
    make(wish: Wish): Promise<Uint8Array> {
      const made = last.then(() => {
        clearTimeout(idle);
        return child.run(wish);
      });
      last = made
        .catch(() => {}) // told to whoever asked
        .then(() => {
          clearTimeout(idle);
          idle = setTimeout(child.rest, IDLE_MS).unref();
        });
      return made;
    },
    async close() {
      await child.close();
      await last;
      clearTimeout(idle);
    },
  };
}

type Refuse = (font: string, cause: unknown) => void;

/** What both parts have. `closing` says that the server closes. */
type Shared = { folder: () => Promise<KeptFolder>; refuse: Refuse; closing: AbortSignal };

/** Whole fonts: the server's own files, and those of other servers once they are here. */
function createWholes({ fetchWhole = fetchFont, ...options }: FontOptions, { folder, refuse, closing }: Shared) {
  const { clock, publicOrigin } = options;
  const fetching = new Map<string, Promise<boolean>>();
  const leftAlone = new Map<string, number>();
  const nameOf = (url: URL) => `${hashOf(url.href)}.font`;

  async function bring(url: URL): Promise<boolean> {
    try {
      await (await folder()).keep(nameOf(url), await fetchWhole(url, publicOrigin, closing));
      leftAlone.delete(url.href);
      return true;
    } catch (cause) {
      leftAlone.set(url.href, clock().getTime() + REFUSED_MS);
      refuse(url.href, cause);
      return false;
    }
  }

  /** @returns whether it has come; an earlier one stays where it has not */
  function fetchOnce(url: URL): Promise<boolean> {
    if ((leftAlone.get(url.href) ?? 0) > clock().getTime()) return Promise.resolve(false);
    const known = fetching.get(url.href) ?? bring(url).finally(() => fetching.delete(url.href));
    fetching.set(url.href, known);
    return known;
  }

  async function ofThisServer(pathname: string) {
    const path = ownFile(pathname, options);
    return path && (await stat(path)).size <= MOST_FONT_BYTES ? readFile(path) : null;
  }

  return {
    /** @param later called once a font has come that another server has */
    async at(url: URL, later: () => void): Promise<Buffer | null> {
      if (url.origin === SELF || url.origin === publicOrigin) return ofThisServer(url.pathname);
      const files = await folder();
      const isFresh = (await files.daysSince(nameOf(url))) < FRESH_DAYS;
      const known = await files.read(nameOf(url));
      if (!isFresh) void fetchOnce(url).then((hasCome) => hasCome && later());
      return known;
    },
    settled: () => Promise.all(fetching.values()),
  };
}

export type Fonts = ReturnType<typeof createFonts>;

/** Subsets, each made once and then kept. */
function createSubsets({ folder, refuse }: Omit<Shared, 'closing'>, clock: () => Date) {
  const maker = createMaker();
  const making = new Map<string, Promise<Buffer | null>>();
  /** Those that can't be had as long as this server runs: another file has another name. */
  const refused = new Set<string>();
  /** Those that a machine lacked time or memory for, and until when they are left alone. */
  const leftAlone = new Map<string, number>();

  async function make(name: string, url: string, wish: Wish): Promise<Buffer | null> {
    try {
      const made = await maker.make(wish);
      if (made.length > MOST_SUBSET_BYTES)
        throw new Error(`its letters take ${made.length} bytes, and a card has room for ${MOST_SUBSET_BYTES}`);
      await (await folder()).keep(name, made);
      return Buffer.from(made);
    } catch (cause) {
      // A machine that lacks time or memory may have both later.
      const mayPass = cause instanceof CannotBegin ? !cause.isLasting : (cause as Error).name === 'TimeoutError';
      if (mayPass) leftAlone.set(name, clock().getTime() + REFUSED_MS);
      else refused.add(name);
      refuse(url, cause);
      return null;
    }
  }

  function makeOnce(name: string, url: string, wish: Wish) {
    const known = making.get(name) ?? make(name, url, wish).finally(() => making.delete(name));
    making.set(name, known);
    return known;
  }

  return {
    /**
     * @param url for the log
     * @param later called where it can be had, but not yet
     */
    async of(wish: Wish, url: string, later: () => void): Promise<Buffer | null> {
      const name = `${hashOf(String(MAKING), wish.bytes, wish.letters, wish.weights.join())}.woff2`;
      if (refused.has(name) || (leftAlone.get(name) ?? 0) > clock().getTime()) return null;
      const files = await folder();
      const kept = await files.read(name);
      if (kept) {
        await files.touch(name);
        return kept;
      }
      const made = makeOnce(name, url, wish);
      const woff2 = await within(WAIT_MS, made);
      if (woff2 === undefined) void made.then((done) => done && later());
      return woff2 ?? null;
    },
    async close() {
      await maker.close();
      await Promise.all(making.values());
    },
  };
}

/**
 * The letters of first cards in the paper's own face, as subsets of its font. Each is made once and then kept
 * under a name that says what is in it. A page never waits for another server.
 */
export function createFonts(options: FontOptions) {
  const ending = new AbortController();
  let opened: Promise<KeptFolder> | undefined;
  const folder = () => {
    opened ??= openKeptFolder(options.dataDir, 'fonts', isName, options.clock);
    return opened;
  };
  const said = new Set<string>();
  /** Once for each font and reason. */
  const refuse: Refuse = (font, cause) => {
    const reason = (cause as Error).message;
    if (ending.signal.aborted || said.has(`${font} ${reason}`)) return;
    said.add(`${font} ${reason}`);
    options.log.warn({ font, reason }, 'first cards are shown without this font of their theme');
  };
  const wholes = createWholes(options, { folder, refuse, closing: ending.signal });
  const subsets = createSubsets({ folder, refuse }, options.clock);
  return {
    /**
     * @param text what is drawn in it
     * @param later called where it can be had, but not yet
     * @returns null where it can't be had, or not yet
     */
    async faceOf({ family, url, isOfTitles }: CardFont, text: string, later: () => void): Promise<ServedFace | null> {
      const bytes = text ? await wholes.at(new URL(url), later) : null;
      if (!bytes) return null;
      const letters = lettersOf(text, isOfTitles);
      const woff2 = await subsets.of(
        { bytes, letters, weights: isOfTitles ? TITLE_WEIGHTS : TEXT_WEIGHTS },
        url,
        later,
      );
      return woff2 && { family, letters, woff2: woff2.toString('base64') };
    },
    async close() {
      ending.abort();
      await Promise.all([subsets.close(), wholes.settled()]);
      const files = await opened;
      await files?.purge();
      await files?.close();
    },
  };
}
