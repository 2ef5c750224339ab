import { uuid } from '../browser/uuid.ts';
import { isFaked, type Mode } from '../config/mode.ts';
import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import type { Call } from './calls/call.ts';
import { RequestError, timeoutError } from './errors.ts';
import { check } from './wire/check.ts';
import { within } from './within.ts';

/** Answers calls by itself, as far as it wants to. */
export type OwnAnswers = <Req, Res>(call: Call<Req, Res>) => ((request: Req) => Res | Promise<Res>) | undefined;

export type ClientOptions = {
  /** Absolute, ends in `/`. */
  base: string;
  mode: Mode;
  /** What the generic POST adds to every body (spec §7). */
  generic: () => Record<string, unknown>;
  /** Base64 text that tells browsers apart, or `null` without consent. */
  visitorPrint: () => Promise<string | null>;
  report: (error: unknown, context?: Record<string, unknown>) => void;
  answers?: OwnAnswers;
};

export type Answer = { status: number; statusText: string; text: string };

export type Sender = (base: string, call: Call, body: object, key: string) => Promise<Answer>;

/** An attempt that was made before the application's code was here. */
export type EarlyAttempt = {
  key: string;
  answer: Promise<Response>;
  /** Gives up on an answer that does not come: it is asked for anew. */
  stop: () => void;
};

export type PostOptions = {
  /** The same key for the same submission until it succeeded (contract §6). */
  key?: string;
  /** Another way out, e.g. one that outlives the page; called before anything is awaited. */
  by?: Sender;
  /** The caller deals with the failure: it is not worth a report. */
  isQuiet?: boolean;
  /** The first attempt, where one is under way. */
  early?: EarlyAttempt | null;
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

type Attempt = () => Promise<Response>;

const readEarly = async (response: Response): Promise<Answer | Attempt> => {
  const { ok, status, statusText } = response;
  return ok ? { status, statusText, text: await response.text() } : async () => response;
};

/** The browser's word for it: so it is tried again like any other that did not come through. */
const lost: Attempt = () => Promise.reject(new TypeError('Failed to fetch'));

/** The attempt that the page's first lines made. @returns its answer, or the failure from which the retries go on */
async function takeEarly(path: string, { answer, stop }: EarlyAttempt): Promise<Answer | Attempt> {
  try {
    return await within(HTTP_TIMEOUT_MS, answer.then(readEarly), () => timeoutError(path));
  } catch {
    stop();
    return lost;
  }
}

/**
 * The one way to the API. Answers are checked against their struct; what fails is reported once and thrown. What speaks
 * HTTP is a chunk of its own: the first card is drawn from the early attempt, without it.
 */
export function createClient({ base, mode, generic, visitorPrint, report, answers }: ClientOptions): Client {
  /** Bodies without an answer, as they went out: what is added may change meanwhile, and a key has one body (contract §6). */
  const sent = new WeakMap<object, object>();

  async function bodyOf(call: Call, body: object): Promise<object> {
    const print = call.fingerprint ? await visitorPrint() : null;
    return { ...body, ...generic(), ...(print && { fingerprint: print }) };
  }

  async function answerTo(
    call: Call,
    body: object,
    { early, key = early?.key ?? uuid(), by }: PostOptions,
  ): Promise<Answer> {
    const taken = early ? await takeEarly(call.path, early) : undefined;
    if (taken && typeof taken !== 'function') return taken;
    if (by) return by(base, call, { ...body, ...generic() }, key);
    const json = sent.get(body) ?? (await bodyOf(call, body));
    sent.set(body, json);
    const { send } = await import('./http.ts');
    return send(base, call, json, { key, ...(taken && { first: taken }) });
  }

  return {
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
        throw error;
      }
    },
  };
}
