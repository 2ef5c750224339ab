import { contextJson } from '../context.ts';

type Request = Parameters<typeof contextJson>[0] & { text?: string | null };

/** Adds the answer's words as the reader saw them, since a publisher may change them later. */
export function voteContext({ text, ...request }: Request): string {
  const vote = { ...request, answerText: text };
  return contextJson(vote);
}
