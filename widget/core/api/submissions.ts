import { uuid } from '../browser/uuid.ts';
import type { Call } from './calls/call.ts';
import type { Client } from './client.ts';
import { isOtherBody, isTooMany, isUnsettled } from './errors.ts';

/** What a reader entered, and the body it was sent in. */
type Version = { text: string; data: object; body: object };

/**
 * A submission whose answer is open: its key, the versions sent with that key, newest first, and the key of the
 * submission that it corrects.
 */
type OpenSubmission = { key: string; versions: readonly Version[]; earlierKey?: string | undefined };

/**
 * @property data what was entered, as the server has stored it
 * @property wasReplayed the server had already stored an earlier version, whose answer was lost; this one was not
 * stored
 * @property key tells the server that a later submission is by the same reader
 */
export type Submitted<Req, Res> = { answer: Res; data: Partial<Req>; wasReplayed: boolean; key: string };

type Args<Req, Res> = [call: Call<Req, Res>, of: string, data: Partial<Req>, rest: () => Partial<Req>];

export type Submissions = {
  /**
   * Sends what a reader submitted, so that it is stored once. While no answer has come, every attempt uses the same
   * key, and the server can tell a repetition from a second submission (contract §6). A version that was changed
   * meanwhile is sent with that key too. The server accepts it unless an earlier version has arrived; then that one is
   * sent again, for its answer.
   *
   * @param of what the submission belongs to, e.g. an action's identifier
   * @param data what the reader entered
   * @param rest further fields, which may differ from press to press; those of a version's first attempt are kept
   * @throws RequestError
   */
  submit<Req, Res>(...args: Args<Req, Res>): Promise<Submitted<Req, Res>>;
  /** The same for an answer that may be changed: if an earlier version has arrived, this one then corrects it. */
  submitLatest<Req, Res>(...args: Args<Req, Res>): Promise<Submitted<Req, Res>>;
};

const slotOf = ({ path }: Pick<Call, 'path'>, of: string) => `${path} ${of}`;

/** Sends versions of a submission, and keeps in `open` what the server may still have or not have. */
function createSender(client: Client, open: Map<string, OpenSubmission>) {
  async function send<Req, Res>(
    call: Call<Req, Res>,
    slot: string,
    { key, versions, earlierKey }: OpenSubmission,
    version: Version,
  ): Promise<Res> {
    /** A key without versions is used up, but the correction that it stood for is still to be made. */
    function keep(kept: readonly Version[]) {
      if (kept.length > 0) open.set(slot, { key, versions: kept, earlierKey });
      else if (earlierKey) open.set(slot, { key: uuid(), versions: [], earlierKey });
      else open.delete(slot);
    }
    const others = versions.filter((each) => each !== version);
    keep([version, ...others]);
    try {
      const answer = await client.post(call, version.body as Req, { key });
      open.delete(slot);
      return answer;
    } catch (error) {
      if (isTooMany(error)) keep(versions);
      else if (!isUnsettled(error)) keep(others);
      throw error;
    }
  }

  /** Sends the first of these versions; if the server has stored another under this key, that one instead. */
  return async function sendFirst<Req, Res>(
    call: Call<Req, Res>,
    slot: string,
    known: OpenSubmission,
    [version, ...earlier]: readonly [Version, ...Version[]],
  ): Promise<{ answer: Res; version: Version }> {
    try {
      return { answer: await send(call, slot, known, version), version };
    } catch (error) {
      const left = open.get(slot);
      const [next, ...more] = earlier;
      if (!left || !next || !isOtherBody(error)) throw error;
      return sendFirst(call, slot, left, [next, ...more]);
    }
  };
}

/** Submits for one widget, and keeps the submissions whose answer is still open. */
export function createSubmissions(client: Client): Submissions {
  const open = new Map<string, OpenSubmission>();
  const sendFirst = createSender(client, open);

  async function submit<Req, Res>(...[call, of, data, rest]: Args<Req, Res>): Promise<Submitted<Req, Res>> {
    const slot = slotOf(call, of);
    const text = JSON.stringify(data);
    const known: OpenSubmission = open.get(slot) ?? { key: uuid(), versions: [] };
    const { key, versions, earlierKey } = known;
    const fresh = () => ({ text, data, body: { ...rest(), ...data, ...(earlierKey && { earlierKey }) } });
    const own = versions.find((version) => version.text === text) ?? fresh();
    const earlier = versions.filter((version) => version !== own);
    const { answer, version } = await sendFirst(call, slot, known, [own, ...earlier]);
    return { answer, data: version.data as Partial<Req>, wasReplayed: version !== own, key };
  }

  return {
    submit,
    async submitLatest(...args) {
      const submitted = await submit(...args);
      if (!submitted.wasReplayed) return submitted;
      const [call, of] = args;
      open.set(slotOf(call, of), { key: uuid(), versions: [], earlierKey: submitted.key });
      return submit(...args);
    },
  };
}

const HASHED_BYTES = 12;

/** What exports call a submission (`submission`): its key itself would allow correcting it. `null` on pages without TLS. */
async function nameOf(key: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash, 0, HASHED_BYTES)));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Remembers the last submission of each action by its name in exports, so that a publisher can join its own figures with them.
 *
 * @param client sends all submissions of a widget
 * @returns the name of an action's last submission that was answered; `null` where there is none
 */
export function nameSubmissions(client: Client): NonNullable<Client['submissionOf']> {
  // An editor's states make several apps with one client.
  if (client.submissionOf) return client.submissionOf;
  const names = new Map<string, string | null>();
  const { post } = client;
  client.post = async (call, body, options) => {
    const { id } = (body ?? {}) as { id?: unknown };
    let name: string | null = null;
    // Known long before there is an answer. Nobody's thanks wait for it.
    if (options?.key)
      nameOf(options.key).then(
        (known) => {
          name = known;
        },
        () => {},
      );
    const answer = await post(call, body, options);
    if (options?.key && id !== undefined) names.set(String(id), name);
    return answer;
  };
  client.submissionOf = ({ id }) => names.get(String(id)) ?? null;
  return client.submissionOf;
}
