import { readOptions } from './config.ts';
import { addressOf, createFrame } from './frame.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { make } from './page/make.ts';
import { origin, originOf } from './page/origin.ts';
import { record } from './page/record.ts';
import { whenSeen } from './page/seen.ts';
import { title } from './page/title.ts';
import type { HostMessage, LoadedMessage, NotDisplayedReason, WidgetMessage } from './protocol.ts';
import { heightOf, px, WIDTH } from './size.ts';
import type { Stage, Timing } from './timeline.ts';

const TICK_MS = 1_000;
/** Ticks of visible time that a frame has to become ready after each load. */
const PATIENCE = 10;
/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;
/** No widget is taller; a greater height comes from a resize loop. */
const MAX_HEIGHT_PX = 5_000;

/** A mounted element holds its placement's cleanup functions. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] | undefined };

type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps share a placement's state; functions of their own cost bytes
export const mount = guard((element: PlacementElement, data: DOMStringMap, placement: number, log: Set<Timing[]>) => {
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is four bytes more
  const stops: Stop[] = (element.civicAction = []);

  // --- config
  // not a copy of our own frame, such as a cached page holds: our canvas precedes it, and it takes no room
  const adopted = [...element.querySelectorAll<HTMLIFrameElement>('iframe:not(canvas~*)')].find(
    (each) => originOf(each.src) === origin,
  );
  const options = readOptions(data, adopted);
  // test and preview modes are not tracked; if the page's address sets the mode, the server discards events (spec §2)
  const isOff = options.disableTracking === 'true' || options.mode;

  // --- events and timings
  /** In a microtask, since a listener may destroy the placement. Composed, so that it leaves shadow roots. */
  const emit = (name: string, detail?: unknown) =>
    queueMicrotask(() =>
      element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { bubbles: true, composed: true, detail })),
    );
  const timings: Timing[] = [];
  /** ms since `start` */
  const stages: { [stage in Stage]?: number } = {};
  let start: number | undefined;
  /** Only the first time a stage is reached counts. @param isEvent also emits an event named after the stage */
  const mark = guard((stage: Stage, isEvent?: boolean) => {
    if (stages[stage]) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    timings.push({ placement, stage, at });
    emit('timing', { stage, at });
    if (isEvent) emit(stage);
    // last, since pages replace these methods and the replacements may throw
    const name = `civic-action:${stage}`;
    const entry = { startTime: at, start, detail: { placement, widgetRequestId: options.widgetRequestId } };
    performance.mark(name, entry);
    performance.measure(name, entry);
  });
  let isReported: unknown = data.timings === 'off' || isOff;
  const report = () => {
    if (!isReported)
      record(data.timings || `${origin}/api/Widget/RecordTimings`, {
        stages,
        widgetRequestId: options.widgetRequestId,
        embedType: +(options.embedType as number),
        effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
        articleUrlTracking: options.articleUrlTracking,
        version: __VERSION__,
      });
    isReported = true;
  };
  log.add(timings);
  mark('start');
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !node.contains(adopted as Node));
  const style = element.style.cssText;
  const width = px(options.width, WIDTH);
  const frame = adopted || createFrame();
  // Reserves the space until a height is known, and gives a width to parents that are sized by their content (floats,
  // flex items, table cells). A replaced element does that and can still shrink, since its percentages count as zero
  // for the minimum (CSS Sizing 3, §5.2.2). The negative margin lets the placement's own content lie over it.
  const space =
    adopted ||
    make('canvas', {
      style: `margin-right:-100%;float:left;max-width:100%;width:${width};padding-top:${px(options.height, heightOf(options.notice === 'true'))};height:0`,
    });
  const reserve = () => {
    // light: a frame whose color scheme differs from its page's gets a white background
    frame.style.cssText += `;border:0;color-scheme:light;max-width:100%;width:${width}`;
    if (!adopted) {
      // All styles are set by CSSOM, since a strict `style-src` refuses the attribute. Layout containment makes the
      // placement the containing block of the frame.
      element.style.cssText += `;display:block;height:auto;contain:layout;max-width:${width}`;
      element.prepend(space);
    }
  };

  // --- end
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    clearTimeout(timer);
    element.replaceChildren(...own);
    element.style = style;
  };
  const end = (reason: NotDisplayedReason) => {
    restore();
    if (['blocked', 'no-content'].includes(reason)) element.style.display = 'none';
    else if (options.widgetRequestId && !element.innerText)
      element.append(make('a', { href: `${origin}/share/${options.widgetRequestId}`, textContent: title }));
    emit('notdisplayed', { reason });
  };

  // --- frame
  /** Browsers delay loading in background tabs, so hidden time does not count. */
  const wait = (ticks: number, onSilence: () => void) => {
    timer = setTimeout(() => {
      if (!document.hidden) ticks--;
      if (ticks) wait(ticks, onSilence);
      else onSilence();
    }, TICK_MS);
  };
  const load = () => {
    if (!adopted) {
      // the address first: an empty frame fires `load` as soon as it is inserted
      frame.src = addressOf(options);
      element.append(frame);
    }
    mark('frame');
    wait(PATIENCE, () => {
      frame.src += '';
      wait(PATIENCE, () => {
        // two silent causes: the page's embedder policy, and a module script, which can't know its origin
        console.warn('No answer. COEP? Module?');
        end('timeout');
      });
    });
  };
  const approach = () => ((adopted || data).loading === 'lazy' ? whenSeen(stops, element, 1, 0, load, '100%') : load());

  // --- bridge
  const said: HostMessage[] = [options];
  // To any origin: a sandboxed frame has an opaque one, and nothing here is secret.
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(message, '*');
  /** Never sent before the options: a frame that is not ready yet receives it once it is. */
  const say = (message: HostMessage) => {
    said.push(message);
    if (stages.ready) post(message);
  };

  // --- visibility
  const watch = ({ customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }: LoadedMessage) => {
    if (stages.loaded) return;
    mark('loaded', true);
    setTimeout(report, REPORT_AFTER_MS);
    whenSeen(stops, frame, 50, 1, () => {
      mark('visible');
      report();
      say({ type: 'visible', kind: 'standard' });
    });
    if (percentage)
      whenSeen(stops, frame, percentage, seconds as number, () => say({ type: 'visible', kind: 'custom' }));
  };

  const hear: Handlers = {
    civicActionReady() {
      clearTimeout(timer);
      for (const node of own) node.remove();
      frame.style.visibility = '';
      mark('ready', true);
      for (const message of said) post(message);
    },
    civicActionLoaded: watch,
    triggerResize({ height }) {
      if (height !== Math.max(0, Math.min(height, MAX_HEIGHT_PX))) return;
      space.style.cssText += `;padding:0;height:${height}px`;
      emit('resize', { height });
    },
    civicActionNotDisplayed({ reason }) {
      if (reason === `${reason}`) end(reason);
    },
    civicActionTrackingEvent: (message) => emit('tracking', message),
  };
  const connect = () => {
    // an adopted frame may have been ready before the loader listened
    post(options);
    stops.push(
      restore,
      () => log.delete(timings),
      listen(frame, 'load', () => mark('load')),
      listen(window, 'pagehide', report),
      // source, then origin, then shape (contract §5): adverts share this window
      listen<MessageEvent>(window, 'message', (event) => {
        // a removed frame has no window, and its last messages have no source: null must not match null
        if (event.source === (frame.contentWindow || 0) && [origin, 'null'].includes(event.origin))
          (hear as { [type: string]: ((message: never) => void) | undefined })[event.data?.type]?.(event.data as never);
      }),
      listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
        // `blockedURI` is the address, or only its origin in Firefox. The directive tells the frame from the page's
        // other requests to us, which may be refused without harm to the frame.
        if (
          originOf(event.blockedURI) === origin &&
          event.effectiveDirective === 'frame-src' &&
          event.disposition === 'enforce'
        )
          end('csp');
      }),
    );
  };

  // --- gate
  const gate = () => {
    const isGated = options.sponsored && !adopted;
    if (!isGated) approach();
    hasBlocker().then(
      guard((detected: boolean) => {
        if (element.civicAction !== stops) return;
        mark('adblock');
        say({ type: 'adBlock', detected });
        if (!isGated) return;
        if (!detected) return approach();
        console.warn('Cannot load sponsored widget due to ad block.');
        if (!isOff && !navigator.webdriver)
          record(
            `${origin}/api/Widget/RecordActivity`,
            { ...options, sponsored: true, type: 'NotDisplayed', widgetEmbedType: options.embedType, actions: [] },
            {
              'Content-Type': 'application/json',
              // `crypto.randomUUID` is missing on insecure pages; a blob's address ends in a UUID everywhere
              'Idempotency-Key': URL.createObjectURL(new Blob()).slice(-36),
            },
          );
        end('blocked');
      }),
    );
  };

  reserve();
  connect();
  gate();
});
