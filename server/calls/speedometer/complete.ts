import { calls } from '../../../widget/api/calls.ts';
import { type Id, SpeedometerRequest, UpdateSpeedometerRequest } from '../../../widget/api/wire.ts';
import type { Transact } from '../../db/schema.ts';
import { shownTalliesOf } from '../../db/tallies.ts';
import { findOpenAction, type KnownAction } from '../action.ts';
import { type Context, submission } from '../module.ts';
import { castVote } from '../votes/cast.ts';
import { changeVote } from '../votes/change.ts';
import { voteContext } from '../votes/vote-context.ts';
import { checkValue, customVariable, resultOf, scaleOf } from './scale.ts';

type Request = Parameters<typeof voteContext>[0] & { value: number };

/** A guess as a vote, counted by its result. @throws HttpError 400 for a value beyond the scale */
function guessOf({ action }: KnownAction, { value, ...request }: Request) {
  const scale = scaleOf(action);
  checkValue(value, scale);
  return { answerId: resultOf(value, scale), value, context: voteContext(request) };
}

type Given = Pick<Context, 'now' | 'shownGuesses'> & { value: number; answerId: Id };

/** @param given `answerId` names the guess, so that it can be changed */
async function answerOf(
  trx: Transact,
  { identifier, action }: KnownAction,
  { value, answerId, now, shownGuesses }: Given,
) {
  const scale = scaleOf(action);
  const counter = [...(await shownTalliesOf(trx, identifier)).values()].reduce((sum, count) => sum + count, 0);
  return {
    answerId,
    correctValue: scale.correctValue,
    counter,
    endUsersCount: counter,
    result: resultOf(value, scale),
    feedbackCustomVariableCalc: customVariable(value, scale),
    guesses: await shownGuesses(identifier, scale, { trx, now }),
  };
}

/** Counts a guess, and tells the answer. */
export const completeSpeedometer = submission(
  calls.completeSpeedometer,
  SpeedometerRequest,
  async (request, trx, { now, shownGuesses }) => {
    const known = await findOpenAction(trx, request, 'speedometer', now);
    const answerId = await castVote(trx, known.identifier, guessOf(known, request), now);
    return answerOf(trx, known, { value: request.value, answerId, now, shownGuesses });
  },
);

/** Changes the guess that `answerId` names (spec §7). */
export const updateSpeedometer = submission(
  calls.updateSpeedometer,
  UpdateSpeedometerRequest,
  async (request, trx, { now, shownGuesses }) => {
    const known = await findOpenAction(trx, request, 'speedometer', now);
    await changeVote(trx, known.identifier, request.answerId, guessOf(known, request), now);
    return answerOf(trx, known, { value: request.value, answerId: request.answerId, now, shownGuesses });
  },
);
