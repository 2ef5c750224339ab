import * as s from 'superstruct';

/** The person to look up; `dateOfBirth` is `YYYY-MM-DD`, `state` a postal abbreviation such as `NJ`. */
export type Voter = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  streetNo: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
};

/** A service that knows who is registered to vote. There is no public one for all of the United States. */
export type VoterRoll = {
  /** Whether it knows anybody; if not, readers are not asked for their details. */
  hasLookUp: boolean;
  /**
   * @returns whether the person is registered; `null` if the service can't tell
   * @throws VoterRollRefusal for details that it can't use
   */
  find: (voter: Voter) => Promise<boolean | null>;
};

/** A voter roll's messages about details that it can't use, by field. */
export class VoterRollRefusal extends Error {
  override readonly name = 'VoterRollRefusal';
  readonly messages: Record<string, string[]>;

  constructor(messages: Record<string, string[]>) {
    super('The voter roll refused the details');
    this.messages = messages;
  }
}

/** Used if no voter roll is configured: it can't tell. */
export const noVoterRoll: VoterRoll = { hasLookUp: false, find: async () => null };

/** The widget waits 10 s for us (spec §9). */
const TIMEOUT_MS = 7_000;
const REFUSED = 422;

const Found = s.type({ registered: s.nullable(s.boolean()) });
const Refused = s.type({ messages: s.record(s.string(), s.array(s.string())) });

type HttpVoterRollOptions = { url: string; token?: string | undefined; timeoutMs?: number };

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

type VoterRollOptions = { voterRollUrl?: string | undefined; voterRollToken?: string | undefined };

/** The configured voter roll. */
export const voterRollOf = ({ voterRollUrl: url, voterRollToken: token }: VoterRollOptions): VoterRoll =>
  url ? httpVoterRoll({ url, token }) : noVoterRoll;
