import type { WidgetMessage } from '../../../../loader/protocol.ts';
import { LOADER_ANSWER_MS } from '../../numbers/constants.ts';
import { type Host, type HostHandlers, type Viewability, withStandard } from '../host.ts';
import { type Heard, parseHostMessage } from './messages.ts';
import { startOwnChecks } from './own-checks.ts';
import type { Early } from './page/keep-messages.ts';
import { createResizer } from './resize.ts';

type Repeated = { loaded?: WidgetMessage; height?: WidgetMessage; notDisplayed?: WidgetMessage };

function post(message: WidgetMessage) {
  // Nothing that goes out this way is about the reader, and the parent's origin may be opaque: hence '*'.
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

/**
 * Messages to the parent. The last of each lasting kind is kept, to be repeated for a loader that comes late.
 *
 * @param onHeight called with each height that is sent
 */
function createOutgoing(onHeight: (height: number) => void) {
  const last: Repeated = {};
  return {
    resize: createResizer((height) => {
      last.height = { type: 'triggerResize', height };
      post(last.height);
      onHeight(height);
    }),
    loaded({ seconds, percentage }: Viewability) {
      // A retry that succeeded takes an earlier failure back: a late loader must not hear of it.
      delete last.notDisplayed;
      last.loaded = {
        type: 'civicActionLoaded',
        customViewabilitySeconds: seconds,
        customViewabilityPercentage: percentage,
      };
      post(last.loaded);
    },
    tracking: (event: Parameters<Host['tracking']>[0]) => post({ type: 'civicActionTrackingEvent', ...event }),
    notDisplayed(reason: Parameters<Host['notDisplayed']>[0]) {
      last.notDisplayed = { type: 'civicActionNotDisplayed', reason };
      post(last.notDisplayed);
    },
    repeat() {
      post({ type: 'civicActionReady', takes: true });
      for (const message of [last.loaded, last.height, last.notDisplayed]) if (message) post(message);
    },
  };
}

/** The query key of the route. The fragment is left to the host (contract §4). */
const KEY = 'route';

export const readRoute = (href: string): string | null => new URL(href).searchParams.get(KEY);

/** The same address with this route. Slashes are legal in a query and stay readable: `…&route=/poll/success`. */
export function routeUrl(href: string, route: string): string {
  const url = new URL(href);
  url.searchParams.delete(KEY);
  const rest = url.search.replace(/^\?/, '');
  url.search = `${rest}${rest && '&'}${KEY}=${encodeURIComponent(route).replaceAll('%2F', '/')}`;
  return url.href;
}

/**
 * Keeps the route in the address, without a history entry. Safari throws after 100 changes within seconds: the address
 * then stays behind until the next change.
 */
function writeRoute(route: string) {
  try {
    history.replaceState(history.state, '', routeUrl(location.href, route));
  } catch {
    // The widget works without it; only a reload begins at an earlier screen.
  }
}

type ReceiverOptions = {
  previewOrigins: readonly string[];
  isPreview: boolean;
  /** The parent's first message, and the only origin that is heard from then on. */
  onFirst: (message: Heard, origin: string) => void;
  /** What the parent says that is no message of ours: it may be another host (hosts/index.ts). */
  onOther: (event: MessageEvent) => void;
  handlers: HostHandlers;
};

/**
 * Takes messages from the parent only, and only from the origin that spoke first; an editor's states from its origins.
 */
function createReceiver({ previewOrigins, isPreview, onFirst, onOther, handlers }: ReceiverOptions) {
  let pinnedOrigin: string | null = null;
  return (event: MessageEvent) => {
    const { source, origin, data } = event;
    if (source !== window.parent) return;
    const message = parseHostMessage(data);
    if (!message) return onOther(event);
    if (message.type === 'previewState') {
      if (isPreview && previewOrigins.includes(origin)) handlers.previewState(message.state);
      return;
    }
    if (pinnedOrigin === null) {
      pinnedOrigin = origin;
      onFirst(message, origin);
    } else if (origin !== pinnedOrigin) return;
    if (message.type === 'visible') handlers.visible(message.kind);
    else if (message.type === 'adBlock') handlers.adBlock(message.detected);
    else handlers.consent(message);
  };
}

export type FrameHostOptions = {
  early: Early;
  /** Origins that may replace the state in preview mode (contract §5). */
  previewOrigins: readonly string[];
  isPreview: boolean;
  /** The ad-block check then gates the widget, so it does not wait for a loader that may never come. */
  isSponsored: boolean;
  apiBase: string;
  version: string;
};

/** A host that is the frame's parent: the loader, another's page (docs/hosts.md), a plain page, or nobody. */
export function createFrameHost(options: FrameHostOptions): Host {
  const { early, previewOrigins, isPreview, isSponsored, apiBase, version } = options;
  let height = -1;
  const outgoing = createOutgoing((px) => {
    height = px;
    checks?.changed();
  });
  const waitMs = window.parent === window ? 0 : LOADER_ANSWER_MS;
  let custom: Viewability = { seconds: null, percentage: null };
  let checks: ReturnType<typeof startOwnChecks> | null = null;
  let resolveConsent = () => {};
  const consentKnown = new Promise<void>((resolve) => {
    resolveConsent = resolve;
  });

  function listen(handlers: HostHandlers) {
    const own = startOwnChecks(handlers.adBlock, {
      answerMs: waitMs,
      adBlockMs: isSponsored ? 0 : waitMs,
      told: { visible: handlers.visible, custom: () => custom, height: () => height },
    });
    checks = own;
    setTimeout(resolveConsent, waitMs);
    const receive = createReceiver({
      previewOrigins,
      isPreview,
      onFirst(message, origin) {
        own.answered();
        outgoing.repeat();
        if (message.type === 'consent' && message.language !== undefined)
          own.serve({ apiBase, version, placement: message, origin });
      },
      onOther: own.hear,
      handlers: {
        ...handlers,
        adBlock(detected) {
          own.adBlockKnown();
          handlers.adBlock(detected);
        },
        consent(message) {
          handlers.consent(message);
          resolveConsent();
        },
      },
    });
    early.take = receive;
    for (const event of early.messages.splice(0)) receive(event);
    return () => {
      early.take = () => {};
      own.stop();
    };
  }

  return {
    listen,
    consentKnown,
    loaded(viewability) {
      custom = withStandard(viewability);
      outgoing.loaded(custom);
      checks?.changed();
    },
    resize: outgoing.resize,
    tracking: outgoing.tracking,
    notDisplayed: outgoing.notDisplayed,
    describe(locale, title) {
      document.documentElement.lang = locale;
      document.title = title;
    },
    readRoute: () => readRoute(location.href),
    writeRoute,
  };
}
