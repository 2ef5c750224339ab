import { uuid } from '../browser/uuid.ts';
import type { Call } from './calls/call.ts';
import type { Client } from './client.ts';
import { isUnsettled } from './errors.ts';

type Pending = { data: string; body: unknown; key: string };

export type Submissions = {
  /**
   * Sends what a visitor submitted, once: where an answer never came, the same submission goes out again with the same
   * key and body, so that the server can tell it from a second one (contract §6).
   *
   * @param of what the submission belongs to, e.g. an action's identifier
   * @param data what the visitor entered
   * @param rest what goes with it and may differ from press to press: the first press's is kept
   * @throws RequestError
   */
  submit<Req, Res>(call: Call<Req, Res>, of: string, data: Partial<Req>, rest: () => Partial<Req>): Promise<Res>;
};

/** Submissions whose answer is still open, for one widget. */
export function createSubmissions(client: Client): Submissions {
  const open = new Map<string, Pending>();

  const pendingFor = (slot: string, data: unknown, rest: () => object): Pending => {
    const known = open.get(slot);
    const text = JSON.stringify(data);
    if (known?.data === text) return known;
    const fresh = { data: text, body: { ...rest(), ...(data as object) }, key: uuid() };
    open.set(slot, fresh);
    return fresh;
  };

  return {
    async submit<Req, Res>(call: Call<Req, Res>, of: string, data: Partial<Req>, rest: () => Partial<Req>) {
      const slot = `${call.path} ${of}`;
      const { body, key } = pendingFor(slot, data, rest);
      try {
        const answer = await client.post(call, body as Req, { key });
        open.delete(slot);
        return answer;
      } catch (error) {
        if (!isUnsettled(error)) open.delete(slot);
        throw error;
      }
    },
  };
}
