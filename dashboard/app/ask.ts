import ky, { isHTTPError } from 'ky';

/** Why there is no answer; words for it are in parts/Failed.tsx. `ended`: the session is over. */
export type Failure = 'ended' | 'forbidden' | 'misunderstood' | 'limited' | 'unreachable' | 'broken';

type Got<T> = { value: T } | { failure: Failure };

/** A long span over all publishers takes the server some seconds; nobody waits for a minute. */
const TIMEOUT_MS = 60_000;

const FAILURES: Record<number, Failure> = { 400: 'misunderstood', 401: 'ended', 403: 'forbidden', 429: 'limited' };

function failureOf(cause: unknown): Failure {
  if (isHTTPError(cause)) return FAILURES[cause.response.status] ?? 'broken';
  return cause instanceof SyntaxError ? 'broken' : 'unreachable';
}

/** Asks the server once: whoever looks decides on another try. */
export async function ask<T>(address: string, signal: AbortSignal): Promise<Got<T>> {
  try {
    return { value: await ky.get(address, { signal, timeout: TIMEOUT_MS, retry: 0 }).json<T>() };
  } catch (cause) {
    return { failure: failureOf(cause) };
  }
}

/** Tells the server something once. @returns why it was not done, or null */
export async function send(address: string, json: object): Promise<Failure | null> {
  try {
    await ky.post(address, { json, timeout: TIMEOUT_MS, retry: 0 });
    return null;
  } catch (cause) {
    return failureOf(cause);
  }
}
