import { contextJson } from '../context.ts';

type Request = Parameters<typeof contextJson>[0] & { text?: string | null };

/** Beside the circumstances the answer's words as the reader saw them: a publisher may reword an answer later. */
export function voteContext({ text, ...request }: Request): string {
  const vote = { ...request, answerText: text };
  return contextJson(vote);
}
