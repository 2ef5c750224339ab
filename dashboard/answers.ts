/**
 * The answers of `/dashboard/api/…`: what the server writes and the dashboards draw. Nothing in them is about a person but
 * the names that signers agreed to show.
 */

/** In order (contract §3); `firstByte` is the frame's page, in ms from the frame's own request. */
export const STAGES = ['config', 'adblock', 'frame', 'firstByte', 'load', 'ready', 'loaded', 'visible'] as const;
export type Stage = (typeof STAGES)[number];

/** What loading can be split by. */
export const DIMENSIONS = [
  'publisher',
  'widget',
  'article',
  'embedType',
  'version',
  'connection',
  'country',
  'device',
  'arrival',
  'cache',
  'navigation',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** `isGone`: the content no longer has it, but its figures are kept. It is then named by its id. */
type Scope = { id: string; name: string; isGone: boolean };

/** What may be looked at: one publisher's, or everything. */
export type ScopesAnswer = {
  publishers: (Scope & { widgets: (Scope & { articleUrl: string | null })[] })[];
  /** The first and the last day with figures, `2026-10-31`; null while there are none. */
  days: { first: string; last: string } | null;
  /** A trial on somebody's own machine, open to whoever sits there. */
  isTrial: boolean;
  /** Whether they have signed in here; a proxy of the operator's own may have let them in. */
  canSignOut: boolean;
  /** Whether some figures are made up, for the demo. */
  isMadeUp: boolean;
  /** Lists of lawmakers that were imported, for who may see everything. A warning says why a list should be imported again. */
  lawmakers: { list: string; asOf: string; warning: string | null }[];
};

/** ms since `start`, of loads; null where no placement reached the stage. */
export type Quantiles = { p50: number | null; p75: number | null; p95: number | null };

/** Days in UTC, both included. `grain` is the step of the series. */
export type Span = { from: string; to: string; grain: 'hour' | 'day' };

/** Whether there is such a day: JavaScript reads 2026-02-30 as March 2. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  new Date(Date.parse(text) || 0).toISOString().startsWith(text);

/** `reached`: how many loads came so far. */
export type StageFigures = Quantiles & { stage: Stage; reached: number };
/** `count` loads took at least `from` ms and less than `to`. */
export type Bin = { from: number; to: number; count: number };
/** Why `count` loads showed nothing: a reason of `civicaction:notdisplayed`, `left` before it was ready, or `other`. */
export type ReasonCount = { reason: string; count: number };

/**
 * How a set of placements loaded. Where a page measures a share of its loads, each placement stands for several of them, in
 * all figures but `placements`.
 */
export type LoadingFigures = {
  /** Those that were measured. */
  placements: number;
  /** All, estimated where only a share is measured. */
  loads: number;
  stages: StageFigures[];
  reasons: ReasonCount[];
  /** Of the stage that was asked for. */
  distribution: Bin[];
};

/** `GET /dashboard/api/loading?publisher&widget&from&to&stage` */
export type LoadingAnswer = Span &
  LoadingFigures & {
    stage: Stage;
    series: { at: string; placements: number; stages: StageFigures[] }[];
    /** Releases that came within the span, each with its first day; none where the series goes by the hour. */
    releases: { version: string; at: string }[];
  };

/** `GET /dashboard/api/split?publisher&widget&from&to&stage&by`, most placements first. */
export type SplitAnswer = Span & { stage: Stage; by: Dimension; values: (LoadingFigures & { value: string })[] };

/** What readers did, by kind of event (spec §7). */
export type Deeds = {
  /** Placements whose widget was ready, estimated where only a share is measured. Frames without the script tell of none. */
  loads: number;
  /** Half of the widget in view for a second (MRC). */
  visible: number;
  /** In view as the content demands. */
  customVisible: number;
  engaged: number;
  begun: number;
  completed: number;
  cancelled: number;
  shared: number;
  notDisplayed: number;
};

/** The figures with which the view of actions begins, the main ones first. `rate` is `completed / visible`. */
export const HEADLINE = ['completed', 'rate', 'visible', 'begun', 'shared'] as const;

/** A figure of the span beside that of the time before. */
export type Compared = {
  figure: (typeof HEADLINE)[number];
  /** A count; a `rate` is 0 to 1, and null where nobody saw a widget or more was completed than seen. */
  now: number | null;
  /** null also where not all of the time before was counted. */
  before: number | null;
  /** Whether chance alone may make such a difference; null where too little was seen to tell. */
  mayBeChance: boolean | null;
};

/** As many days just before the span. */
export type Before = {
  from: string;
  to: string;
  /** The span still goes on, so that these days are cut at the same hour. */
  isCut: boolean;
  /** The first day on which anything was counted; null where nothing was in these days. */
  since: string | null;
};

export type ActionFigures = {
  id: string;
  type: string;
  title: string;
  /** The number of its card, from 1; null if the content no longer has the action. */
  card: number | null;
  visible: number;
  chosen: number;
  begun: number;
  completed: number;
  cancelled: number;
  shared: number;
};

/** How many readers who saw a design did something, with the 95 % interval of the share (Wilson). */
export type VariantFigures = {
  variant: string;
  visible: number;
  completed: number;
  /** `completed / visible`, 0 to 1; null where nobody saw it. */
  share: number | null;
  low: number | null;
  high: number | null;
};

/** One action's results as they stand, over all time. */
export type ResultFigures = {
  id: string;
  type: string;
  title: string;
  count: number;
  answers: { id: string; text: string; count: number; percent: number }[];
};

/** `GET /dashboard/api/actions?publisher&widget&from&to` */
export type ActionsAnswer = Span & {
  headline: Compared[];
  before: Before;
  totals: Deeds;
  series: ({ at: string } & Deeds)[];
  /** In the order of cards. Only where one widget was asked for; otherwise empty, as is what follows from it. */
  actions: ActionFigures[];
  /** From each screen to the next: how many readers came to it. */
  funnel: { step: string; count: number }[];
  /** Which action readers saw after which, each as `id|type`; `from` is null for the first one. */
  flow: { from: string | null; to: string; count: number }[];
  variants: VariantFigures[];
  results: ResultFigures[];
  petitions: { id: string; title: string; count: number; goal: number | null }[];
  /** Paid in the span; `amount` in the currency's smallest unit. */
  money: { currency: string; gifts: number; amount: number }[];
  /** Written in the span, by state of delivery. */
  letters: { status: string; count: number }[];
};

/**
 * `GET /dashboard/api/signers?publisher&widget`: the latest names for petitions' walls. `POST` with `{id, isHidden}` takes
 * one off, or puts it back.
 */
export type SignersAnswer = {
  signers: {
    /** Of the signature. */
    id: number;
    /** ISO 8601. */
    at: string;
    /** Its id and type, `700|petition`. */
    action: string;
    title: string;
    /** What the signer agreed to show. */
    name: string;
    /** What others see of it; '' for nothing. */
    seenAs: string;
    isHidden: boolean;
  }[];
};

/** Tables that each answer can be had as: `GET /dashboard/api/loading.csv?table=stages&…`. */
export const TABLES = {
  loading: ['stages', 'series', 'distribution', 'reasons'],
  split: ['values', 'distribution', 'reasons'],
  actions: [
    ...(['headline', 'totals', 'series', 'actions', 'funnel', 'flow', 'variants', 'results'] as const),
    ...(['petitions', 'money', 'letters'] as const),
  ],
} as const;
