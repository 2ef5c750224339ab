/**
 * Every message between the widget's frame and the page that holds it (contract §5).
 *
 * Messages are objects sent by `postMessage`; `type` names the message. Each side checks source, then origin, then
 * shape, and silently ignores the rest. The widget imports these types, and nothing else from `loader/`.
 */

/** `{product}` of the specification; every name derived from it is derived here. */
export const PRODUCT = 'civicAction';

/** Why a placement shows no widget: `detail.reason` of `civicaction:notdisplayed`. */
export type NotDisplayedReason = 'blocked' | 'no-content' | 'network' | 'timeout' | 'csp' | 'config';

/**
 * The frame's page listens. Sent by its first lines, and again in reply to the first message it receives. `takes` tells a
 * loader of an older release that the frame looks for ad blockers itself where no sponsor waits for that. `title` is the frame's, in the language of the page that holds it: the
 * application says it half a second later, when it can send the timings that the loader hands it.
 */
export type ReadyMessage = { type: 'civicActionReady'; title?: string; takes?: boolean };

/** The first card is drawn. Seconds and percentage are the widget's custom viewability: both are set, or neither. */
export type LoadedMessage = {
  type: 'civicActionLoaded';
  customViewabilitySeconds?: number | null;
  customViewabilityPercentage?: number | null;
};

/** The widget wants this height in CSS px; 0 gives the space back. */
export type ResizeMessage = { type: 'triggerResize'; height: number };

/** A tracked event, for the publisher's own analytics. `timeStamp` is ISO 8601 UTC. */
export type TrackingMessage = {
  type: 'civicActionTrackingEvent';
  timeStamp: string;
  trackingType: string;
  widgetRequestId: number | string | null;
  widgetId: number | string | null;
  actionId: number | string | null;
  actionType: string | null;
  /** Of `ActionCompleted`: the submission as exports name it. Missing where nothing was sent, and on pages without TLS. */
  submission?: string;
};

export type NotDisplayedMessage = { type: 'civicActionNotDisplayed'; reason: NotDisplayedReason };

/** The frame's own ad-block check has ended. */
export type CheckedMessage = { type: 'civicActionAdBlock'; detected: boolean };

export type WidgetMessage =
  | ReadyMessage
  | CheckedMessage
  | LoadedMessage
  | ResizeMessage
  | TrackingMessage
  | NotDisplayedMessage;

/** `standard`: at least 50 % in view for 1 s in a visible page (MRC); `custom`: the widget's own percentage and seconds. */
export type VisibleMessage = { type: 'visible'; kind: 'standard' | 'custom' };

export type AdBlockMessage = { type: 'adBlock'; detected: boolean };

/** A placement's options (contract §2), keys of the frame's address, whose values take precedence. */
export type Options = {
  consent: ConsentWord;
  /** The page's address: browsers tell a frame only the origin of its page. */
  articleUrlTracking?: string;
  adCampaign?: string;
  adNetworkDomain?: string;
  disableTracking?: string;
  mode?: string;
  designVariant?: string;
  sponsored?: string;
  notice?: string;
  /** CSS px */
  width?: string;
  /** CSS px */
  height?: string;
  embedType?: number | string;
  [option: string]: string | number | undefined;
};

/**
 * The loader's first message, with its placement's options. In reply, the widget repeats once what a late loader has
 * missed: `Ready`, and if already sent, `Loaded`, the last height and `NotDisplayed`. Tracking starts with this message, or
 * after 1.5 s without it.
 */
export type ConsentMessage = Options & {
  type: 'consent';
  /** The page's, for the frame's title. A loader that says it leaves the ad-block check to a frame that `takes` it. */
  language?: string;
};

/** Preview mode only, from an origin that the deployment lists: a partial widget, merged over the current one. */
export type PreviewStateMessage = { type: 'previewState'; state: unknown };

/** What was measured of a placement, for a frame that has said its title: it sends that at once. */
export type TimingsMessage = {
  type: 'timings';
  stages: { [stage: string]: number | undefined };
  /** Why nothing was shown. */
  reason?: unknown;
  /** The publisher's own text of a share of page views. */
  timingsRate?: string | undefined;
  /** How the reader came to the page: `PerformanceNavigation.type`, whose name in today's API takes more bytes. */
  navigation?: number | undefined;
};

export type HostMessage = TimingsMessage | VisibleMessage | AdBlockMessage | ConsentMessage | PreviewStateMessage;

/** The publisher's own value in any spelling. `auto`, `required`: the widget asks the page itself. */
export type ConsentWord = 'granted' | 'denied' | 'required' | 'auto' | (string & {});

/** `widgetEmbedType` (contract §2). */
export const EMBED = {
  Regular: 0,
  Iframe: 1,
  RegularWidgetId: 2,
  IframeWidgetId: 3,
  Iframely: 4,
  IframeOnly: 5,
  ReactOnly: 6,
  ReactOnlyWidgetId: 7,
} as const;
/** The reserved box (spec §2, §9), CSS px. */
export const SIZE = {
  width: 620,
  height: 362,
  narrowBelow: 480,
  narrowHeight: 533,
  noticeWide: 24,
  noticeNarrow: 32,
} as const;

/** What stands in a frame's place where the widget is drawn in the page itself. */
export type NativeBox = HTMLElement & {
  /** The address that the frame would have. */
  src: string;
  /** Takes what a frame's window would; the sender of the widget's messages. */
  contentWindow: { postMessage(message: HostMessage): void };
};

/** `/native.js`. @param stops what the loader does when the placement is destroyed; empty once it is */
export type NativeFile = { mount(box: NativeBox, stops: (() => void)[]): unknown };

/** The permissions that the widget needs in a frame (contract §3), as the loader sets them. */
export const ALLOW = 'camera; microphone; payment; clipboard-write; fullscreen; autoplay';
