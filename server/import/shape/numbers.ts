import * as s from 'superstruct';

/** A number within bounds; the message names them. */
export const between = (least: number, most: number) =>
  s.refine(
    s.number(),
    'range',
    (value) => (value >= least && value <= most) || `must be from ${least} to ${most}, not ${value}`,
  );

/** A count that is shown. */
export const count = s.refine(s.integer(), 'count', (value) => value >= 0 || `must be 0 or more, not ${value}`);

/** One of several numbers. */
export const oneOf = (values: readonly number[]) =>
  s.refine(s.number(), 'known', (value) => values.includes(value) || `${value} is not one of ${values.join(', ')}`);

const [LEAST_GIVEN, MOST_GIVEN] = [0.01, 1_000_000];

/** An amount of a donation, in the main unit of its currency. */
export const givenAmount = between(LEAST_GIVEN, MOST_GIVEN);
