import { HTTP_TIMEOUT_MS } from '../constants.ts';
import type { Sender } from './client.ts';
import { RequestError, statusError, timeoutError } from './errors.ts';
import { within } from './within.ts';

/** What must leave while the page goes away: nothing is awaited before it is on its way, not even our own chunk. */
export const sendLast: Sender = async (base, { path }, body, key) => {
  const sent = fetch(base + path, {
    method: 'POST',
    keepalive: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  try {
    const response = await within(HTTP_TIMEOUT_MS, sent, () => timeoutError(path));
    if (!response.ok) throw statusError(path, response);
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    throw new RequestError(`Failed Request: ${path}`, { failure: 'network', path, cause });
  }
};
