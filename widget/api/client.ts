import { uuid } from '../browser/uuid.ts';
import { HTTP_TIMEOUT_MS } from '../constants.ts';
import { isFaked, type Mode } from '../mode.ts';
import type { Call } from './calls/call.ts';
import { isRetried, RequestError, statusError, timeoutError } from './errors.ts';
import { check } from './wire/check.ts';
import { within } from './within.ts';

export type ClientOptions = {
  /** Absolute, ends in `/`. */
  base: string;
  mode: Mode;
  /** What the generic POST adds to every body (spec §7). */
  generic: () => Record<string, unknown>;
  /** Base64 text that tells browsers apart, or `null` without consent. */
  visitorPrint: () => Promise<string | null>;
  report: (error: unknown, context?: Record<string, unknown>) => void;
};

export type PostOptions = {
  /** The same key for the same submission until it succeeded (contract §6). */
  key?: string;
  /** Outlives the page. */
  keepalive?: boolean;
  /** The caller deals with the failure: it is not worth a report. */
  isQuiet?: boolean;
  /** A first attempt that is already under way. */
  early?: Promise<Response> | null;
};

export type Client = {
  /** @throws RequestError with the texts of spec §8 */
  post<Req, Res>(call: Call<Req, Res>, body: Req, options?: PostOptions): Promise<Res>;
};

type Answer = { status: number; statusText: string; text: string };

function readAnswer<Req, Res>(call: Call<Req, Res>, { status, statusText, text }: Answer): Res {
  const fail = (cause: unknown, body: unknown) =>
    new RequestError(`Failed to parse response: ${call.path} ${status} ${statusText}`, {
      failure: 'parse',
      path: call.path,
      status,
      body,
      cause,
    });
  let body: unknown;
  try {
    // Calls without an answer of their own may say nothing at all.
    body = text === '' && status === 204 ? {} : JSON.parse(text);
  } catch (cause) {
    throw fail(cause, text);
  }
  const [failure, answer] = check(body, call.answer);
  if (failure) throw fail(failure, body);
  return answer;
}

async function readEarly(path: string, early: Promise<Response>): Promise<Answer | null> {
  const response = await early;
  const { ok, status, statusText } = response;
  if (ok) return { status, statusText, text: await response.text() };
  if (isRetried(status)) return null;
  throw statusError(path, response);
}

/**
 * The attempt that the page's first lines made.
 *
 * @returns `null` where asking again may help
 * @throws RequestError where it can't: nobody knows the widget
 */
function takeEarly(path: string, early: Promise<Response>): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, HTTP_TIMEOUT_MS, null);
    const settle = (error: unknown) => (error instanceof RequestError ? reject(error) : resolve(null));
    readEarly(path, early)
      .then(resolve, settle)
      .finally(() => clearTimeout(timer));
  });
}

/** What must leave while the page goes away: nothing is awaited before it is on its way, not even our own chunk. */
async function sendLast(base: string, { path }: Call, body: object, key: string): Promise<Answer> {
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
}

/**
 * The one way to the API. Answers are checked against their struct; what fails is reported once and thrown. What speaks
 * HTTP is a chunk of its own: the first card is drawn from the early attempt, without it.
 */
export function createClient({ base, mode, generic, visitorPrint, report }: ClientOptions): Client {
  /** What went out with a key, whole: what is added to a body may change meanwhile, and a key has one body (contract §6). */
  const sent = new Map<string, object>();

  async function bodyOf(call: Call, body: object): Promise<object> {
    const print = call.fingerprint ? await visitorPrint() : null;
    return { ...body, ...generic(), ...(print && { fingerprint: print }) };
  }

  async function answerTo(call: Call, body: object, { key = uuid(), keepalive, early }: PostOptions): Promise<Answer> {
    const taken = early ? await takeEarly(call.path, early) : null;
    if (taken) return taken;
    if (keepalive) return sendLast(base, call, { ...body, ...generic() }, key);
    const json = sent.get(key) ?? (await bodyOf(call, body));
    sent.set(key, json);
    const { send } = await import('./http.ts');
    const retries = early && call.retries ? call.retries - 1 : call.retries;
    const answer = await send(base, call, json, { key, retries });
    sent.delete(key);
    return answer;
  }

  return {
    async post(call, body, options = {}) {
      if (isFaked(mode) && !call.sentInTestMode) return call.canned(body);
      try {
        return readAnswer(call, await answerTo(call as Call, body as object, options));
      } catch (error) {
        if (!options.isQuiet) report(error, { path: call.path });
        throw error;
      }
    },
  };
}
