import { httpVoterRoll } from './http-voter-roll.ts';
import { noVoterRoll, type VoterRoll } from './voter-roll.ts';

type VoterRollOptions = { voterRollUrl?: string | undefined; voterRollToken?: string | undefined };

/** The configured voter roll. */
export const voterRollOf = ({ voterRollUrl: url, voterRollToken: token }: VoterRollOptions): VoterRoll =>
  url ? httpVoterRoll({ url, token }) : noVoterRoll;
