import { hasBlocker } from './adblock.ts';
import { listenTo, postTo } from './bridge.ts';
import { frameUrl, readConfig } from './config.ts';
import { askConsent } from './consent.ts';
import { collapse, keepStyle, leaveLink, recordBlocked } from './endings.ts';
import { createFrame, fill, findFrame, hold, reserve } from './frame.ts';
import { guard, listen, perSecond, runAll, type Stop } from './guard.ts';
import { mountNative, type NativeWidget } from './native.ts';
import type { Consent, HostMessage, NotDisplayedReason, WidgetMessage } from './protocol.ts';
import { createTimings, type Timing } from './timings.ts';
import { clamp, whenNear, whenSeen } from './visibility.ts';

const READY_TIMEOUT_MS = typeof __READY_TIMEOUT_MS__ === 'number' ? __READY_TIMEOUT_MS__ : 10_000;
const TICKS_PER_TRY = 10;
const RESIZES_PER_SECOND = 60;
const HEIGHT_PX = { least: 100, most: 5_000 };
/** A `Ready` this soon after our `hello` is the answer to it, and gets none. */
const GREETED_MS = 500;
const STANDARD = { percentage: 50, seconds: 1 };
const REASON = /^(blocked|no-content|network|timeout|csp|config)$/;

const orElse = (value: unknown, otherwise: number) => (Number.isFinite(value) ? (value as number) : otherwise);

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. Answers how to undo it. */
export const createPlacement = (element: HTMLElement, origin: string, id: number, log: Timing[]): Stop => {
  const stops: Stop[] = [];
  const emit = (name: string, detail?: unknown) =>
    element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { bubbles: true, composed: true, detail }));

  // --- config
  const start = performance.now();
  const data = element.dataset;
  const adopted = findFrame(element, origin);
  const source = adopted ? { ...data, ...Object.fromEntries(new URL(adopted.src).searchParams) } : data;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const config = readConfig(source, { url: location.href, canonical });
  if (!config) {
    console.warn('civicAction: more than one widget in', element);
    emit('notdisplayed', { reason: 'config' });
    return () => {};
  }
  const timingsUrl =
    config.disableTracking || data.timings === 'off' ? '' : data.timings || `${origin}/api/Widget/RecordTimings`;
  const timings = createTimings(log, id, config, timingsUrl, (detail) => emit('timing', detail));
  const { mark } = timings;
  mark('start', start);
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !adopted || !node.contains(adopted));
  stops.push(keepStyle(element));
  const strut = reserve(element, config, adopted);
  stops.push(() => strut.remove());

  // --- how it ends without a widget
  let over = false;
  stops.push(() => {
    over = true;
  });
  const end = (reason: NotDisplayedReason) => {
    if (over) return;
    runAll(stops);
    const gone = reason === 'blocked' || reason === 'no-content';
    stops.push(gone ? collapse(element) : leaveLink(element, origin, config));
    emit('notdisplayed', { reason });
  };

  // --- what is said to the widget, once it listens
  let view: HTMLElement;
  let native: NativeWidget | undefined;
  let ready = false;
  let loaded = false;
  let detected: boolean | undefined;
  let greeted = -GREETED_MS;
  const post = (message: HostMessage) => {
    if (native) native.post(message);
    else if (ready) postTo(view as HTMLIFrameElement, origin, message);
  };
  const sayBlocker = () => detected != null && post({ type: 'adBlock', detected });
  const sayConsent = () => consent !== config.consent && post({ type: 'consent', state: consent });
  const greet = () => {
    if (performance.now() - greeted < GREETED_MS) return;
    greeted = performance.now();
    post({ type: 'hello' });
    sayBlocker();
    sayConsent();
  };

  // --- consent
  const chosen = /^(granted|denied)$/.test(`${data.consent}`) && (data.consent as Consent);
  let consent =
    chosen ||
    askConsent(stops, (answer) => {
      consent = answer;
      sayConsent();
    });
  // what the frame's address says; a frame that came first may say nothing
  if (!adopted) config.consent = consent;

  // --- what the widget says
  const arrive = () => {
    if (!ready) {
      ready = true;
      for (const node of own) node.remove();
      stops.push(() => element.prepend(...own));
      view.style.visibility = '';
      mark('ready');
      emit('ready');
    }
    greet();
  };
  const watch = (kind: 'standard' | 'custom', percentage: number, seconds: number) =>
    whenSeen(stops, view, percentage, seconds, () => {
      if (kind === 'standard') mark('visible');
      post({ type: 'visible', kind });
    });
  const load = (percentage: unknown, seconds: unknown) => {
    if (loaded) return;
    loaded = true;
    mark('loaded');
    timings.report();
    emit('loaded');
    watch('standard', STANDARD.percentage, STANDARD.seconds);
    if (percentage != null || seconds != null)
      watch('custom', orElse(percentage, STANDARD.percentage), orElse(seconds, STANDARD.seconds));
  };
  const mayResize = perSecond(RESIZES_PER_SECOND);
  const resize = (wanted: number) => {
    const height = wanted && clamp(Math.ceil(wanted), HEIGHT_PX.least, HEIGHT_PX.most);
    hold(strut, height);
    emit('resize', { height });
  };
  const receive = (message: WidgetMessage) => {
    if (over) return;
    if (message.type === 'civicActionReady') arrive();
    else if (message.type === 'civicActionLoaded')
      load(message.customViewabilityPercentage, message.customViewabilitySeconds);
    else if (message.type === 'triggerResize') Number.isFinite(message.height) && mayResize() && resize(message.height);
    else if (message.type === 'civicActionTrackingEvent')
      typeof message.trackingType === 'string' && emit('tracking', message);
    else if (message.type === 'civicActionNotDisplayed') REASON.test(message.reason) && end(message.reason);
  };

  // --- frame
  const open = (next: HTMLElement) => {
    view = next;
    listen(stops, view, 'load', () => {
      // a page that arrives anew has not heard us yet
      greeted = -GREETED_MS;
      mark('load');
    });
    stops.push(() => next.remove());
  };
  const openNative = () => {
    mountNative(origin, view, config, guard(receive)).then(
      (widget) => {
        if (over) return widget.destroy();
        native = widget;
        stops.push(widget.destroy);
        mark('load');
      },
      () => end('network'),
    );
  };
  /** Visible time only: a tab in the background loads when it likes. */
  const waitForReady = () => {
    let ticks = 0;
    const timer = setInterval(
      guard(() => {
        if (ready) clearInterval(timer);
        else if (document.hidden || ++ticks % TICKS_PER_TRY) return;
        else if (ticks > TICKS_PER_TRY || native) end('timeout');
        else {
          const again = view.cloneNode() as HTMLElement;
          view.replaceWith(again);
          open(again);
        }
      }),
      READY_TIMEOUT_MS / TICKS_PER_TRY,
    );
    stops.push(() => clearInterval(timer));
  };
  const show = () => {
    const isNative = data.embed === 'native' && !adopted;
    open(adopted || (isNative ? document.createElement('div') : createFrame(frameUrl(origin, config))));
    fill(view);
    if (!isNative) {
      listen<SecurityPolicyViolationEvent>(stops, document, 'securitypolicyviolation', (violation) => {
        const { effectiveDirective, disposition, blockedURI } = violation;
        if (!ready && effectiveDirective === 'frame-src' && disposition === 'enforce' && blockedURI.startsWith(origin))
          end('csp');
      });
      listenTo(stops, () => view as HTMLIFrameElement, origin, receive);
    }
    if (adopted) {
      // an empty first document is not there yet, and says Ready when it is
      if (adopted.contentDocument?.URL !== 'about:blank') postTo(adopted, origin, { type: 'hello' });
    } else {
      view.style.visibility = 'hidden';
      element.append(view);
    }
    if (isNative) openNative();
    mark('frame');
    waitForReady();
  };
  const approach = () =>
    data.loading === 'lazy' || adopted?.loading === 'lazy' ? whenNear(stops, element, show) : show();

  // --- gate
  const gated = config.sponsored && !adopted;
  if (!gated) approach();
  hasBlocker(origin, element, stops).then(
    guard((answer: boolean) => {
      if (over) return;
      detected = answer;
      mark('adblock');
      sayBlocker();
      if (!gated) return;
      if (!detected) return approach();
      console.warn('Cannot load sponsored widget due to ad block.');
      recordBlocked(origin, config);
      end('blocked');
    }),
  );

  return () => {
    runAll(stops);
    timings.stop();
  };
};
