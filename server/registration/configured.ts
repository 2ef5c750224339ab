import { httpVoterRoll } from './http-voter-roll.ts';
import { noVoterRoll, type VoterRoll } from './voter-roll.ts';

type VoterRollOptions = { voterRollUrl?: string | undefined; voterRollToken?: string | undefined };

/** The voter roll that this server was told of. */
export const voterRollOf = ({ voterRollUrl: url, voterRollToken: token }: VoterRollOptions): VoterRoll =>
  url ? httpVoterRoll({ url, token }) : noVoterRoll;
