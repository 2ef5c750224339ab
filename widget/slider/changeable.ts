import type { Call } from '../api/calls/call.ts';
import { isTooMany, isUnsettled, RequestError } from '../api/errors.ts';
import type { App } from '../app/app.ts';
import type { Action } from '../model/action.ts';
import type { Id } from '../model/value.ts';

/** An answer by slider, as both calls of a kind take it. */
type Sent = { value: number; answerId?: Id | null | undefined };

export type ChangeableOptions<Q extends Sent, U extends Q, A> = {
  complete: Call<Q, A>;
  update: Call<U, A>;
  /** The id with which the stored answer is changed; none where a server does not say. */
  idOf: (answer: A) => Id | null | undefined;
  /** What the first answer carries besides its value. */
  first?: (value: number) => Partial<Q>;
};

export type ChangeableTools = Pick<App, 'submissions' | 'actionData'>;

/** Stores a reader's first answer, and changes it by each further one (spec §7): they are counted once. */
export function createChangeable<Q extends Sent, U extends Q, A>(
  action: Action,
  { submissions, actionData }: ChangeableTools,
  { complete, update, idOf, first }: ChangeableOptions<Q, U, A>,
) {
  let answerId: Id | null = null;
  const rest = () => actionData(action) as Partial<U>;

  const submit = (value: number) =>
    answerId === null
      ? submissions.submit(complete, action.identifier, { ...first?.(value), value } as Partial<Q>, rest)
      : submissions.submit(update, action.identifier, { value, answerId } as Partial<U>, rest);

  /** An answer that is not stored any more can't be changed: the next one is a first answer again. */
  function forget(error: unknown): never {
    if (error instanceof RequestError && error.status === 404) answerId = null;
    throw error;
  }

  /**
   * A retry may replay an earlier answer whose response was lost. Then this one is sent as a change of it.
   *
   * @throws RequestError
   */
  return async function send(value: number): Promise<A> {
    const { answer, wasReplayed } = await submit(value).catch(forget);
    answerId = idOf(answer) ?? answerId;
    return wasReplayed ? send(value) : answer;
  };
}

/** Whether a request may succeed when it is repeated as it is. */
export const mayRepeat = (error: unknown): boolean => isUnsettled(error) || isTooMany(error);
