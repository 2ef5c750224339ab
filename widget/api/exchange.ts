import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import { networkError, RequestError, statusError, timeoutError } from './errors.ts';
import { type Retrying, waitBefore } from './retry.ts';
import { within } from './within.ts';

export type Exchange = {
  /** The call's path, for errors. */
  path: string;
  /** Sent once for each attempt. */
  request: Request;
  retrying: Retrying;
  /** The first attempt, which was made already; retries follow it. */
  first?: (() => Promise<Response>) | undefined;
  /** The caller's, who no longer wants the answer. */
  signal?: AbortSignal | undefined;
};

type Whole = { response: Response; text: string };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const refusalOf = (path: string, { method, url }: Request, { response, text }: Whole) =>
  statusError(path, response, { method, url, text });

/** One attempt, which is complete once its body is here: one that breaks off or stalls fails. */
async function attempt({ path, request, signal }: Exchange, first: Exchange['first']): Promise<Whole> {
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  signal?.addEventListener('abort', abort);
  // Earlier, or during the wait before a retry: no event comes.
  if (signal?.aborted) abort();
  const read = async () => {
    const response = await (first ? first() : fetch(request.clone(), { signal: aborter.signal }));
    return { response, text: await response.text() };
  };
  try {
    return await within(HTTP_TIMEOUT_MS, read(), () => timeoutError(path));
  } catch (cause) {
    abort();
    throw networkError(path, cause);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Sends a request until it is answered, as often as `retrying` says. @throws RequestError with the texts of spec §8 */
export async function exchange(how: Exchange): Promise<Whole> {
  const { path, request, retrying, signal } = how;
  let { first } = how;
  for (let retry = 1; ; retry++) {
    const tried = await attempt(how, first).catch((error: RequestError) => error);
    const failed = tried instanceof RequestError;
    if (!failed && tried.response.ok) return tried;
    const wait = signal?.aborted ? null : waitBefore(retry, retrying, failed ? tried.failure : tried.response);
    if (wait === null) throw failed ? tried : refusalOf(path, request, tried);
    await sleep(wait);
    first = undefined;
  }
}
