/**
 * The frame's first lines, inlined into its page. They say Ready and request the widget before the application's code
 * has loaded, and keep the host's messages until then (contract §5).
 */
import { uuid } from '../../../browser/uuid.ts';
import { countWidgetKeys, genericFields, widgetRequest } from '../../../config/params.ts';
import { readParams } from '../../../config/read-params.ts';
import { keepMessages } from './keep-messages.ts';
import { isTooOld } from './too-old.ts';
import { showWayOut } from './way-out.ts';

declare const __ORIGIN__: string;
declare const __ENDPOINTS__: string;

/** How long the application may take to load on a slow network. */
const APPLICATION_MS = 30_000;

const params = readParams(location.search);
const [early, tell] = keepMessages();

const endpoints = JSON.parse(__ENDPOINTS__);
const base = (path: string) => new URL(path, __ORIGIN__ || location.href).href;

/** A file could not be loaded or parsed: the page gets its own content back (contract §2). */
const giveUp = () => {
  if (early.canDraw) return;
  tell({ type: 'civicActionNotDisplayed', reason: 'network' });
  showWayOut(params, base(endpoints.shareBase ?? '/share/'));
};
Object.assign(early, { params, giveUp });

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
addEventListener('DOMContentLoaded', () => early.take || giveUp());
// The application does not start without these.
if (!isTooOld) {
  window.civicActionEarly = early;
  tell(early.last);
  addEventListener('error', () => early.take || giveUp(), true);
  setTimeout(giveUp, APPLICATION_MS);
  if (countWidgetKeys(params) === 1) early.attempt = ask();
}
