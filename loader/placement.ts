import { hasBlocker } from './adblock.ts';
import { ALLOW, BY_ARTICLE, BY_ID, type Config, NAMES, TEXTS, WITHOUT_LOADER } from './config.ts';
import { guard, listen, type Stop } from './guard.ts';
import { make } from './make.ts';
import { origin } from './page.ts';
import type {
  ConsentMessage,
  HostMessage,
  LoadedMessage,
  NotDisplayedMessage,
  NotDisplayedReason,
  ResizeMessage,
  TrackingMessage,
} from './protocol.ts';
import { NARROW, NARROW_BELOW, NARROW_NOTICED, WIDE, WIDE_NOTICED, WIDTH } from './size.ts';
import { whenSeen } from './visibility.ts';

/** Ten ticks of visible time is what a frame has to say that it is ready. */
const TICK_MS = 1_000;
const TICKS_PER_TRY = 10;
const LAST_TICK = 19;

export type Stage = 'start' | 'config' | 'adblock' | 'frame' | 'load' | 'ready' | 'loaded' | 'visible';

/** One line of `civicAction.timings()`; `at` is ms on the page's clock (`performance.now()`). */
export type Timing = { placement: number; stage: Stage; at: number };

/** An element on which a placement lives knows what ends it. */
export type Place = HTMLElement & { civicAction?: Stop[] | undefined };

/** One placement's life (contract §3): config → size → gate → frame → bridge → visibility. */
export const createPlacement = guard((element: Place, data: DOMStringMap, placement: number, log: Timing[]) => {
  // biome-ignore lint/suspicious/noAssignInExpressions: a statement of its own is seven bytes more
  const stops: Stop[] = (element.civicAction = []);
  // In a while: whoever hears it may destroy what must stand whole by then.
  const emit = (name: string, detail?: unknown) =>
    queueMicrotask(() => element.dispatchEvent(new CustomEvent(`civicaction:${name}`, { bubbles: true, detail })));

  // --- config
  const inside = element.querySelector('iframe');
  const adopted = inside?.src.startsWith(origin) ? inside : null;
  const page = location.href.split('#')[0];
  const config: Config = { embedType: WITHOUT_LOADER, articleUrlTracking: page };
  // a frame that came first shows what its address says
  if (adopted) Object.assign(config, Object.fromEntries(new URL(adopted.src).searchParams));
  else {
    // biome-ignore lint/suspicious/useIterableCallbackReturn: `forEach` is five bytes more
    NAMES.map((name, n) => {
      // present is true, whatever the value (contract §2)
      const value = n < TEXTS ? data[name] : name in data && 'true';
      if (value) config[name] = value;
    });
    // two are for the widget to refuse: it says so to the console as well
    if (!config.widgetRequestId && !config.widgetPreviewId)
      config.articleUrl ||= document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href || page;
    config.embedType = config.articleUrl ? BY_ARTICLE : BY_ID;
    if (data.lineItemId) config.adCampaign = data.lineItemId;
  }
  config.consent = data.consent || config.consent || 'auto';
  const { widgetRequestId, articleUrlTracking, embedType } = config;
  // test and preview modes are not tracked; those that the page's own address names, the server discards (spec §2)
  const isOff = config.disableTracking === 'true' || config.mode;

  // --- what is told to the API and to dashboards
  /** One POST that outlives the page. By `fetch`: block lists drop every third-party `sendBeacon`. */
  const record = (url: string, body: object, headers?: HeadersInit) => {
    return fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
  };
  const stages: { [stage in Stage]?: number } = {};
  let start: number | undefined;
  const mark = guard((stage: Stage) => {
    if (stages[stage]) return;
    const at = performance.now();
    if (start) stages[stage] = at - start;
    else start = at;
    log.push({ placement, stage, at });
    emit('timing', { stage, at });
    // ready and loaded are events of their own
    if (/e[ad]/.test(stage)) emit(stage);
    // last, since pages replace these
    const name = `civic-action:${stage}`;
    const options = { startTime: at, start, detail: { placement, widgetRequestId } };
    performance.mark(name, options);
    performance.measure(name, options);
  });
  let isReported: unknown = data.timings === 'off' || isOff;
  const report = () => {
    isReported =
      isReported ||
      record(data.timings || `${origin}/api/Widget/RecordTimings`, {
        widgetRequestId,
        articleUrlTracking,
        embedType: +embedType,
        version: __VERSION__,
        effectiveConnectionType: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
        stages,
      });
  };
  mark('start');
  mark('config');

  // --- size
  const own = [...element.childNodes].filter((node) => !node.contains(adopted));
  const style = element.style.cssText;
  const text = { es: 'Actúa', fr: 'Agir', it: 'Partecipa' }[document.documentElement.lang.slice(0, 2)] || 'Take action';
  const isNoticed = config.notice === 'true';
  // The narrow height below 480 px of the placement's own width (`100cqw`), by CSS alone, since reading a width would
  // force a layout: the factor makes a step of the slope. The first height is for browsers without `cqw`. Size comes last
  // wherever it stands: CSS closes the bracket that is open at the end.
  const size = `;width:100%;height:${WIDE}px;height:${
    (config.height as number) > 0
      ? config.height
      : `clamp(${isNoticed ? WIDE_NOTICED : WIDE}px,(${NARROW_BELOW}px - 100cqw)*1e5,${isNoticed ? NARROW_NOTICED : NARROW}`
  }px`;
  // without a width of its own in the flow, so that own content keeps its place in the box until the frame covers it
  const underlay = `float:left;margin-right:-100%;border:0;visibility:hidden${size}`;
  const frame = adopted || make('iframe', { title: text, allow: ALLOW, style: underlay });
  const box = make('div', { style: underlay });
  // all styles go by CSSOM: a strict `style-src` refuses the attribute
  element.style.cssText += `;display:block;container-type:inline-size;width:min(${(config.width as number) > 0 ? config.width : WIDTH}px,100%);height:auto`;
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
    // blocked, no-content: the space is given back
    if (/-|d/.test(reason)) element.style = 'display:none';
    else if (widgetRequestId && !element.innerText)
      element.append(make('a', { href: `${origin}/share/${encodeURIComponent(widgetRequestId)}`, textContent: text }));
    emit('notdisplayed', { reason });
  };

  // --- what is said to the widget: at once, and again whenever it says that it is ready
  // To any origin: a frame that has not come yet has the page's, a sandboxed one none, and nothing here is a secret.
  const said: HostMessage[] = [];
  const say = (message: HostMessage) => {
    said.includes(message) || said.push(message);
    frame.contentWindow?.postMessage(message, '*');
  };
  say({ ...config, type: 'consent' } as ConsentMessage);

  // --- what the widget says
  const watch = (kind: 'standard' | 'custom', percentage?: number | null, seconds?: number | null) =>
    whenSeen(stops, frame, percentage ?? 50, seconds ?? 1, () => {
      if (kind === 'standard') mark('visible');
      say({ type: 'visible', kind });
    });
  const hear: { [type: string]: ((message: never) => void) | undefined } = {
    civicActionReady() {
      clearInterval(timer);
      own.map((node) => node.remove());
      frame.style.visibility = '';
      mark('ready');
      said.map(say);
    },
    civicActionLoaded({ customViewabilityPercentage: percentage, customViewabilitySeconds: seconds }: LoadedMessage) {
      if (stages.loaded) return;
      mark('loaded');
      report();
      watch('standard');
      if ((percentage ?? seconds) != null) watch('custom', percentage, seconds);
    },
    triggerResize({ height }: ResizeMessage) {
      if (height !== Math.abs(height)) return;
      frame.style.height = `${height}px`;
      emit('resize', { height });
    },
    civicActionTrackingEvent: (message: TrackingMessage) => emit('tracking', message),
    civicActionNotDisplayed({ reason }: NotDisplayedMessage) {
      if (reason === `${reason}`) end(reason);
    },
  };
  stops.push(
    restore,
    listen(window, 'pagehide', report),
    // source, then origin, then shape (contract §5): adverts share this window
    listen<MessageEvent>(window, 'message', ({ source, origin: from, data: message }) => {
      // a removed frame has no window, and what it had still to say has no source
      if (source && source === frame.contentWindow && (from === 'null' || from === origin))
        hear[message?.type]?.(message as never);
    }),
    listen(frame, 'load', () => mark('load')),
    listen<SecurityPolicyViolationEvent>(document, 'securitypolicyviolation', (event) => {
      // The address, or in Firefox its origin alone: of the page's other requests to us, which are refused without harm to
      // the frame, that says nothing.
      if (/^e.*frame/.test(event.disposition + event.effectiveDirective) && event.blockedURI.startsWith(origin))
        end('csp');
    }),
  );

  // --- frame
  let ticks = 0;
  const show = () => {
    if (!adopted) {
      // the address first: an empty frame has loaded as soon as it stands
      frame.src = `${origin}/widget/?${new URLSearchParams(config as never)}`;
      box.replaceWith(frame);
    }
    mark('frame');
    timer = setInterval(() => {
      // a tab in the background loads when it likes
      if (document.hidden) return;
      if (++ticks === TICKS_PER_TRY) frame.src += '';
      if (ticks > LAST_TICK) end('timeout');
    }, TICK_MS);
  };
  const approach = () => ((adopted || data).loading === 'lazy' ? whenSeen(stops, element, 1, 0, show, '100%') : show());

  // --- gate
  const isGated = config.sponsored && !adopted;
  if (!isGated) approach();
  hasBlocker().then(
    guard((detected: boolean) => {
      if (element.civicAction !== stops) return;
      mark('adblock');
      say({ type: 'adBlock', detected });
      if (!isGated) return;
      if (!detected) return approach();
      console.warn('Cannot load sponsored widget due to ad block.');
      isOff ||
        navigator.webdriver ||
        record(
          `${origin}/api/Widget/RecordActivity`,
          { ...config, actions: [], type: 'NotDisplayed', sponsored: true, widgetEmbedType: embedType },
          {
            'Content-Type': 'application/json',
            // `crypto.randomUUID` is missing on insecure pages; the address of a blob ends in a UUID everywhere
            'Idempotency-Key': URL.createObjectURL(new Blob()).slice(-36),
          },
        );
      end('blocked');
    }),
  );
});
