import type { Id } from '../value.ts';

/**
 * Values for placeholders that come from what the reader has done and entered (spec §3). Kinds set them with
 * `session.setVariables`; the latest value counts.
 */
export type Variables = {
  /** Names of the reader's lawmakers, as one text. */
  localRepresentative?: string;
  /** How many people answered the question of the latest answer, where the server says. */
  noOfAnswers?: number | null | undefined;
  correctAnswer?: string;
  postalCode?: string;
  /** Full name, not the code. */
  state?: string;
  district?: string;
  /** The person who is written to, called or mentioned. */
  recipientName?: string;
  /** Handles that a post must mention, as one text. */
  twitterMention?: string;
  customVariableCalc?: string;
  userFullName?: string;
  userVideoUrl?: string;
  /** By the server's word, once they have given (spec §4). No placeholder shows it. */
  endUserId?: Id;
};
