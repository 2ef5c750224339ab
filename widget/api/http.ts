import type { Call } from './calls/call.ts';
import type { HttpAnswer } from './client.ts';
import { exchange } from './exchange.ts';
import { AS_SUBMISSION, AS_WIDGET } from './retry.ts';

export type SendOptions = {
  key: string;
  /** The first attempt, which was made already; retries follow it. */
  first?: () => Promise<Response>;
};

/** @throws RequestError with the texts of spec §8 */
export async function send(
  base: string,
  { path, isRetried }: Call,
  json: unknown,
  { key, first }: SendOptions,
): Promise<HttpAnswer> {
  const request = new Request(new URL(path, base), {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(json),
  });
  const retrying = isRetried ? AS_WIDGET : AS_SUBMISSION;
  const { response, text } = await exchange({ path, request, retrying, first });
  return { status: response.status, statusText: response.statusText, text };
}
