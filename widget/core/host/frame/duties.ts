/** What the frame does in the loader's place (contract §8, 30). None of it hurries, so it is a chunk. */
import { checkBlocker as isBlocked } from '../../../../loader/page/adblock.ts';
import { listen, type Stop } from '../../../../loader/page/guard.ts';
import { record } from '../../../../loader/page/record.ts';
import type { ConsentMessage, TimingsMessage, WidgetMessage } from '../../../../loader/protocol.ts';
import { titleIn } from './page/title.ts';

/** A loader that leaves its work to the frame. */
export type Loader = {
  origin: string;
  /** Its first message. */
  placement: ConsentMessage;
  apiBase: string;
  version: string;
};

const tell = (message: WidgetMessage) => {
  if (parent !== window) parent.postMessage(message, '*');
};

/** Looks for an ad blocker, and tells the host when it has. */
export async function checkBlocker() {
  const detected = await isBlocked();
  tell({ type: 'civicActionAdBlock', detected });
  return detected;
}

const isTimings = (data: unknown): data is TimingsMessage => {
  const { type, stages } = Object(data);
  return type === 'timings' && Object(stages) === stages && Object.values(stages).every((ms) => typeof ms === 'number');
};

/**
 * How the page of this frame came, and when its first byte did. The loader writes `consent` into the addresses of its frames.
 * A page without a first card has no element that holds one's data.
 */
function arrivedAs() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const by = new URLSearchParams(location.search).has('consent') ? 'loader' : 'page';
  return {
    arrival: document.getElementById('served') ? `${by} card` : by,
    // Safari has said how much came since 16.4.
    cache: page?.transferSize === undefined ? undefined : page.transferSize > 0 ? 'network' : 'cache',
    // An iPad calls itself a Mac.
    touchPoints: navigator.maxTouchPoints,
    firstByte: page?.responseStart,
  };
}

/**
 * Says the frame's title, which is what its card asks, and sends `Widget/RecordTimings` when the loader hands over the
 * stages. It listens before it says so. Until a card has come, the title says what frames are for, in the language of the
 * page or else in the widget's.
 *
 * @returns a function that stops it
 */
export function serve({ origin, placement, apiBase, version }: Loader): Stop {
  const stop = listen<MessageEvent>(window, 'message', (event) => {
    if (event.source !== parent || event.origin !== origin || !isTimings(event.data)) return;
    const { connection } = navigator as { connection?: { effectiveType?: string } };
    const { stages, reason, timingsRate, navigation } = event.data;
    record(`${apiBase}Widget/RecordTimings`, {
      ...arrivedAs(),
      reason,
      timingsRate,
      navigation,
      embedType: Number(placement.embedType),
      articleUrlTracking: placement.articleUrlTracking,
      effectiveConnectionType: connection?.effectiveType,
      stages,
      version,
      widgetRequestId: placement.widgetRequestId,
    });
  });
  const asked = () => document.querySelector('.ca-title')?.textContent;
  const say = (title: string | undefined) => tell({ type: 'civicActionReady', takes: true, title });
  const drawn = new MutationObserver(() => {
    const title = asked();
    if (!title) return;
    drawn.disconnect();
    say(title);
  });
  const title = asked();
  say(title || (titleIn(String(placement.language)) ?? titleIn(document.documentElement.lang) ?? titleIn('en')));
  if (!title) drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop();
    drawn.disconnect();
  };
}
