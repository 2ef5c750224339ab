import { uuid } from '../browser/uuid.ts';
import { HTTP_TIMEOUT_MS } from '../constants.ts';
import { isFaked, type Mode } from '../mode.ts';
import type { Call } from './calls/call.ts';
import { isRetried, RequestError, statusError } from './errors.ts';
import { check } from './wire/check.ts';

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

export type Answer = { status: number; statusText: string; text: string };

export type Sender = (base: string, call: Call, body: object, key: string) => Promise<Answer>;

export type PostOptions = {
  /** The same key for the same submission until it succeeded (contract §6). */
  key?: string;
  /** Another way out, e.g. one that outlives the page; called before anything is awaited. */
  by?: Sender;
  /** The caller deals with the failure: it is not worth a report. */
  isQuiet?: boolean;
  /** A first attempt that is already under way. */
  early?: Promise<Response> | null;
};

export type Client = {
  /** @throws RequestError with the texts of spec §8 */
  post<Req, Res>(call: Call<Req, Res>, body: Req, options?: PostOptions): Promise<Res>;
};

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

/**
 * The one way to the API. Answers are checked against their struct; what fails is reported once and thrown. What speaks
 * HTTP is a chunk of its own: the first card is drawn from the early attempt, without it.
 */
export function createClient({ base, mode, generic, visitorPrint, report }: ClientOptions): Client {
  /** Bodies without an answer, as they went out: what is added may change meanwhile, and a key has one body (contract §6). */
  const sent = new WeakMap<object, object>();

  async function bodyOf(call: Call, body: object): Promise<object> {
    const print = call.fingerprint ? await visitorPrint() : null;
    return { ...body, ...generic(), ...(print && { fingerprint: print }) };
  }

  async function answerTo(call: Call, body: object, { key = uuid(), by, early }: PostOptions): Promise<Answer> {
    const taken = early ? await takeEarly(call.path, early) : null;
    if (taken) return taken;
    if (by) return by(base, call, { ...body, ...generic() }, key);
    const json = sent.get(body) ?? (await bodyOf(call, body));
    sent.set(body, json);
    const { send } = await import('./http.ts');
    const retries = early && call.retries ? call.retries - 1 : call.retries;
    return send(base, call, json, { key, retries });
  }

  return {
    async post(call, body, options = {}) {
      if (isFaked(mode) && !call.sentInTestMode) return call.canned(body);
      try {
        const answer = readAnswer(call, await answerTo(call as Call, body as object, options));
        sent.delete(body as object);
        return answer;
      } catch (error) {
        if (!options.isQuiet) report(error, { path: call.path });
        throw error;
      }
    },
  };
}
