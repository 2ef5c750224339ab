import { uuid } from '../browser/uuid.ts';
import type { Call } from './calls/call.ts';
import type { Client } from './client.ts';
import { isUnsettled } from './errors.ts';

/** @property data what the visitor entered, as text, to tell one entry from another */
type Pending = { data: string; body: unknown; key: string };

/** @property wasReplayed it answers an earlier entry, whose answer was lost; this one was not sent */
export type Submitted<Res> = { answer: Res; wasReplayed: boolean };

export type Submissions = {
  /**
   * Sends what a visitor submitted, once: where an answer never came, the same submission goes out again with the same
   * key and body, so that the server can tell it from a second one (contract §6). Also where the visitor has changed the
   * entry since: the first may have been counted, so its outcome is learned before another one is sent.
   *
   * @param of what the submission belongs to, e.g. an action's identifier
   * @param data what the visitor entered
   * @param rest what goes with it and may differ from press to press: the first press's is kept
   * @throws RequestError
   */
  submit<Req, Res>(
    call: Call<Req, Res>,
    of: string,
    data: Partial<Req>,
    rest: () => Partial<Req>,
  ): Promise<Submitted<Res>>;
};

/** Submissions whose answer is still open, for one widget. */
export function createSubmissions(client: Client): Submissions {
  const open = new Map<string, Pending>();

  async function send<Req, Res>(call: Call<Req, Res>, slot: string, pending: Pending): Promise<Res> {
    open.set(slot, pending);
    try {
      const answer = await client.post(call, pending.body as Req, { key: pending.key });
      open.delete(slot);
      return answer;
    } catch (error) {
      if (!isUnsettled(error)) open.delete(slot);
      throw error;
    }
  }

  /** @returns the answer to an entry that is no longer the visitor's; `null` where there is none, or it was refused */
  async function replay<Req, Res>(call: Call<Req, Res>, slot: string, data: string): Promise<Res | null> {
    const earlier = open.get(slot);
    if (!earlier || earlier.data === data) return null;
    try {
      return await send(call, slot, earlier);
    } catch (error) {
      if (isUnsettled(error)) throw error;
      return null;
    }
  }

  return {
    async submit<Req, Res>(call: Call<Req, Res>, of: string, data: Partial<Req>, rest: () => Partial<Req>) {
      const slot = `${call.path} ${of}`;
      const text = JSON.stringify(data);
      const earlier = await replay(call, slot, text);
      if (earlier) return { answer: earlier, wasReplayed: true };
      const fresh = () => ({ data: text, body: { ...rest(), ...data }, key: uuid() });
      return { answer: await send(call, slot, open.get(slot) ?? fresh()), wasReplayed: false };
    },
  };
}
