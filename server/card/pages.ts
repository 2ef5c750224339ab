import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CardRequest } from '../../widget/core/api/wire/served-page.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import { isRecord } from '../../widget/core/model/value.ts';
import type { Database } from '../db/schema.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { HttpError } from '../http/errors.ts';
import type { IpLocation } from '../location/ip-location.ts';
import type { CardOutcome } from '../metrics/meters.ts';
import {
  type Identifiers,
  identifiersOf,
  type Participation,
  participationOf,
  type ServerFacts,
  type Shown,
  withParticipation,
} from '../widgets/answer.ts';
import { findWidget } from '../widgets/find.ts';
import { latestImport } from '../widgets/known.ts';
import { type EncodedPage, encodePage } from './encoding.ts';
import { type NativePlace, nativePlacement } from './native.ts';
import { cardPage, textIn } from './page.ts';
import { type CardBuild, createCardBuild } from './renderer.ts';

/** Runs so many at once. @returns a function that runs what it is given, or resolves with null where that would be one more */
export function atMost(most: number) {
  let underWay = 0;
  return async <T>(run: () => Promise<T>): Promise<T | null> => {
    if (underWay >= most) return null;
    underWay++;
    try {
      return await run();
    } finally {
      underWay--;
    }
  };
}

type CardPagesOptions = Shown & {
  db: Database;
  distDir: string;
  location: IpLocation;
  facts: ServerFacts;
  clock: () => Date;
  /** Says in an answer whether its widget is open. @returns until when that holds, ms since 1970; null for ever */
  withHours: (db: Database, widget: WireWidget, now: Date) => Promise<{ widget: WireWidget; until: number | null }>;
  /** Counts a drawing for a reader. Resolves with whether their network may have it. */
  mayDraw: (request: FastifyRequest) => Promise<boolean>;
  /** The faces of themes. */
  fonts: Pick<Fonts, 'faceOf'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Hears where each page came from. */
  count?: Count | undefined;
};

type Count = (outcome: CardOutcome) => void;

/** A frame's page with its first card. */
export type CardPage = EncodedPage & {
  /** Whether it says where the reader is, and is for them alone. */
  isPersonal: boolean;
  /** Whether a reader can give money in the widget. */
  takesDonations: boolean;
  /** Seconds until its widget opens or closes, after which it is wrong; null where it does neither. */
  secondsLeft: number | null;
};

/** What a request asks for: a frame's page, or a placement for a page elsewhere, which has all addresses whole. */
type CardAsked = { search: string; native?: NativePlace };

type Drawing = CardAsked & { build: CardBuild; answer: WireWidget; options: string };

/** Limits memory: anybody can ask for many widths. */
const MOST_BYTES = 64 * 1_024 * 1_024;
/** Limits the processor's time for the same reason. Readers who come together for one page need one drawing. */
const MOST_AT_ONCE = 8;
/** Pages for one reader alone are drawn at each request, and must not keep the others from being drawn. */
const MOST_PERSONAL_AT_ONCE = 4;

const isDonation = (action: unknown) => isRecord(action) && String(action.type).toLowerCase() === 'donation';

const takesDonations = ({ cards }: WireWidget) =>
  (cards ?? []).some((card) => isRecord(card) && Array.isArray(card.actions) && card.actions.some(isDonation));

/** A stored widget; null if there is none. */
async function storedWidget(db: Database, { widgetRequestId, articleUrl }: CardRequest): Promise<WireWidget | null> {
  try {
    return await findWidget(db, { widgetRequestId, articleUrl });
  } catch (error) {
    // The page without a card says what is wrong with its address.
    if (error instanceof HttpError && error.status < 500) return null;
    throw error;
  }
}

/** What is known of an address as long as the content, its counts and its names are the same. */
type Known = {
  /** Of which import, with which counts and names. */
  state: string;
  identifiers: Identifiers;
  /** Names its page among those that are kept. */
  key: string;
  takesDonations: boolean;
  /** When its widget opens or closes, ms since 1970. */
  until: number | null;
};

/** Anybody can ask for many addresses of an article. */
const MOST_KNOWN = 2_000;

const MS_PER_SECOND = 1_000;

const isOver = ({ until }: Pick<Known, 'until'>, now: Date) => until !== null && until <= now.getTime();

const secondsTo = ({ until }: Pick<Known, 'until'>, now: Date) =>
  until === null ? null : (until - now.getTime()) / MS_PER_SECOND;

const hashOf = (state: unknown) => createHash('sha256').update(JSON.stringify(state)).digest('base64');

const stateOf = (contentImport: number, { totals, walls }: Participation) =>
  JSON.stringify([contentImport, ...[...totals, ...walls].sort(([a], [b]) => (a < b ? -1 : 1))]);

type DrawingOptions = Pick<CardPagesOptions, 'mayDraw' | 'fonts' | 'log'> & { count: Count };

/** Draws pages, and keeps those that many readers may share. */
function createDrawings({ mayDraw, fonts, log, count }: DrawingOptions) {
  const pages = new LRUCache<string, EncodedPage>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes });
  const drawing = new Map<string, Promise<EncodedPage | null>>();

  const shareTurn = atMost(MOST_AT_ONCE);
  const personalTurn = atMost(MOST_PERSONAL_AT_ONCE);

  const report = (error: unknown) => log.error({ err: error }, 'a first card was drawn with a fault');

  /** @param later called once another drawing has what this one lacks. No reader waits for that one, or is refused it */
  async function draw({ build, answer, options, native }: Drawing, later = () => {}): Promise<EncodedPage | null> {
    const card = await build.renderCard(answer, { search: options, report, ...(native && { origin: native.origin }) });
    if (!card) return null;
    const face = card.font && (await fonts.faceOf(card.font, textIn(card), later));
    const page = native
      ? nativePlacement(build.parts, card, answer, { ...native, face })
      : cardPage(build.parts, card, answer, { face });
    count('drawn');
    return encodePage(page);
  }

  function keep(key: string, page: Promise<EncodedPage | null>) {
    drawing.set(key, page);
    return page
      .then((encoded) => {
        if (encoded) pages.set(key, encoded);
        return encoded;
      })
      .finally(() => drawing.delete(key));
  }

  async function drawnOnce(wish: Drawing, key: string, request: FastifyRequest): Promise<EncodedPage | null> {
    // Readers who come together share one drawing.
    const known = () => pages.get(key) ?? drawing.get(key);
    if (!known() && (await mayDraw(request)) && !known()) {
      const again = () => shareTurn(() => draw(wish));
      const drawn = shareTurn(() => draw(wish, () => void drawn.then(() => keep(key, again())).catch(report)));
      return keep(key, drawn);
    }
    const shared = (await known()) ?? null;
    if (shared) count('kept');
    return shared;
  }

  const drawnForOne = async (wish: Drawing, request: FastifyRequest) =>
    (await mayDraw(request)) ? personalTurn(() => draw(wish)) : null;

  return { kept: (key: string) => pages.get(key), drawnOnce, drawnForOne };
}

/**
 * Pages with a first card, drawn once for each state of the content and each set of options that the card shows.
 *
 * @returns a function that returns null where the static page is to be served: no card, another mode, no such widget, a card
 *   that can't be drawn, or too many to draw at once or for one network
 */
export function createCardPages({ db, facts, distDir, location, clock, log, ...given }: CardPagesOptions) {
  const { withHours, count = () => undefined } = given;
  const buildNow = createCardBuild(distDir);
  const { kept, drawnOnce, drawnForOne } = createDrawings({ ...given, log, count });
  const addresses = new LRUCache<string, Known>({ max: MOST_KNOWN });

  /** A page that was drawn for others, if nothing has changed since: for the price of one look-up by key. */
  async function keptPage(address: string, contentImport: number): Promise<CardPage | null> {
    const known = addresses.get(address);
    const page = known && kept(known.key);
    const now = clock();
    if (!page || isOver(known, now)) return null;
    if (known.state !== stateOf(contentImport, await participationOf(given, known.identifiers))) return null;
    count('kept');
    return { ...page, isPersonal: false, takesDonations: known.takesDonations, secondsLeft: secondsTo(known, now) };
  }

  async function pageFor(build: CardBuild, request: FastifyRequest, asked: CardAsked): Promise<CardPage | null> {
    const wanted = build.cardRequest(asked.search);
    if (!wanted) return null;
    const { widgetRequestId, articleUrl, search: options } = wanted;
    // A frame's page is the same for all options that its card does not show; a placement has them as attributes.
    const shown = asked.native ? [asked.native.origin, asked.native.attributes] : [];
    // Of one length, since addresses may be long.
    const address = hashOf([build.at, widgetRequestId, articleUrl, options, ...shown]);
    // Read before what it names, so that a page is never taken for a later one.
    const contentImport = await latestImport(db);
    const same = await keptPage(address, contentImport);
    if (same) return same;
    const stored = await storedWidget(db, wanted);
    if (!stored) return null;
    const identifiers = identifiersOf(stored);
    const participation = await participationOf(given, identifiers);
    const now = clock();
    const { widget: answer, until } = await withHours(db, withParticipation(stored, participation, facts), now);
    const seen = { takesDonations: takesDonations(stored) };
    const secondsLeft = secondsTo({ until }, now);
    if (build.dependsOnPlace(answer)) {
      const endUserLocation = await location.find({ ip: request.ip, headers: request.headers });
      const page = await drawnForOne({ ...asked, build, answer: { ...answer, endUserLocation }, options }, request);
      return page && { ...page, ...seen, secondsLeft, isPersonal: true };
    }
    const key = createHash('sha256')
      .update(JSON.stringify([build.at, options, answer, ...shown]))
      .digest('base64');
    addresses.set(address, { ...seen, until, identifiers, key, state: stateOf(contentImport, participation) });
    const page = await drawnOnce({ ...asked, build, answer, options }, key, request);
    return page && { ...page, ...seen, secondsLeft, isPersonal: false };
  }

  return async (request: FastifyRequest, asked: CardAsked): Promise<CardPage | null> => {
    try {
      const build = await buildNow();
      const page = build && (await pageFor(build, request, asked));
      if (!page) count('none');
      return page;
    } catch (error) {
      count('failed');
      log.error({ err: error }, 'the first card could not be drawn');
      return null;
    }
  };
}
