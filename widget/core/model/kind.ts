import type { AnswerEntry } from './answer.ts';
import type { ActionType } from './enums.ts';

/** Arguments of third parties' tags that are a reader's answers (spec §7). */
export const ANSWER_ARGUMENTS = ['pollAnswer', 'quizAnswer', 'sentimentPollAnswer'] as const;
export type AnswerArgument = (typeof ANSWER_ARGUMENTS)[number];

/** Facts about a kind of action that are known before its screens are loaded. */
export type KindFacts<D = unknown> = {
  type: ActionType;
  /**
   * Parses its own fields.
   *
   * @returns `null` if it can't be shown with these: the action is then dropped (contract §6)
   */
  parse: (details: unknown, paymentType?: string | null) => D | null;
  /** Whether doing it completes a widget (spec §4). */
  isCompletion: boolean;
  /** Whether one of its screens has text fields. */
  hasForm?: true;
  /** Its end takes the place of its question without a slide, so that what was pressed stays where it is. */
  endsInPlace?: true;
  /** Whether its screens need the forms' copy and styles, though none has a text field. */
  usesForms?: true;
  /** First part of its routes, if that is not its type (spec §2). */
  path?: string;
  /** Seconds from its end to what follows, if the card does not say (spec §4). */
  countdownSeconds?: number;
  /** The same on a choose-many card, whose list follows. Default: `countdownSeconds`. */
  secondsToList?: number;
  /** The only country where it applies, ISO 3166-1 alpha-2 (spec §4). */
  onlyIn?: string;
  /** The tag argument that its answers provide, and how to read it from the latest answer (spec §7). */
  tagArgument?: { name: AnswerArgument; read: (entry: AnswerEntry) => string | number | undefined };
  /** The recipients that the action's own fields name. */
  recipients?(details: D): readonly { name: string; title: string }[];
  /** Its partner is paid: the partner's payment type is the payment method (spec §3). */
  isPaid?: true;
};

/** The kinds that a widget is made with: an action of any other is dropped. */
export type KindTable = { readonly [T in ActionType]?: KindFacts & { type: T } };
