import type { Options } from '../options.ts';
import { httpVoterRoll } from './http-voter-roll.ts';
import { noVoterRoll, type VoterRoll } from './voter-roll.ts';

/** The voter roll that this server was told of. */
export const voterRollOf = ({
  voterRollUrl: url,
  voterRollToken: token,
}: Pick<Options, 'voterRollUrl' | 'voterRollToken'>): VoterRoll => (url ? httpVoterRoll({ url, token }) : noVoterRoll);
