/**
 * The frame's first lines, inlined into its page. They say Ready and ask for the widget before the application's code
 * has come, and keep what the host says meanwhile (contract §5).
 */
import { uuid } from '../../browser/uuid.ts';
import { countWidgetKeys, genericFields, readParams, widgetRequest } from '../params.ts';

declare const __ORIGIN__: string;
declare const __ENDPOINTS__: string;

export type Early = {
  messages: MessageEvent[];
  /** Set by the application when it takes over. */
  take: ((event: MessageEvent) => void) | null;
  /** The first attempt at the widget; null where there is nothing to ask for. */
  answer: Promise<Response> | null;
};

declare global {
  interface Window {
    civicActionEarly?: Early;
  }
}

const early: Early = { messages: [], take: null, answer: null };
window.civicActionEarly = early;

addEventListener('message', (event) => {
  if (early.take) early.take(event);
  else if (event.source === parent) early.messages.push(event);
});

if (parent !== window) parent.postMessage({ type: 'civicActionReady' }, '*');

const params = readParams(location.search);
if (countWidgetKeys(params) === 1) {
  const base = new URL(JSON.parse(__ENDPOINTS__).apiBase ?? '/api/', __ORIGIN__ || location.href).href;
  early.answer = fetch(`${base}Widget/GetActionsAsync`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': uuid() },
    body: JSON.stringify({ ...widgetRequest(params, document.referrer), ...genericFields(params) }),
  });
  // The application sees the failure when it takes the answer; until then it is nobody's.
  early.answer.catch(() => {});
}
