import { uuid } from '../browser/uuid.ts';
import type { Call } from './calls/call.ts';
import type { Client } from './client.ts';
import { isOtherBody, isTooMany, isUnsettled } from './errors.ts';

/** One wording of what a visitor entered, and the body that went out with it. */
type Entry = { text: string; data: object; body: object };

/** A key that may have been used, what went out with it, the newest first, and the key of what that corrects. */
type Open = { key: string; entries: readonly Entry[]; earlierKey?: string | undefined };

/**
 * @property data what was entered, as the server has it
 * @property wasReplayed that is an earlier entry, whose answer was lost; this one was not sent
 * @property key what shows the server that a later submission is by the same visitor
 */
export type Submitted<Req, Res> = { answer: Res; data: Partial<Req>; wasReplayed: boolean; key: string };

type Args<Req, Res> = [call: Call<Req, Res>, of: string, data: Partial<Req>, rest: () => Partial<Req>];

export type Submissions = {
  /**
   * Sends what a visitor submitted, once. Where an answer never came the key stays, so that the server can tell the same
   * submission from a second one (contract §6). What was changed meanwhile goes out with that key too: the server takes
   * it, unless the first did arrive; then what was first sent is sent again, to learn its answer.
   *
   * @param of what the submission belongs to, e.g. an action's identifier
   * @param data what the visitor entered
   * @param rest what goes with it and may differ from press to press: the first press's is kept
   * @throws RequestError
   */
  submit<Req, Res>(...args: Args<Req, Res>): Promise<Submitted<Req, Res>>;
  /** The same for what may be corrected: where an earlier entry turns out to have arrived, this one takes its place. */
  submitLatest<Req, Res>(...args: Args<Req, Res>): Promise<Submitted<Req, Res>>;
};

const slotOf = ({ path }: Pick<Call, 'path'>, of: string) => `${path} ${of}`;

/** Submissions whose answer is still open, for one widget. */
export function createSubmissions(client: Client): Submissions {
  const open = new Map<string, Open>();

  async function send<Req, Res>(
    call: Call<Req, Res>,
    slot: string,
    { key, entries, earlierKey }: Open,
    entry: Entry,
  ): Promise<Res> {
    /** A key with nothing left is used up; what it was to correct still is to be. */
    function keep(kept: readonly Entry[]) {
      if (kept.length > 0) open.set(slot, { key, entries: kept, earlierKey });
      else if (earlierKey) open.set(slot, { key: uuid(), entries: [], earlierKey });
      else open.delete(slot);
    }
    const others = entries.filter((each) => each !== entry);
    keep([entry, ...others]);
    try {
      const answer = await client.post(call, entry.body as Req, { key });
      open.delete(slot);
      return answer;
    } catch (error) {
      if (isTooMany(error)) keep(entries);
      else if (!isUnsettled(error)) keep(others);
      throw error;
    }
  }

  /** @returns the answer to this entry, or to that earlier one which its key belongs to */
  async function sendFirst<Req, Res>(
    call: Call<Req, Res>,
    slot: string,
    known: Open,
    [entry, ...earlier]: readonly [Entry, ...Entry[]],
  ): Promise<{ answer: Res; entry: Entry }> {
    try {
      return { answer: await send(call, slot, known, entry), entry };
    } catch (error) {
      const left = open.get(slot);
      const [next, ...more] = earlier;
      if (!left || !next || !isOtherBody(error)) throw error;
      return sendFirst(call, slot, left, [next, ...more]);
    }
  }

  async function submit<Req, Res>(...[call, of, data, rest]: Args<Req, Res>): Promise<Submitted<Req, Res>> {
    const slot = slotOf(call, of);
    const text = JSON.stringify(data);
    const known: Open = open.get(slot) ?? { key: uuid(), entries: [] };
    const { key, entries, earlierKey } = known;
    const fresh = () => ({ text, data, body: { ...rest(), ...data, ...(earlierKey && { earlierKey }) } });
    const own = entries.find((entry) => entry.text === text) ?? fresh();
    const earlier = entries.filter((entry) => entry !== own);
    const { answer, entry } = await sendFirst(call, slot, known, [own, ...earlier]);
    return { answer, data: entry.data as Partial<Req>, wasReplayed: entry !== own, key };
  }

  return {
    submit,
    async submitLatest(...args) {
      const submitted = await submit(...args);
      if (!submitted.wasReplayed) return submitted;
      const [call, of] = args;
      open.set(slotOf(call, of), { key: uuid(), entries: [], earlierKey: submitted.key });
      return submit(...args);
    },
  };
}
