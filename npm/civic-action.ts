/** What a page's own code can rely on: the script's events, `window.civicAction`, and a placement's options. */

/** Why a placement shows no widget. */
export type NotDisplayedReason = 'blocked' | 'no-content' | 'network' | 'timeout' | 'csp' | 'config';

/** What the reader has seen or done. Nothing that they typed or answered is in it. */
export type TrackingDetail = {
  type: 'civicActionTrackingEvent';
  /** ISO 8601 UTC */
  timeStamp: string;
  trackingType: string;
  widgetRequestId: number | string | null;
  widgetId: number | string | null;
  /** Null when the event is about several actions or about none. */
  actionId: number | string | null;
  actionType: string | null;
  /** Of `ActionCompleted`: the submission as exports name it. Missing where nothing was sent, and on pages without TLS. */
  submission?: string;
};

export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** What each event says. */
export type CivicActionDetails = {
  /** The frame has loaded. */
  ready: null;
  /** The first card is drawn. */
  loaded: null;
  /** The widget has a new height, in CSS pixels. */
  resize: { height: number };
  tracking: TrackingDetail;
  /** A stage is reached; `at` is milliseconds on the page's clock. */
  timing: { stage: Stage; at: number };
  /** There will be no widget. */
  notdisplayed: { reason: NotDisplayedReason };
};

export type CivicActionEventName = keyof CivicActionDetails;

/** An event with its detail, told apart by `type`. */
export type CivicActionEvent = {
  [Name in CivicActionEventName]: { type: Name; detail: CivicActionDetails[Name] };
}[CivicActionEventName];

/** The names of the events, each of which the page hears as `civicaction:NAME`. */
export const EVENT_NAMES: readonly CivicActionEventName[] = [
  'ready',
  'loaded',
  'resize',
  'tracking',
  'timing',
  'notdisplayed',
];

/** `window.civicAction` once the script has come. */
export type CivicActionApi = {
  push: (callback: Callback) => void;
  /** Mounts new placements in `root`, or in the page. With `data`, mounts `root` itself with those options. */
  scan: (root?: ParentNode, data?: DOMStringMap) => void;
  /** Removes a widget and everything done for it, and restores the placement's own content. */
  destroy: (element: HTMLElement) => void;
  /** `event` with or without its prefix. @returns what ends it */
  on: <Name extends CivicActionEventName>(
    event: Name | `civicaction:${Name}`,
    listener: (event: CustomEvent<CivicActionDetails[Name]>) => void,
  ) => () => void;
  /** Mounts placements as they come and destroys those that leave. @returns what ends it */
  watch: (root?: ParentNode) => () => void;
  timings: () => { placement: number; stage: Stage; at: number }[];
  version: string;
};

/** Which widget. With none of the three it is the page's canonical address, or else its own. */
type Which =
  | { widgetRequestId: string | number; widgetPreviewId?: undefined; articleUrl?: undefined }
  | { widgetRequestId?: undefined; widgetPreviewId: string | number; articleUrl?: undefined }
  | { widgetRequestId?: undefined; widgetPreviewId?: undefined; articleUrl?: string };

/** What the React component takes for a placement's attributes. A change of one loads the widget anew. */
export type CivicActionOptions = Which & {
  /** Nothing is loaded where an ad blocker is found. */
  sponsored?: boolean;
  consent?: 'granted' | 'denied' | 'required' | 'auto';
  /** CSS pixels; by default 620 at most. */
  width?: number;
  /** CSS pixels; by default 362, and 533 where narrower than 480. */
  height?: number;
  /** `lazy`: the widget is loaded when the placement is less than one screen away. */
  loading?: 'eager' | 'lazy';
  /** Makes room for the notice bar. */
  notice?: boolean;
  designVariant?: string | number;
  /** `auto`: as the reader's system is; `page`: as the page's own `color-scheme` is. By default the theme as it is. */
  colorScheme?: 'light' | 'dark' | 'auto' | 'page';
  /** For tests and previews: nothing is tracked and nothing is sent. */
  mode?: 'ab4e-test' | 'ab4e-preview';
  /** Neither activity nor loading times are reported. */
  disableTracking?: boolean;
  /** The address to report; by default the page's, without its fragment. */
  articleUrlTracking?: string;
  lineItemId?: string | number;
  adNetworkDomain?: string;
  /** Events go to the page's `dataLayer` too. */
  dataLayer?: boolean;
  /** Where to send the loading times, or `off`; by default the API. */
  timings?: string;
  /** The share of page views whose loading times are sent, from 0 to 1; by default 1. */
  timingsRate?: number;
};

type Callback = (api: CivicActionApi) => void;

type EventMap = {
  [Name in CivicActionEventName as `civicaction:${Name}`]: CustomEvent<CivicActionDetails[Name]>;
};

declare global {
  interface Window {
    /** Until the script has come, a list of what to call then. */
    civicAction?: CivicActionApi | Callback[];
  }
  /** The same, once `window.civicAction = window.civicAction || []` has run. */
  var civicAction: CivicActionApi | Callback[];
  interface HTMLElementEventMap extends EventMap {}
  interface DocumentEventMap extends EventMap {}
  interface WindowEventMap extends EventMap {}
}
