import * as s from 'superstruct';
import { type Voter, type VoterRoll, VoterRollRefusal } from './voter-roll.ts';

/** The widget waits 10 s for us (spec §9). */
const TIMEOUT_MS = 7_000;
const REFUSED = 422;

const Found = s.type({ registered: s.nullable(s.boolean()) });
const Refused = s.type({ messages: s.record(s.string(), s.array(s.string())) });

export type HttpVoterRollOptions = { url: string; token?: string | undefined; timeoutMs?: number };

/**
 * A voter roll over HTTP: a state's service, or one that combines several. It gets a `Voter` as JSON by POST and
 * answers 200 `{registered: true | false | null}`, or 422 `{messages: {field: [message]}}` for details that it can't
 * use. Any other answer, or none in time, is a failure.
 */
export function httpVoterRoll({ url, token, timeoutMs = TIMEOUT_MS }: HttpVoterRollOptions): VoterRoll {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return {
    hasLookUp: true,
    async find(voter: Voter) {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(voter),
        signal,
        redirect: 'error',
      });
      if (answer.status === REFUSED) throw new VoterRollRefusal(s.create(await answer.json(), Refused).messages);
      if (!answer.ok) throw new Error(`The voter roll answered ${answer.status}`);
      return s.create(await answer.json(), Found).registered;
    },
  };
}
