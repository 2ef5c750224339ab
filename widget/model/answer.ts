import type { Id } from './id.ts';

/** One answered action (spec §3). Kinds without answers enter with no `answerId`. */
export type AnswerEntry = {
  /** `id|type` of the action. */
  actionIdentifier: string;
  answerId?: Id | null;
  answerText?: string;
  questionText?: string;
  /** 0 to 1. */
  sentimentValue?: number;
  results?: { wasChosen: boolean; text: string }[];
  /** The visitor was led on without having done it: no completion that a follow-up could depend on. */
  wasSkipped?: true;
};

/** An entry of a kind that asks nothing, such as a petition; `null` is a question left unanswered. */
export const hasNoAnswer = ({ answerId, sentimentValue }: AnswerEntry) =>
  answerId === undefined && sentimentValue === undefined;

/** A sentiment leads on as answer 1, 2 or 3: value times 3, rounded up and clamped (spec §4). */
export const sentimentAnswerId = (value: number) => Math.min(3, Math.max(1, Math.ceil(value * 3)));

/** @returns what leads on from this entry: its answer, or the third its sentiment falls into */
export const leadingAnswer = (entry: AnswerEntry): Id | undefined =>
  entry.answerId ?? (entry.sentimentValue === undefined ? undefined : sentimentAnswerId(entry.sentimentValue));
