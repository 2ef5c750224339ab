/**
 * What a visitor has done and told so far, for copy that speaks of it (spec §3, placeholders). Kinds write what they
 * learn with `session.setVariables`; the latest stands.
 */
export type Variables = {
  /** Names of the visitor's lawmakers, as one text. */
  localRepresentative?: string;
  /** How many people answered the question of the latest answer. */
  noOfAnswers?: number;
  correctAnswer?: string;
  postalCode?: string;
  /** By name. */
  state?: string;
  district?: string;
  /** Who is written to, called or mentioned. */
  recipientName?: string;
  /** Handles that a post must mention, as one text. */
  twitterMention?: string;
  customVariableCalc?: string;
  userFullName?: string;
  userVideoUrl?: string;
};
