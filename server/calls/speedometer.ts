import { calls } from '../../widget/api/calls.ts';
import {
  type Id,
  type SpeedometerAnswer,
  SpeedometerRequest,
  UpdateSpeedometerRequest,
  type WireAction,
} from '../../widget/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import { shownTalliesOf } from '../db/tallies.ts';
import { badInput } from '../http/errors.ts';
import { findOpenAction, type KnownAction } from './action.ts';
import { type Context, submission } from './module.ts';
import { castVote, changeVote, voteContext } from './votes.ts';

type Base = 'difference' | 'value' | 'correctValue';

/** A speedometer's `details` as content has them; readers get no more than the scale (server/import/compose.ts). */
export type ScaleContent = {
  min: number;
  max: number;
  step: number;
  correctValue: number;
  closeWithin?: number | null;
  customVariable?: { of: Base; times?: number | null } | null;
};

/** Part of the scale within which a guess is close, where the content does not say. */
const CLOSE_SHARE = 0.1;
/** Digits after the point of a number that is worked out. */
const DIGITS = 2;

export const scaleOf = ({ details }: WireAction) => details as unknown as ScaleContent;

/** @throws HttpError 400 for a value beyond the scale */
function checkValue(value: number, { min, max }: ScaleContent): void {
  if (value < min || value > max) throw badInput({ value: ['Invalid Value'] });
}

/** The right value may lie between two steps: the nearest one is then right too. */
export function resultOf(value: number, scale: ScaleContent): NonNullable<SpeedometerAnswer['result']> {
  const { min, max, step, correctValue, closeWithin } = scale;
  const difference = Math.abs(value - correctValue);
  if (difference <= step / 2) return 'Correct';
  return difference <= (closeWithin ?? (max - min) * CLOSE_SHARE) ? 'Close' : 'Incorrect';
}

/** The number that the publisher's feedback may name: by default how far off the guess was. */
export function customVariable(value: number, { correctValue, customVariable: how }: ScaleContent): number {
  const bases: Record<Base, number> = { value, correctValue, difference: Math.abs(value - correctValue) };
  return Number((bases[how?.of ?? 'difference'] * (how?.times ?? 1)).toFixed(DIGITS));
}

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
