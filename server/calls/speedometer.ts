import { calls } from '../../widget/core/api/calls.ts';
import {
  type Id,
  type SpeedometerAnswer,
  SpeedometerRequest,
  UpdateSpeedometerRequest,
  type WireAction,
} from '../../widget/core/api/wire.ts';
import type { Transact } from '../db/schema.ts';
import { shownTalliesOf } from '../db/tallies.ts';
import { badInput } from '../http/errors.ts';
import { findOpenAction } from './action.ts';
import { type Context, submission } from './module.ts';
import { storeVote, voteContext } from './votes.ts';

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

type Request = Parameters<typeof voteContext>[0] & { id: Id; widgetId?: Id | null; value: number };

/**
 * A guess is a vote, counted by its result.
 *
 * @param id of the guess to change; none for a new one
 * @throws HttpError 400 for a value beyond the scale
 */
async function answer(request: Request, trx: Transact, { now, shownGuesses }: Context, id?: Id) {
  const { identifier, action } = await findOpenAction(trx, request, 'speedometer', now);
  const { value, ...others } = request;
  const scale = scaleOf(action);
  checkValue(value, scale);
  const result = resultOf(value, scale);
  const guess = { answerId: result, value, context: voteContext(others) };
  const answerId = await storeVote(trx, identifier, guess, now, id);
  const counter = [...(await shownTalliesOf(trx, identifier)).values()].reduce((sum, count) => sum + count, 0);
  return {
    answerId,
    correctValue: scale.correctValue,
    counter,
    endUsersCount: counter,
    result,
    feedbackCustomVariableCalc: customVariable(value, scale),
    guesses: await shownGuesses(identifier, scale, { trx, now }),
  };
}

/** Counts a guess, and tells the answer. The guess's id allows changing it. */
export const completeSpeedometer = submission(calls.completeSpeedometer, SpeedometerRequest, (request, trx, context) =>
  answer(request, trx, context),
);

/** Changes the guess that `answerId` names (spec §7). */
export const updateSpeedometer = submission(
  calls.updateSpeedometer,
  UpdateSpeedometerRequest,
  (request, trx, context) => answer(request, trx, context, request.answerId),
);
