import type { WidgetMessage } from '../../../loader/protocol.ts';
import { LOADER_ANSWER_MS } from '../../numbers/constants.ts';
import type { Host, HostHandlers, Viewability } from '../host.ts';
import type { Early } from './early.ts';
import { parseHostMessage } from './messages.ts';
import { createResizer } from './resize.ts';
import { readRoute, routeUrl } from './route.ts';

export type FrameHostOptions = {
  early: Early;
  /** Origins that may replace the state in preview mode (contract §5). */
  previewOrigins: readonly string[];
  isPreview: boolean;
  /** The ad-block check then gates the widget, so it does not wait for a loader that may never come. */
  isSponsored: boolean;
};

/** Nobody is told: without the chunk the widget only isn't measured. */
const ignore = () => {};

const STANDARD = { percentage: 50, seconds: 1 };

/** One of the two may stand alone (spec §3): the other is the standard's then. */
const whole = ({ percentage, seconds }: Viewability): Viewability =>
  (percentage ?? seconds) === null
    ? { percentage, seconds }
    : { percentage: percentage ?? STANDARD.percentage, seconds: seconds ?? STANDARD.seconds };

type Repeat = { loaded?: WidgetMessage; height?: WidgetMessage; notDisplayed?: WidgetMessage };

/**
 * The page that frames us: a loader, or anybody. Messages count only from our parent, and only from the origin that
 * spoke first.
 */
export function createFrameHost({ early, previewOrigins, isPreview, isSponsored }: FrameHostOptions): Host {
  const said: Repeat = {};
  const isFramed = window.parent !== window;
  let custom: Viewability = { seconds: null, percentage: null };
  let settle = () => {};
  const told = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let onCustomKnown: (() => Promise<void>) | null = null;

  const post = (message: WidgetMessage) => {
    // Nothing that goes out this way is about the visitor, and the parent's origin may be opaque: hence '*'.
    if (isFramed) window.parent.postMessage(message, '*');
  };
  const resize = createResizer((height) => {
    said.height = { type: 'triggerResize', height };
    post(said.height);
  });

  const repeat = () => {
    post({ type: 'civicActionReady' });
    for (const message of [said.loaded, said.height, said.notDisplayed]) if (message) post(message);
  };

  function listen(handlers: HostHandlers) {
    let pinnedOrigin: string | null = null;
    let stopOwnView: (() => void) | null = null;
    let isStopped = false;
    // What a loader would do for us is a chunk of its own: most readers come by one.
    const alone = () => import('./alone.ts');
    const check = () =>
      alone()
        .catch(alone)
        .then(({ detectAdBlock }) => detectAdBlock())
        .then(handlers.adBlock, () => handlers.adBlock(false));
    const watch = async () => {
      const { watchOwnView } = await alone();
      stopOwnView?.();
      if (!isStopped) stopOwnView = watchOwnView(handlers.visible, custom);
    };
    const watchOurselves = () => {
      onCustomKnown = watch;
      watch().catch(ignore);
    };
    const patienceMs = isFramed ? LOADER_ANSWER_MS : 0;
    const viewTimer = setTimeout(watchOurselves, patienceMs);
    // Of its own: a host that speaks may still say nothing about ad blockers.
    const adBlockTimer = setTimeout(check, isSponsored ? 0 : patienceMs);
    setTimeout(settle, patienceMs);

    const hear = (event: MessageEvent) => {
      if (event.source !== window.parent) return;
      const message = parseHostMessage(event.data);
      if (!message) return;
      if (message.type === 'previewState') {
        if (isPreview && previewOrigins.includes(event.origin)) handlers.previewState(message.state);
        return;
      }
      if (pinnedOrigin === null) {
        pinnedOrigin = event.origin;
        clearTimeout(viewTimer);
        repeat();
      } else if (event.origin !== pinnedOrigin) return;
      if (message.type === 'visible') handlers.visible(message.kind);
      else if (message.type === 'adBlock') {
        clearTimeout(adBlockTimer);
        handlers.adBlock(message.detected);
      } else {
        handlers.consent(message);
        settle();
      }
    };
    early.take = hear;
    for (const event of early.messages.splice(0)) hear(event);

    return () => {
      isStopped = true;
      early.take = ignore;
      clearTimeout(viewTimer);
      clearTimeout(adBlockTimer);
      stopOwnView?.();
    };
  }

  return {
    listen,
    told,
    loaded(viewability) {
      custom = whole(viewability);
      // A retry that brought the widget takes an earlier "failed to load" back: a late loader must not hear it.
      delete said.notDisplayed;
      said.loaded = {
        type: 'civicActionLoaded',
        customViewabilitySeconds: custom.seconds,
        customViewabilityPercentage: custom.percentage,
      };
      post(said.loaded);
      onCustomKnown?.().catch(ignore);
    },
    resize,
    tracking: (event) => post({ type: 'civicActionTrackingEvent', ...event }),
    notDisplayed(reason) {
      said.notDisplayed = { type: 'civicActionNotDisplayed', reason };
      post(said.notDisplayed);
    },
    describe(locale, title) {
      document.documentElement.lang = locale;
      document.title = title;
    },
    readRoute: () => readRoute(location.href),
    writeRoute: (route) => history.replaceState(history.state, '', routeUrl(location.href, route)),
  };
}
