import { hasBlocker } from './adblock.ts';
import { peerOf } from './bridge.ts';
import { readConfig } from './config.ts';
import { askConsent } from './consent.ts';
import { keepStyle, leaveLink, recordBlocked } from './endings.ts';
import { createFrame, findFrame, reserve, UNDERLAY } from './frame.ts';
import { guard, listen, runAll, type Stop } from './guard.ts';
import { mountNative, type NativeWidget } from './native.ts';
import type { Consent, HostMessage, NotDisplayedReason, WidgetMessage } from './protocol.ts';
import { createTimings, type Stage, type Timing } from './timings.ts';
import { clamp, whenSeen } from './visibility.ts';

/** Ten ticks of visible time is what a frame has to say that it is ready. */
const TICK_MS = 1_000;
const TICKS_PER_TRY = 10;
const RESIZES_PER_SECOND = 60;
const LEAST_HEIGHT_PX = 100;
const MOST_HEIGHT_PX = 5_000;
/** A `Ready` this soon after our `hello` is the answer to it, and gets none. */
const GREETED_MS = 500;
const REASON = /^(blocked|no-content|network|timeout|csp|config)$/;

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. Answers how to undo it. */
export const createPlacement = (element: HTMLElement, origin: string, id: number, log: Timing[]): Stop => {
  const stops: Stop[] = [];
  const emit = (name: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { bubbles: true, detail }));

  // --- config
  const start = performance.now();
  const data = element.dataset;
  const adopted = findFrame(element, origin);
  // a frame that came first shows what its address says
  const source = { ...data, ...(adopted && Object.fromEntries(new URL(adopted.src).searchParams)) };
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const config = readConfig(source, location.href, canonical?.href);
  if (!config) {
    console.warn('civicAction: two widgets', element);
    emit('notdisplayed', { reason: 'config' });
    return () => {};
  }
  const timingsUrl = config.disableTracking ? 'off' : data.timings || `${origin}/api/Widget/RecordTimings`;
  const [mark, report, stopTimings] = createTimings(log, id, config, timingsUrl, emit);
  const reach = (stage: Stage) => {
    mark(stage);
    emit(stage);
  };
  mark('start', start);
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !node.contains(adopted));
  let view: HTMLElement = adopted || document.createElement('div');
  stops.push(keepStyle(element), () => view.remove());
  if (!adopted) {
    view.style.cssText = UNDERLAY;
    element.prepend(view);
  }
  reserve(element, view, config);

  // --- how it ends without a widget
  let over = false;
  const stop = () => {
    over = true;
    runAll(stops);
  };
  const end = (reason: NotDisplayedReason) => {
    if (over) return;
    stop();
    if (reason === 'blocked' || reason === 'no-content') {
      stops.push(keepStyle(element));
      element.style.cssText += ';display:none!important';
    } else stops.push(leaveLink(element, origin, config));
    emit('notdisplayed', { reason });
  };

  // --- what is said to the widget, once it listens
  const peer = peerOf(origin, adopted);
  let native: NativeWidget | undefined;
  let ready = false;
  let detected: boolean | undefined;
  let greeted = 0;
  const post = (message: HostMessage) => {
    if (native) native.post(message);
    else (view as HTMLIFrameElement).contentWindow?.postMessage(message, peer === 'null' ? '*' : peer);
  };
  const tellBlocker = () => ready && detected != null && post({ type: 'adBlock', detected });
  const tellConsent = () => ready && state !== config.consent && post({ type: 'consent', state });

  // --- consent
  const agree = (answer: Consent) => {
    state = answer;
    tellConsent();
  };
  let state = /^(granted|denied)$/.test(`${data.consent}`) ? (data.consent as Consent) : askConsent(stops, agree);
  // a frame that came first knows what its address says, and hears the rest
  if (!adopted) config.consent = state;

  // --- what the widget says
  const arrive = () => {
    if (!ready) {
      ready = true;
      for (const node of own) node.remove();
      stops.push(() => element.prepend(...own));
      view.style.visibility = '';
      reach('ready');
    }
    const now = performance.now();
    if (now < greeted) return;
    greeted = now + GREETED_MS;
    post({ type: 'hello' });
    tellBlocker();
    tellConsent();
  };
  const watch = (kind: 'standard' | 'custom', percentage?: number | null, seconds?: number | null) =>
    whenSeen(stops, view, percentage ?? 50, seconds ?? 1, () => {
      if (kind === 'standard') mark('visible');
      post({ type: 'visible', kind });
    });
  let loaded = false;
  const load = (percentage?: number | null, seconds?: number | null) => {
    if (loaded) return;
    loaded = true;
    if (!ready) arrive();
    reach('loaded');
    report();
    watch('standard');
    if ((percentage ?? seconds) != null) watch('custom', percentage, seconds);
  };
  let resizes = 0;
  const resize = (wanted: number) => {
    setTimeout(() => resizes--, 1_000);
    if (++resizes > RESIZES_PER_SECOND || !Number.isFinite(wanted)) return;
    const height = wanted && clamp(Math.ceil(wanted), LEAST_HEIGHT_PX, MOST_HEIGHT_PX);
    view.style.height = `${height}px`;
    emit('resize', { height });
  };
  const receive = (message?: WidgetMessage) => {
    if (over || !message) return;
    if (message.type === 'civicActionReady') arrive();
    if (message.type === 'civicActionLoaded')
      load(message.customViewabilityPercentage, message.customViewabilitySeconds);
    if (message.type === 'triggerResize') resize(message.height);
    if (message.type === 'civicActionTrackingEvent') emit('tracking', message);
    if (message.type === 'civicActionNotDisplayed' && REASON.test(message.reason)) end(message.reason);
  };

  // --- frame
  const open = (frame: HTMLElement) => {
    if (!adopted) frame.style.cssText = view.style.cssText;
    view.replaceWith(frame);
    view = frame;
    watchLoad(frame);
  };
  const watchLoad = (frame: HTMLElement) =>
    listen(stops, frame, 'load', () => {
      // what arrives anew has not been greeted
      greeted = 0;
      mark('load');
    });
  const isNative = data.embed === 'native' && !adopted;
  const show = () => {
    if (isNative)
      mountNative(origin, view, config, receive).then(
        (widget) => {
          native = widget;
          stops.push(widget.destroy);
          if (over) stop();
          mark('load');
        },
        () => end('network'),
      );
    else {
      listen<SecurityPolicyViolationEvent>(stops, document, 'securitypolicyviolation', (event) => {
        if (
          event.effectiveDirective === 'frame-src' &&
          event.disposition === 'enforce' &&
          event.blockedURI.startsWith(origin)
        )
          end('csp');
      });
      // source, then origin, then shape (contract §5): adverts share this window
      listen<MessageEvent>(stops, window, 'message', (event) => {
        if (event.source === (view as HTMLIFrameElement).contentWindow && event.origin === peer) receive(event.data);
      });
      if (!adopted) open(createFrame(origin, config));
      else {
        watchLoad(adopted);
        // an empty first document is not the widget yet, and says Ready when it is
        if (adopted.contentDocument?.URL !== 'about:blank') post({ type: 'hello' });
      }
    }
    mark('frame');
    let ticks = 0;
    const timer = setInterval(
      guard(() => {
        // a tab in the background loads when it likes
        if (ready || document.hidden || ++ticks % TICKS_PER_TRY) return;
        if (ticks > TICKS_PER_TRY || isNative) end('timeout');
        else open(view.cloneNode() as HTMLElement);
      }),
      TICK_MS,
    );
    stops.push(() => clearInterval(timer));
  };

  // --- gate
  const approach = () =>
    [data.loading, adopted?.loading].includes('lazy') ? whenSeen(stops, element, 1, 0, show, '100%') : show();
  const gated = config.sponsored && !adopted;
  if (!gated) approach();
  hasBlocker(origin, element, stops).then(
    guard((answer: boolean) => {
      if (over) return;
      detected = answer;
      mark('adblock');
      tellBlocker();
      if (!gated) return;
      if (!answer) return approach();
      console.warn('Cannot load sponsored widget due to ad block.');
      recordBlocked(origin, config);
      end('blocked');
    }),
  );

  return () => {
    stop();
    stopTimings();
  };
};
