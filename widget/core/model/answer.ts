import { SENTIMENT_BUCKETS } from '../numbers/constants.ts';
import type { Id } from './value.ts';

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
  /** The reader moved on without completing the action, so no follow-up may depend on its completion. */
  wasSkipped?: true;
};

/** Whether the kind asks nothing, such as a petition. An `answerId` of `null` is a question left unanswered. */
export const hasNoAnswer = ({ answerId, sentimentValue }: AnswerEntry) =>
  answerId === undefined && sentimentValue === undefined;

/** The answer that a sentiment counts as, for follow-ups: 1, 2 or 3, the value times 3 rounded up (spec §4). */
export const sentimentAnswerId = (value: number) => Math.min(3, Math.max(1, Math.ceil(value * 3)));

/** Where a sentiment begins; one is 0 to 1. */
export const MIDDLE_SENTIMENT = 0.5;

/** The part of the distribution that a sentiment falls into, from 0. */
export const sentimentBucket = (value: number) =>
  Math.min(SENTIMENT_BUCKETS - 1, Math.max(0, Math.floor(value * SENTIMENT_BUCKETS)));

/** The answer that follow-ups depend on: the entry's own, or the one its sentiment counts as. */
export const leadingAnswer = (entry: AnswerEntry): Id | undefined =>
  entry.answerId ?? (entry.sentimentValue === undefined ? undefined : sentimentAnswerId(entry.sentimentValue));
