import { type PlainKey, sentences } from '../../../i18n/index.ts';
import type { Call } from '../../core/api/calls/call.ts';
import { RequestError } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Id } from '../../core/model/value.ts';
import { failureText } from '../../core/session/failure-text.ts';

export type VoteOptions<T, Q, U extends Q, A> = {
  complete: Call<Q, A>;
  update: Call<U, A>;
  /** What a vote carries. @param id of the stored vote that it changes; null for the first */
  dataOf: (choice: T, id: Id | null) => Partial<U>;
  /** The id with which the stored vote is changed; none where a server does not say. */
  idOf: (answer: A) => Id | null | undefined;
};

export type VoteTools = Pick<App, 'submissions' | 'actionData' | 'commands' | 'lifecycle' | 't'>;

/** Stores a reader's first vote, and changes it by each further one (spec §7): they are counted once. */
export function createVote<T, Q, U extends Q, A>(
  action: Action,
  { submissions, actionData }: VoteTools,
  { complete, update, dataOf, idOf }: VoteOptions<T, Q, U, A>,
) {
  let id: Id | null = null;
  const rest = () => actionData(action) as Partial<U>;

  function submit(choice: T) {
    const call: Call<U, A> = id === null ? complete : update;
    return submissions.submit(call, action.identifier, dataOf(choice, id), rest);
  }

  /** A vote that is not stored any more can't be changed: the next one is a first vote again. */
  function forget(error: unknown): never {
    if (error instanceof RequestError && error.status === 404) id = null;
    throw error;
  }

  /**
   * A retry may replay an earlier vote whose answer was lost. Then this one is sent as a change of it.
   *
   * @throws RequestError
   */
  return async function send(choice: T): Promise<A> {
    const { answer, wasReplayed } = await submit(choice).catch(forget);
    id = idOf(answer) ?? id;
    return wasReplayed ? send(choice) : answer;
  };
}

export type OutcomeOptions<T, A> = {
  /** Stores the reader's choice. @throws RequestError */
  send: (choice: T) => Promise<A>;
  /** Says that it was not sent. */
  notSent: PlainKey;
  /** Names of the screens that show what came of it. Default: the end alone. */
  screens?: readonly string[];
  show: (choice: T, answer: A) => void;
};

/**
 * Sends a choice and shows what came of it. The choice does not wait for the code of its results. Where that can't be
 * loaded it counts all the same, and another press sends it again, as a change where it is a vote.
 */
export function createOutcome<T, A>(
  action: Action,
  { commands, lifecycle, t }: VoteTools,
  { send, notSent, screens = ['success'], show }: OutcomeOptions<T, A>,
) {
  return async (choice: T): Promise<void> => {
    const isLoaded = Promise.all(screens.map((name) => commands.loadScreen(action, name)));
    try {
      const answer = await send(choice);
      if ((await isLoaded).every(Boolean)) show(choice, answer);
      else lifecycle.completed(action);
    } catch (error) {
      commands.alert(sentences(failureText(error, t), t(notSent)), action);
    }
  };
}
