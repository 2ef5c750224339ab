import type { SpeedometerAnswer, WireAction } from '../../../widget/api/wire.ts';
import { badInput } from '../../http/errors.ts';

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
export function checkValue(value: number, { min, max }: ScaleContent): void {
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
