import { randomBytes } from 'node:crypto';
import { calls } from '../../../widget/api/calls.ts';
import { CompletePollRequest } from '../../../widget/api/wire.ts';
import { addToTally } from '../../db/tallies.ts';
import { findAction } from '../action.ts';
import { submission } from '../module.ts';
import { answerIdOf, resultsOf } from './results.ts';
import { voteContext } from './vote-context.ts';

/** Must not be guessable: whoever has it can change the vote. */
const RANDOM_BYTES = 16;
const newUserAnswerId = () => randomBytes(RANDOM_BYTES).toString('base64url');

/** Counts a vote. Readers are anonymous, so every new submission is a vote. */
export const completePoll = submission(calls.completePoll, CompletePollRequest, async (request, trx, { now }) => {
  const poll = await findAction(trx, request.id, 'poll');
  const answerId = answerIdOf(poll, request.answerId);
  const userAnswerId = newUserAnswerId();
  await trx
    .insertInto('votes')
    .values({
      userAnswerId,
      identifier: poll.identifier,
      answerId,
      at: now.toISOString(),
      context: voteContext(request),
    })
    .execute();
  await addToTally(trx, poll.identifier, answerId);
  return { ...(await resultsOf(trx, poll)), userAnswerId };
});
