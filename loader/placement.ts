import { readOptions } from './config.ts';
import { giveUp } from './end.ts';
import { addressOf, createFrame, findFrame } from './frame.ts';
import { recordBlocked } from './gate.ts';
import { hasBlocker } from './page/adblock.ts';
import { guard, listen, type Stop } from './page/guard.ts';
import { later } from './page/later.ts';
import { make } from './page/make.ts';
import { isOurs, origin } from './page/origin.ts';
import { whenSeen } from './page/seen.ts';
import type { HostMessage, LoadedMessage, NotDisplayedReason, WidgetMessage } from './protocol.ts';
import { MAX_PX, reserve, setStyle } from './size.ts';
import { keepTime, type Timing } from './timeline.ts';

const TICK_MS = 1_000;
/** Ticks of visible time that a frame has to become ready after each load. */
const PATIENCE = 10;
/** Timings of a widget that nobody sees are reported this long after it has loaded. */
const REPORT_AFTER_MS = 10_000;

/** A mounted element holds its placement's cleanup functions. */
export type PlacementElement = HTMLElement & { civicAction?: Stop[] | undefined };

type Handlers = { [M in WidgetMessage as M['type']]: (message: M) => void };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps share a placement's state; functions of their own cost bytes
export const mount = guard((element: PlacementElement, data: DOMStringMap, placement: number, log: Set<Timing[]>) => {
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is four bytes more
  const stops: Stop[] = (element.civicAction = []);

  // --- config
  const adopted = findFrame(element);
  const options = readOptions(data, adopted);
  // test and preview modes are not tracked; if the page's address sets the mode, the server discards events (spec §2)
  const isOff = options.mode || options.disableTracking === 'true';
  const timings: Timing[] = [];
  log.add(timings);
  const [mark, emit, report, stages] = keepTime(element, data, placement, options, isOff, timings);
  mark('start');
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !node.contains(adopted as Node));
  const style = element.style.cssText;
  const frame = adopted || createFrame();
  const space = adopted || make('canvas');

  // --- end
  const restore = () => {
    element.replaceChildren(...own);
    element.style = style;
  };
  const end = (reason: NotDisplayedReason) => {
    restore();
    giveUp(element, options, reason);
    emit('notdisplayed', { reason });
  };

  // --- frame
  /** Loads a silent frame once more, then ends. Browsers delay loading in background tabs: hidden time doesn't count. */
  const wait = (ticks: number) => {
    setTimeout(() => {
      // a frame that the page has removed says nothing, and loads anew if it comes back
      if (stages.ready || !frame.isConnected) return;
      if (!document.hidden && --ticks === PATIENCE) frame.src += '';
      if (ticks) return wait(ticks);
      // two silent causes: the page's embedder policy, and a module script, which can't know its origin
      console.warn('No answer. COEP? Module?');
      end('timeout');
    }, TICK_MS);
  };
  const load = () => {
    if (!adopted) {
      // the address first: an empty frame fires `load` as soon as it is inserted
      frame.src = addressOf(options);
      space.after(frame);
    }
    mark('frame');
    wait(2 * PATIENCE);
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
      for (const node of own) node.remove();
      frame.style.visibility = '';
      mark('ready', true);
      for (const message of said) post(message);
    },
    civicActionLoaded: watch,
    triggerResize({ height }) {
      if (!(height === +height && height <= MAX_PX && height >= 0)) return;
      // From now on the frame takes its own room.
      setStyle(space, 'padding:0;');
      setStyle(frame, `position:static;height:${height}px;`);
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
      () => log.delete(timings),
      restore,
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
        if (isOurs(event.blockedURI) && event.effectiveDirective === 'frame-src' && event.disposition === 'enforce')
          end('csp');
      }),
    );
  };

  // --- gate
  const gate = () => {
    const isGated = options.sponsored && !adopted;
    if (!isGated) approach();
    // The first request that a script makes is slow.
    (isGated ? hasBlocker() : new Promise(later as never).then(hasBlocker)).then(
      guard((detected: boolean) => {
        if (element.civicAction !== stops) return;
        mark('adblock');
        say({ type: 'adBlock', detected });
        if (!isGated) return;
        if (!detected) return approach();
        console.warn('Cannot load sponsored widget due to ad block.');
        if (!navigator.webdriver && !isOff) recordBlocked(options);
        end('blocked');
      }),
    );
  };

  reserve(element, options, space, frame);
  connect();
  gate();
});
