import { hasBlocker } from './adblock.ts';
import { readConfig } from './config.ts';
import { askConsent } from './consent.ts';
import { boxStyle, createBox, createFrame, createLink, placementStyle } from './frame.ts';
import { guard, listen, runAll, type Stop } from './guard.ts';
import type {
  Consent,
  HostMessage,
  LoadedMessage,
  NotDisplayedMessage,
  NotDisplayedReason,
  ResizeMessage,
  TrackingMessage,
} from './protocol.ts';
import { recordBlocked } from './send.ts';
import { type Stage, type Stages, sendTimings, type Timing } from './timings.ts';
import { whenSeen } from './visibility.ts';

/** Ten ticks of visible time is what a frame has to say that it is ready. */
const TICK_MS = 1_000;
const TICKS_PER_TRY = 10;
const LEAST_HEIGHT_PX = 100;
const MOST_HEIGHT_PX = 5_000;

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. Answers how to undo it. */
export const createPlacement = (
  element: HTMLElement,
  data: DOMStringMap,
  origin: string,
  placement: number,
  log: Timing[],
): Stop | undefined => {
  const start = performance.now();
  const api = `${origin}/api/Widget/`;
  const stops: Stop[] = [];
  const emit = (name: string, detail?: unknown) => {
    element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { bubbles: true, detail }));
  };

  // --- config
  const adopted = element.querySelector<HTMLIFrameElement>(`iframe[src^="${origin}/"]`);
  // a frame that came first shows what its address says
  const config = adopted ? Object.fromEntries(new URL(adopted.src).searchParams) : readConfig(data);
  if (!config) {
    emit('notdisplayed', { reason: 'config' });
    return;
  }
  let timingsUrl = config.disableTracking ? 'off' : data.timings || `${api}RecordTimings`;
  const detail = { placement, widgetRequestId: config.widgetRequestId };
  const stages: Stages = {};
  const mark = (stage: Stage) => {
    if (stage in stages) return false;
    const name = `civic-action:${stage}`;
    const at = performance.now();
    stages[stage] = at - start;
    log.push({ placement, stage, at });
    emit('timing', { stage, at });
    performance.mark(name, { startTime: at, detail });
    performance.measure(name, { start, end: at, detail });
    return true;
  };
  const report = () => {
    if (timingsUrl !== 'off') sendTimings(timingsUrl, config, stages);
    timingsUrl = 'off';
  };
  mark('start');
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !node.contains(adopted));
  const style = element.style.cssText;
  const size = boxStyle(config);
  const frame = adopted ?? createFrame(size);
  const box = createBox(size);
  element.style.cssText += placementStyle(config);
  if (adopted) adopted.style.cssText += size;
  else element.prepend(box);

  // --- how it ends
  let timer: ReturnType<typeof setInterval>;
  const restore = () => {
    clearInterval(timer);
    element.replaceChildren(...own);
    element.style = style;
    if (!style) element.removeAttribute('style');
  };
  // what still listens then is about a frame that is gone
  const end = (reason: NotDisplayedReason) => {
    restore();
    if (/blocked|content/.test(reason)) element.style = 'display:none!important';
    else if (config.widgetRequestId && !element.textContent?.trim())
      element.append(createLink(`${origin}/share/${config.widgetRequestId}`));
    emit('notdisplayed', { reason });
  };

  // --- what is said to the widget, once it listens, and again when it starts anew
  const said: HostMessage[] = [];
  let isReady = false;
  // a sandboxed frame has no origin that could be named
  const post = (message: HostMessage) => frame.contentWindow?.postMessage(message, adopted ? '*' : origin);
  const say = (message: HostMessage) => {
    said.push(message);
    if (isReady) post(message);
  };
  const agree = (state: Consent) => say({ type: 'consent', state });
  const consent = /granted|denied/.test(`${data.consent}`) ? (data.consent as Consent) : askConsent(stops, agree);
  // no other frame was made without it
  if (adopted) agree(consent);

  // --- what the widget says
  const watch = (kind: 'standard' | 'custom', percentage: number, seconds: number) =>
    whenSeen(stops, frame, percentage, seconds, () => {
      if (kind === 'standard') mark('visible');
      post({ type: 'visible', kind });
    });
  const hear: { [type: string]: ((message: never) => void) | undefined } = {
    civicActionReady() {
      if (mark('ready')) {
        isReady = true;
        clearInterval(timer);
        for (const node of own) node.remove();
        frame.style.visibility = '';
        emit('ready');
      }
      said.map(post);
    },
    civicActionLoaded({ customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }: LoadedMessage) {
      if (!mark('loaded')) return;
      emit('loaded');
      report();
      watch('standard', 50, 1);
      if ((percentage ?? seconds) != null) watch('custom', percentage ?? 50, seconds ?? 1);
    },
    triggerResize({ height: wanted }: ResizeMessage) {
      if (!Number.isFinite(wanted)) return;
      const height = wanted && Math.min(Math.max(wanted, LEAST_HEIGHT_PX), MOST_HEIGHT_PX);
      frame.style.height = `${height}px`;
      emit('resize', { height });
    },
    civicActionTrackingEvent: (message: TrackingMessage) => emit('tracking', message),
    civicActionNotDisplayed({ reason }: NotDisplayedMessage) {
      if (typeof reason === 'string') end(reason);
    },
  };
  stops.push(
    listen(window, 'pagehide', report),
    // source, then origin, then shape (contract §5): adverts share this window
    listen<MessageEvent>(window, 'message', ({ source, origin: from, data: message }) => {
      // a removed frame has no window, and what it had still to say has no source
      if (source && source === frame.contentWindow && (from === origin || (adopted && from === 'null')))
        hear[message?.type]?.(message as never);
    }),
    listen(frame, 'load', () => mark('load')),
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      if (
        event.effectiveDirective === 'frame-src' &&
        event.disposition === 'enforce' &&
        event.blockedURI.startsWith(origin)
      )
        end('csp');
    }),
  );

  // --- frame
  let ticks = 0;
  const tick = () => {
    // a tab in the background loads when it likes
    if (document.hidden || ++ticks % TICKS_PER_TRY) return;
    if (ticks > TICKS_PER_TRY) end('timeout');
    else frame.src += '';
  };
  const show = () => {
    // it may have spoken before anybody listened
    if (adopted) post({ type: 'hello' });
    else {
      frame.src = `${origin}/widget/?${new URLSearchParams({ ...config, consent })}`;
      box.replaceWith(frame);
    }
    mark('frame');
    timer = setInterval(guard(tick), TICK_MS);
  };
  const approach = () => ((adopted ?? data).loading === 'lazy' ? whenSeen(stops, element, 1, 0, show, '100%') : show());

  // --- gate
  const isGated = config.sponsored && !adopted;
  if (!isGated) approach();
  hasBlocker(origin).then(
    guard((detected: boolean) => {
      if (!stops[0]) return;
      mark('adblock');
      say({ type: 'adBlock', detected });
      if (!isGated) return;
      if (!detected) return approach();
      console.warn('Cannot load sponsored widget due to ad block.');
      recordBlocked(api, config);
      end('blocked');
    }),
  );

  return () => {
    restore();
    runAll(stops);
  };
};
