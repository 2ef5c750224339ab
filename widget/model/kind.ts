import type { AnswerEntry } from './answer.ts';
import type { ActionType } from './enums.ts';

/** Answers that a third party's tag may ask for (spec §7). */
export const ANSWER_ARGUMENTS = ['pollAnswer', 'quizAnswer', 'sentimentPollAnswer'] as const;
export type AnswerArgument = (typeof ANSWER_ARGUMENTS)[number];

/** What is known of a kind of action before any of its screens is loaded. */
export type KindFacts<D = unknown> = {
  type: ActionType;
  /** Its own fields, read once; `null` where it can't be shown from these: then the action is dropped (contract §6). */
  parse: (details: unknown) => D | null;
  /** Whether doing it completes a widget (spec §4), or only leads on. */
  isCompletion: boolean;
  /** What its addresses begin with, where that is not its type (spec §2). */
  path?: string;
  /** How long its end stays before what follows comes by itself, where the card does not say (spec §4). */
  countdownSeconds?: number;
  /** The one country that it is for, ISO 3166-1 alpha-2 (spec §4). */
  onlyIn?: string;
  /** What a third party's tag may ask for of its answers, and how the last of them says it (spec §7). */
  tagArgument?: { name: AnswerArgument; read: (entry: AnswerEntry) => string | number | undefined };
  /** A partner is paid by the way that its payment type names (spec §3). */
  isPaid?: true;
};

/** The kinds that a widget is made with: an action of any other is dropped. */
export type KindTable = { readonly [T in ActionType]?: KindFacts & { type: T } };
