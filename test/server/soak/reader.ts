import { setTimeout as wait } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import type { Call } from '../../../widget/core/api/calls/call.ts';
import { createClient } from '../../../widget/core/api/client.ts';
import { RequestError } from '../../../widget/core/api/errors.ts';
import { createSubmissions, type Submitted } from '../../../widget/core/api/submissions.ts';
import type { Chance } from './chance.ts';
import { addTo, type Tally } from './faults.ts';

/** What a reader may get: no answer, or one that says to try again. Anything else is a fault. */
const EXPECTED = [0, 409, 503];
const PRESS_AGAIN_MS = 15;
/** A killed server is back within seconds; on a busy machine it takes longer. */
const ANSWERED_WITHIN_MS = 150_000;
const REPEATS = 3;

type Sent = { path: string; key: string; body: object; answer: unknown };

/** A reader's widget, which presses until it is answered. Readers share no state. */
export function createReader(base: string, { chance, tally }: { chance: Chance; tally: Tally }) {
  const settled: Sent[] = [];
  const client = createClient({
    base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => undefined,
  });
  const submissions = createSubmissions({
    async post(call, body, options) {
      const answer = await client.post(call, body, options);
      settled.push({ path: call.path, key: options?.key ?? '', body: body as object, answer });
      return answer;
    },
  });

  /** Presses until there is an answer; with `correct` the wording may change between presses. */
  async function press<T>(act: (word: string) => Promise<T>, first: string, correct?: (word: string) => string) {
    let word = first;
    const until = performance.now() + ANSWERED_WITHIN_MS;
    while (performance.now() < until) {
      try {
        return { result: await act(word), word, isCorrected: word !== first };
      } catch (error) {
        if (!(error instanceof RequestError) || !EXPECTED.includes(error.status)) throw error;
        addTo(tally, error.status ? `told ${error.status}` : 'told nothing');
        if (correct && chance.happens(0.3)) word = correct(word);
        await wait(PRESS_AGAIN_MS);
      }
    }
    throw new Error(`Nothing was answered within ${ANSWERED_WITHIN_MS} ms`);
  }

  /** Repeats answered submissions, several at once: each must get its first answer. */
  async function repeatAll() {
    for (const { path, key, body, answer } of settled) {
      if (!chance.happens(0.3)) continue;
      const call: Call = { path, answer: {} as never, canned: () => ({}) };
      const again = () => repeat(base, call.path, key, body);
      const answers = await Promise.all(Array.from({ length: REPEATS }, () => press(again, '')));
      for (const { result } of answers)
        assert.equal(lasting(result), lasting(answer), `${path} answers its key otherwise`);
      addTo(tally, 'repeated');
    }
  }

  return { base, submissions, press, repeatAll };
}

/** An answer without the names of a petition's wall, which are told anew. */
function lasting(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { latest: _, ...rest } = answer as { latest?: unknown };
  return rest;
}

async function repeat(base: string, path: string, key: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  try {
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) return await answer.json();
    throw new RequestError(path, { failure: 'status', path, status: answer.status });
  } catch (cause) {
    throw cause instanceof RequestError ? cause : new RequestError(path, { failure: 'network', path, cause });
  }
}

export type Reader = ReturnType<typeof createReader>;
export type { Submitted };
