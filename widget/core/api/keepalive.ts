import { within } from '../model/time-limit.ts';
import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import type { HttpAnswer, Sender } from './client.ts';
import { networkError, statusError, timeoutError } from './errors.ts';

async function readWhole(path: string, url: string, sent: Promise<Response>): Promise<HttpAnswer> {
  const response = await sent;
  const { ok, status, statusText } = response;
  const text = await response.text();
  if (!ok) throw statusError(path, response, { method: 'POST', url, text });
  return { status, statusText, text };
}

/** Sends while the page is being closed: `fetch` is called before anything is awaited, even our own chunk. */
export const sendKeepalive: Sender = async (base, { path }, body, key) => {
  const controller = new AbortController();
  const sent = fetch(base + path, {
    method: 'POST',
    keepalive: true,
    signal: controller.signal,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  try {
    return await within(HTTP_TIMEOUT_MS, readWhole(path, base + path, sent), () => timeoutError(path));
  } catch (cause) {
    // The caller sends it again: this attempt must not go on.
    controller.abort();
    throw networkError(path, cause);
  }
};
