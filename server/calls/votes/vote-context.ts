import type { Id } from '../../../widget/api/wire.ts';
import { contextJson } from '../context.ts';

export type Vote = Parameters<typeof contextJson>[0] & { answerId: Id; text?: string | null };

/** Adds the answer's words as the reader saw them, since a publisher may change them later. */
export function voteContext({ text, ...request }: Omit<Vote, 'answerId'>): string {
  const vote = { ...request, answerText: text };
  return contextJson(vote);
}
