/**
 * The frame's first lines, inlined into its page. They say Ready and ask for the widget before the application's code
 * has come, and keep what the host says meanwhile (contract §5).
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
  /** Said last, for a host that comes late. */
  last: WidgetMessage;
  /** Set by the application when it takes over. */
  take: ((event: MessageEvent) => void) | null;
  /** Read once, for the application too. */
  params: Params;
  /** The first attempt at the widget, whose retries are the same request (contract §6); null where there is nothing to ask for. */
  attempt: EarlyAttempt | null;
};

declare global {
  interface Window {
    civicActionEarly?: Early;
  }
}

/** A slow network is not a dead one. */
const APPLICATION_MS = 30_000;

/** Both are in the oldest browsers that the widget runs in, and not both in any older one (docs/publishers.md, Browsers). */
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

/** A loader that came after the first Ready waits for one, and the application may be long in coming. */
const keep = (event: MessageEvent) => {
  const isFirst = isConsent(event) && !early.messages.some(isConsent);
  early.messages.push(event);
  if (isFirst) tell(early.last);
};

addEventListener('message', (event) => {
  if (early.take) early.take(event);
  else if (event.source === parent) keep(event);
});

/** A file that did not come, or that this browser can't read: the page gets its own content back (contract §2). */
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
  // The application sees the failure when it takes the answer; until then it is nobody's.
  answer.catch(() => {});
  return { key, answer, stop: () => controller.abort() };
};

// Modules have run by then: an application that has not started never will.
addEventListener('DOMContentLoaded', giveUp);
// Without its first lines it does not start.
if (!isTooOld) {
  window.civicActionEarly = early;
  tell(early.last);
  addEventListener('error', giveUp, true);
  setTimeout(giveUp, APPLICATION_MS);
  if (countWidgetKeys(params) === 1) early.attempt = ask();
}
