/**
 * The frame's first lines, inlined into its page. They say Ready and request the widget before the application's code
 * has loaded, and keep the host's messages until then (contract §5).
 */
import type { WidgetMessage } from '../../../loader/protocol.ts';
import type { EarlyAttempt } from '../../api/client.ts';
import { uuid } from '../../browser/uuid.ts';
import { countWidgetKeys, genericFields, type Params, widgetRequest } from '../../config/params.ts';
import { readParams } from '../../config/read-params.ts';
import { showWayOut } from './way-out.ts';

declare const __ORIGIN__: string;
declare const __ENDPOINTS__: string;

export type Early = {
  messages: MessageEvent[];
  /** Repeated for a host that comes late. */
  last: WidgetMessage;
  /** Set by the application when it takes over. */
  take: ((event: MessageEvent) => void) | null;
  /** The frame's address, for the application too. */
  params: Params;
  /** The first request for the widget; retries repeat it (contract §6). Null where the address names no widget. */
  attempt: EarlyAttempt | null;
};

declare global {
  interface Window {
    civicActionEarly?: Early;
  }
}

/** How long the application may take to load on a slow network. */
const APPLICATION_MS = 30_000;

/** The oldest supported browsers have both, and no older browser has both (docs/publishers.md, Browsers). */
const isTooOld = !('hasOwn' in Object && 'HTMLDialogElement' in window);

const params = readParams(location.search);
const early: Early = { messages: [], last: { type: 'civicActionReady' }, take: null, params, attempt: null };

const endpoints = JSON.parse(__ENDPOINTS__);
const base = (path: string) => new URL(path, __ORIGIN__ || location.href).href;

const tell = (message: WidgetMessage) => {
  early.last = message;
  if (parent !== window) parent.postMessage(message, '*');
};

const isConsent = ({ data }: MessageEvent) => data?.type === 'consent';

/** A loader that came after the first Ready waits for another, and the application may take long to load. */
const keep = (event: MessageEvent) => {
  const isFirst = isConsent(event) && !early.messages.some(isConsent);
  early.messages.push(event);
  if (isFirst) tell(early.last);
};

addEventListener('message', (event) => {
  if (early.take) early.take(event);
  else if (event.source === parent) keep(event);
});

/** A file could not be loaded or parsed: the page gets its own content back (contract §2). */
const giveUp = () => {
  if (early.take) return;
  tell({ type: 'civicActionNotDisplayed', reason: 'network' });
  showWayOut(params, base(endpoints.shareBase ?? '/share/'));
};

const ask = () => {
  const [key, controller] = [uuid(), new AbortController()];
  const answer = fetch(`${base(endpoints.apiBase ?? '/api/')}Widget/GetActionsAsync`, {
    method: 'POST',
    signal: controller.signal,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...widgetRequest(params, document.referrer), ...genericFields(params) }),
  });
  // The application handles a failure when it takes the answer; until then it must not count as unhandled.
  answer.catch(() => {});
  return { key, answer, stop: () => controller.abort() };
};

// Modules have run by now: an application that has not started never will.
addEventListener('DOMContentLoaded', giveUp);
// The application does not start without these.
if (!isTooOld) {
  window.civicActionEarly = early;
  tell(early.last);
  addEventListener('error', giveUp, true);
  setTimeout(giveUp, APPLICATION_MS);
  if (countWidgetKeys(params) === 1) early.attempt = ask();
}
