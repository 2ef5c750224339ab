import type { Generated } from 'kysely';

type IsoTime = string;
type Flag = number;
type Json = string;

/** Empty text stands for what is not known, since a primary key has no null. */
type Dimension = string;

/** Where its figures belong; a `widgetId` is its request id. */
type Place = { publisherId: Dimension; widgetId: Dimension; article: Dimension; embedType: Dimension };
type Reader = { country: Dimension; device: Dimension };

/** 1 for the made-up past of a demo, so that it can be taken away again. */
type MadeUp = { madeUp: number };

/** How placements loaded. */
export type LoadingCounts = {
  /** Those that were measured. */
  placements: number;
  /** Each placement stands for as many as its page's sampling rate says. */
  loads: number;
  /** Of these, those that were ready. */
  shown: number;
  /** JSON: of the loads, those that showed nothing, by reason. */
  reasons: string;
  /** JSON: a sketch of the times of each stage, by loads (`server/figures/sketches.ts`). */
  sketches: string;
};

/** Columns by which raw rows are folded. */
type Folded = {
  at: IsoTime;
  country: string | null;
  device: string | null;
  /** 1 once the row is counted. */
  folded: Generated<number>;
};

/**
 * What was measured and done: raw rows, and what is folded of them, counts and sketches without a person in them, which
 * stay when the raw rows are deleted. Hours have all dimensions; days have one at a time, for each scope, so that every
 * view is a few thousand rows.
 */
export type FigureTables = {
  activities: Folded & {
    id: Generated<number>;
    type: string;
    widgetId: string | null;
    widgetRequestId: string | null;
    publisherId: string | null;
    articleId: string | null;
    articleUrlTracking: string | null;
    embedType: number | null;
    sponsored: Flag;
    fallback: Flag;
    eventData: string | null;
    actions: Json;
    /** The identifier of the action that the reader left for this one. */
    previous: string | null;
    context: Json;
  };
  timings: Folded & {
    id: Generated<number>;
    widgetRequestId: string | null;
    articleUrlTracking: string | null;
    embedType: number | null;
    version: string | null;
    effectiveConnectionType: string | null;
    /** How the frame came, from where, and how the reader came to the page. */
    arrival: string | null;
    cache: string | null;
    navigation: string | null;
    /** ms from the frame's request to the first byte of its page. */
    firstByte: number | null;
    /** The share of page views that the page measures. */
    rate: number | null;
    /** Why nothing was shown. */
    reason: string | null;
    stages: Json;
  };

  timingHours: MadeUp &
    Place &
    Reader & {
      /** `2026-10-31T18` */
      hour: string;
      version: Dimension;
      connection: Dimension;
      arrival: Dimension;
      cache: Dimension;
      navigation: Dimension;
    } & LoadingCounts;
  timingDays: MadeUp & {
    /** Empty for everything, `publisher:1`, `widget:wr-petition`. */
    scope: string;
    /** A name of `DIMENSIONS` in dashboard/answers.ts, or `hour`; empty for all placements of the scope. */
    dimension: string;
    /** `2026-10-31` */
    day: string;
    value: string;
  } & LoadingCounts;
  activityHours: MadeUp &
    Place &
    Reader & {
      hour: string;
      variant: Dimension;
      type: string;
      /** An identifier (spec §3); empty for the event itself, which may be about several actions. */
      action: string;
      /** The identifier of the action that the reader left for this one. */
      previous: string;
      count: number;
    };
  activityDays: MadeUp & {
    scope: string;
    day: string;
    /** `18`, of the events themselves; empty for the whole day. */
    hour: string;
    variant: Dimension;
    type: string;
    action: string;
    previous: string;
    count: number;
  };
};

/** Every widget that the content has ever had, as exports name it. */
export type WidgetNamesTable = {
  requestId: string;
  widgetId: string;
  publisherId: string;
  /** As `articleKeyOf` writes it. */
  articleKey: string | null;
  /** JSON: a list of identifiers. */
  actions: string;
  /** ISO time of the last import that had it. */
  at: string;
};
