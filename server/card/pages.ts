import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CardRequest } from '../../widget/api/wire/served-page.ts';
import type { WireWidget } from '../../widget/api/wire.ts';
import { isRecord } from '../../widget/model/is-record.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { IpLocation } from '../location/ip-location.ts';
import { answerWidget, type ServerFacts } from '../widgets/answer.ts';
import { findWidget } from '../widgets/find.ts';
import { atMost } from './at-most.ts';
import { type EncodedPage, encodePage } from './encode.ts';
import { cardPage } from './page.ts';
import { type CardBuild, createCardBuild } from './renderer.ts';

export type CardPagesOptions = {
  db: Database;
  distDir: string;
  location: IpLocation;
  facts: ServerFacts;
  /** Counts a drawing for a reader. Resolves with whether their network may have it. */
  mayDraw: (request: FastifyRequest) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** A frame's page with its first card. */
export type CardPage = EncodedPage & {
  /** Whether it says where the reader is, and is for them alone. */
  isPersonal: boolean;
  /** Whether a reader can give money in the widget. */
  takesDonations: boolean;
};

type Drawing = { build: CardBuild; answer: WireWidget; search: string };

/** Limits memory: anybody can ask for many widths. */
const MOST_BYTES = 64 * 1_024 * 1_024;
/** Limits the processor's time for the same reason. Readers who come together for one page need one drawing. */
const MOST_AT_ONCE = 8;
/** Pages for one reader alone are drawn at each request, and must not keep the others from being drawn. */
const MOST_PERSONAL_AT_ONCE = 4;

const isDonation = (action: unknown) => isRecord(action) && String(action.type).toLowerCase() === 'donation';

const takesDonations = ({ cards }: WireWidget) =>
  (cards ?? []).some((card) => isRecord(card) && Array.isArray(card.actions) && card.actions.some(isDonation));

const isUnknown = (error: unknown) => error instanceof HttpError && error.status < 500;

/** The widget's content with its counts now; null if there is none. */
async function contentOf(
  { db, facts }: Pick<CardPagesOptions, 'db' | 'facts'>,
  { widgetRequestId, articleUrl }: CardRequest,
): Promise<WireWidget | null> {
  try {
    const stored = await findWidget(db, { widgetRequestId, articleUrl });
    return stored && (await answerWidget(db, stored, facts));
  } catch (error) {
    // The page without a card says what is wrong with its address.
    if (isUnknown(error)) return null;
    throw error;
  }
}

/**
 * Pages with a first card, drawn once for each state of the content and each set of options that the card shows.
 *
 * @returns a function that returns null where the static page is to be served: no card, another mode, no such widget, a card
 *   that can't be drawn, or too many to draw at once or for one network
 */
export function createCardPages({ distDir, location, mayDraw, log, ...content }: CardPagesOptions) {
  const buildNow = createCardBuild(distDir);
  const pages = new LRUCache<string, EncodedPage>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes });
  const drawing = new Map<string, Promise<EncodedPage | null>>();

  const shareTurn = atMost(MOST_AT_ONCE);
  const personalTurn = atMost(MOST_PERSONAL_AT_ONCE);

  async function draw({ build, answer, search }: Drawing): Promise<EncodedPage | null> {
    const report = (error: unknown) => log.error({ err: error }, 'a first card was drawn with a fault');
    const card = await build.renderCard(answer, { search, report });
    return card && encodePage(cardPage(build.parts, card, answer));
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

  async function drawnOnce(wish: Drawing, request: FastifyRequest): Promise<EncodedPage | null> {
    const { build, answer, search } = wish;
    const state = JSON.stringify([build.at, search, answer]);
    const key = createHash('sha256').update(state).digest('base64');
    // Readers who come together share one drawing.
    const known = () => pages.get(key) ?? drawing.get(key);
    if (known() || !(await mayDraw(request))) return known() ?? null;
    return (
      known() ??
      keep(
        key,
        shareTurn(() => draw(wish)),
      )
    );
  }

  const drawnForOne = async (wish: Drawing, request: FastifyRequest) =>
    (await mayDraw(request)) ? personalTurn(() => draw(wish)) : null;

  async function pageFor(build: CardBuild, request: FastifyRequest): Promise<CardPage | null> {
    const wanted = build.cardRequest(new URL(request.url, 'http://self.invalid').search);
    const stored = wanted && (await contentOf(content, wanted));
    if (!stored) return null;
    const isPersonal = build.dependsOnPlace(stored);
    const endUserLocation = isPersonal ? await location.find({ ip: request.ip, headers: request.headers }) : undefined;
    const answer = { ...stored, ...(isPersonal && { endUserLocation }) };
    const wish = { build, answer, search: wanted.search };
    const page = await (isPersonal ? drawnForOne : drawnOnce)(wish, request);
    return page && { ...page, isPersonal, takesDonations: takesDonations(stored) };
  }

  return async (request: FastifyRequest): Promise<CardPage | null> => {
    try {
      const build = await buildNow();
      return build && (await pageFor(build, request));
    } catch (error) {
      log.error({ err: error }, 'the first card could not be drawn');
      return null;
    }
  };
}
