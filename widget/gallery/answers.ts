import { type Call, type CallName, calls } from '../api/calls.ts';
import { RequestError } from '../api/errors.ts';

/** The answer that doesn't come: what was sent stays under way. */
export const NEVER = Symbol('never');

/** A failure by its HTTP status, with what the server says of it. */
export type Failing = { failsWith: number; body?: unknown };

type AnswerOf<C> = C extends Call<infer _Req, infer Res> ? Res : never;

/** What posts answer in a state, by the call's name. */
export type Answers = { [Name in CallName]?: AnswerOf<(typeof calls)[Name]> | Failing | typeof NEVER };

const isFailing = (answer: object): answer is Failing => 'failsWith' in answer;

function cannedOf(path: string, answer: object | symbol) {
  if (typeof answer === 'symbol') return () => new Promise<never>(() => {});
  if (!isFailing(answer)) return () => answer;
  return () => {
    const { failsWith: status, body } = answer;
    throw new RequestError(`Failed Request: ${path} ${status}`, { failure: 'status', path, status, body });
  };
}

/** Puts these in place of the calls table's canned answers. @returns what puts those back */
export function setAnswers(answers: Answers = {}): () => void {
  const entries = Object.entries(answers).map(([name, answer]) => ({ call: calls[name as CallName] as Call, answer }));
  const before = entries.map(({ call }) => ({ ...call }));
  // A look-up is sent in test mode too (spec §7), but nobody is there to answer it in the gallery.
  for (const { call, answer } of entries)
    Object.assign(call, { canned: cannedOf(call.path, answer), sentInTestMode: undefined });
  return () => {
    entries.forEach(({ call }, index) => {
      Object.assign(call, before[index]);
    });
  };
}
