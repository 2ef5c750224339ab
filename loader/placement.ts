import { hasBlocker } from './adblock.ts';
import { readOptions } from './config.ts';
import { addressOf, createFrame } from './frame.ts';
import { guard, listen, type Stop } from './guard.ts';
import { make } from './make.ts';
import { origin, originOf } from './page.ts';
import type { HostMessage, LoadedMessage, NotDisplayedReason, WidgetMessage } from './protocol.ts';
import { record } from './record.ts';
import { heightOf, px, WIDTH } from './size.ts';
import type { Stage, Timing } from './timing.ts';
import { title } from './title.ts';
import { whenSeen } from './visibility.ts';

const TICK_MS = 1_000;
/** Ticks of visible time that a frame has to get ready, each time it is loaded. */
const PATIENCE = 10;
/** An unseen widget is reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;
/** No widget is higher: a greater height comes from a resize loop. */
const MAX_HEIGHT_PX = 5_000;

/** A mounted element holds the functions that end its placement. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] | undefined };

type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
export const mount = guard((element: PlacementElement, data: DOMStringMap, placement: number, log: Set<Timing[]>) => {
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is four bytes more
  const stops: Stop[] = (element.civicAction = []);

  // --- config
  const adopted = [...element.querySelectorAll('iframe')].find((each) => originOf(each.src) === origin);
  const options = readOptions(data, adopted);
  // test and preview modes are not tracked; those that the page's own address names, the server discards (spec §2)
  const isOff = options.disableTracking === 'true' || options.mode;

  // --- what pages and dashboards hear
  /** In a microtask: whoever hears it may destroy what must stand whole by then. Composed: it leaves shadow roots. */
  const emit = (name: string, detail?: unknown) =>
    queueMicrotask(() =>
      element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { composed: true, bubbles: true, detail })),
    );
  const timings: Timing[] = [];
  /** ms since `start` */
  const stages: { [stage in Stage]?: number } = {};
  let start: number | undefined;
  /** A stage counts when it is reached for the first time. @param isEvent it has an event of its own name, too */
  const mark = guard((stage: Stage, isEvent?: boolean) => {
    if (stages[stage]) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    timings.push({ placement, stage, at });
    emit('timing', { stage, at });
    if (isEvent) emit(stage);
    // last, since pages replace these
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
        version: __VERSION__,
        embedType: +(options.embedType as number),
        effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
        articleUrlTracking: options.articleUrlTracking,
        widgetRequestId: options.widgetRequestId,
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
  // Holds the space open until a height is known, and gives a width to parents that ask their content for one (floats, flex
  // items, table cells): replaced elements do, and yet give way where there is less room, since their percentages count as
  // nothing then (CSS Sizing 3, §5.2.2). The negative margin lets the placement's own content lie over it.
  const space =
    adopted ||
    make('canvas', {
      style: `margin-right:-100%;float:left;max-width:100%;width:${width};padding-top:${px(options.height, heightOf(options.notice === 'true'))};height:0`,
    });
  const reserve = () => {
    // light: a frame with another colour scheme than its page gets a white background
    frame.style.cssText += `;border:0;max-width:100%;width:${width};color-scheme:light`;
    if (!adopted) {
      // All styles go by CSSOM: a strict `style-src` refuses the attribute. Layout containment makes the placement what the
      // frame is positioned in.
      element.style.cssText += `;height:auto;display:block;contain:layout;max-width:${width}`;
      element.prepend(space);
    }
  };

  // --- how it ends
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
  /** A tab in the background loads when it likes, so its time does not count. */
  const wait = (ticks: number, onSilence: () => void) => {
    timer = setTimeout(() => {
      if (!document.hidden) ticks--;
      if (ticks) wait(ticks, onSilence);
      else onSilence();
    }, TICK_MS);
  };
  const load = () => {
    if (!adopted) {
      // the address first: an empty frame has loaded as soon as it stands
      frame.src = addressOf(options);
      element.append(frame);
    }
    mark('frame');
    wait(PATIENCE, () => {
      frame.src += '';
      wait(PATIENCE, () => {
        // what blocks a frame silently: the page's embedder policy, or a script that can't know its origin
        console.warn('No answer. COEP? Module?');
        end('timeout');
      });
    });
  };
  const approach = () => ((adopted || data).loading === 'lazy' ? whenSeen(stops, element, 1, 0, load, '100%') : load());

  // --- bridge
  const said: HostMessage[] = [options];
  // To any origin: a sandboxed frame has none, and nothing here is a secret.
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(message, '*');
  /** Not before the options: a frame that is not ready hears it when it is. */
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
      listen(window, 'pagehide', report),
      listen(frame, 'load', () => mark('load')),
      // source, then origin, then shape (contract §5): adverts share this window
      listen<MessageEvent>(window, 'message', (event) => {
        // a removed frame has no window, and what it had still to say has no source
        if (event.source === (frame.contentWindow || 0) && [origin, 'null'].includes(event.origin))
          (hear as { [type: string]: ((message: never) => void) | undefined })[event.data?.type]?.(event.data as never);
      }),
      listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
        // The address, or in Firefox its origin alone: of the page's other requests to us, which are refused without harm to
        // the frame, that says nothing.
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
              // `crypto.randomUUID` is missing on insecure pages; the address of a blob ends in a UUID everywhere
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
