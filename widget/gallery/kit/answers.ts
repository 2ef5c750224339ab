import { type Call, type CallName, calls } from '../../api/calls.ts';
import type { OwnAnswers } from '../../api/client.ts';
import { RequestError } from '../../api/errors.ts';

/** An answer that never comes, so that the submission stays under way. */
export const NEVER = Symbol('never');

/** A failure by its HTTP status, with the server's body. */
export type Failing = { failsWith: number; body?: unknown };

type AnswerOf<C> = C extends Call<infer _Req, infer Res> ? Res : never;

/** A state's answers, by the call's name. */
export type Answers = { [Name in CallName]?: AnswerOf<(typeof calls)[Name]> | Failing | typeof NEVER };

const isFailing = (answer: object): answer is Failing => 'failsWith' in answer;

function fail(path: string, { failsWith: status, body }: Failing): never {
  throw new RequestError(`Failed Request: ${path} ${status}`, { failure: 'status', path, status, body });
}

/** Answers these calls in place of the API, look-ups included, which test mode would send (spec §7). */
export const answersOf = (answers: Answers = {}): OwnAnswers => {
  const byPath = new Map(Object.entries(answers).map(([name, answer]) => [calls[name as CallName].path, answer]));
  return <Req, Res>({ path }: Call<Req, Res>) => {
    const answer = byPath.get(path);
    if (answer === undefined) return undefined;
    if (answer === NEVER) return () => new Promise<never>(() => {});
    return async () => (isFailing(answer as object) ? fail(path, answer as Failing) : (answer as Res));
  };
};
