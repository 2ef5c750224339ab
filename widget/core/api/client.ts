import { uuid } from '../browser/uuid.ts';
import { isFaked, type Mode } from '../config/mode.ts';
import { within } from '../model/time-limit.ts';
import type { Id } from '../model/value.ts';
import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import type { Call } from './calls/call.ts';
import { RequestError, shutWord, timeoutError } from './errors.ts';
import { check } from './wire/check.ts';

/** Answers calls in place of the API. Returns `undefined` for a call that is to be sent. */
export type OwnAnswers = <Req, Res>(call: Call<Req, Res>) => ((request: Req) => Res | Promise<Res>) | undefined;

export type ClientOptions = {
  /** Absolute URL that ends in `/`. */
  base: string;
  mode: Mode;
  /** What the generic POST adds to every body (spec §7). */
  generic: () => Record<string, unknown>;
  /** The fingerprint as base64 text; `null` without consent. */
  visitorPrint: () => Promise<string | null>;
  report: (error: unknown, context?: Record<string, unknown>) => void;
  answers?: OwnAnswers;
};

/** An HTTP response whose body has been read. */
export type HttpAnswer = { status: number; statusText: string; text: string };

export type Sender = (base: string, call: Call, body: object, key: string) => Promise<HttpAnswer>;

/** A request that the page's first lines made, before the application's code was loaded. */
export type EarlyAttempt = {
  key: string;
  answer: Promise<Response>;
  /** Aborts the request, so that it can be made again. */
  stop: () => void;
};

export type PostOptions = {
  /** Idempotency key: the same one for each attempt at a submission (contract §6). Default: a new one. */
  key?: string;
  /** Replaces the HTTP client, e.g. by one that outlives the page. Called before anything is awaited. */
  by?: Sender;
  /** Does not report a failure, because the caller handles it. */
  isQuiet?: boolean;
  /** The first attempt, if it has been made. */
  early?: EarlyAttempt | null;
};

export type Client = {
  /** @throws RequestError with the texts of spec §8 */
  post<Req, Res>(call: Call<Req, Res>, body: Req, options?: PostOptions): Promise<Res>;
  /** What exports call an action's last submission (submissions.ts). */
  submissionOf?: (action: { id: Id }) => string | null;
  /** Told when a call was refused outside the widget's hours. */
  onShut?: (word: 'Closed' | 'NotOpenYet') => void;
};

function readAnswer<Req, Res>(call: Call<Req, Res>, { status, statusText, text }: HttpAnswer): Res {
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
    // A call with an empty answer may have no body at all.
    body = text === '' && status === 204 ? {} : JSON.parse(text);
  } catch (cause) {
    throw fail(cause, text);
  }
  const [failure, answer] = check(body, call.answer);
  if (failure) throw fail(failure, body);
  return answer;
}

type Attempt = () => Promise<Response>;

const readEarly = async (response: Response): Promise<HttpAnswer | Attempt> => {
  const { ok, status, statusText } = response;
  return ok ? { status, statusText, text: await response.text() } : async () => response;
};

/** Fails as `fetch` does on a broken network, so that it is retried like one. */
const lost: Attempt = () => Promise.reject(new TypeError('Failed to fetch'));

/** Takes over the early attempt. @returns its answer, or the failed attempt that retries continue from */
async function takeEarly(path: string, { answer, stop }: EarlyAttempt): Promise<HttpAnswer | Attempt> {
  try {
    return await within(HTTP_TIMEOUT_MS, answer.then(readEarly), () => timeoutError(path));
  } catch {
    stop();
    return lost;
  }
}

/**
 * The API client. It checks answers against their struct, and reports a failure once before it throws it. What
 * sends comes with what draws the next screens: the early attempt draws the first card without it.
 */
export function createClient({ base, mode, generic, visitorPrint, report, answers }: ClientOptions): Client {
  /** Bodies as they were sent, until they are answered: a retry must repeat the exact body of its key (contract §6). */
  const sent = new WeakMap<object, object>();

  async function bodyOf(call: Call, body: object): Promise<object> {
    const print = call.fingerprint ? await visitorPrint() : null;
    return { ...body, ...generic(), ...(print && { fingerprint: print }) };
  }

  async function answerTo(
    call: Call,
    body: object,
    { early, key = early?.key ?? uuid(), by }: PostOptions,
  ): Promise<HttpAnswer> {
    const taken = early ? await takeEarly(call.path, early) : undefined;
    if (taken && typeof taken !== 'function') return taken;
    if (by) return by(base, call, { ...body, ...generic() }, key);
    const json = sent.get(body) ?? (await bodyOf(call, body));
    sent.set(body, json);
    const { send } = await import('./http.ts');
    return send(base, call, json, { key, ...(taken && { first: taken }) });
  }

  const client: Client = {
    async post(call, body, options = {}) {
      const own = answers?.(call);
      if (own) return own(body);
      if (isFaked(mode) && !call.sentInTestMode) return call.canned(body);
      try {
        const answer = readAnswer(call, await answerTo(call as Call, body as object, options));
        sent.delete(body as object);
        return answer;
      } catch (error) {
        if (!options.isQuiet) report(error, { path: call.path });
        const word = shutWord(error);
        if (word) client.onShut?.(word);
        throw error;
      }
    },
  };
  return client;
}
