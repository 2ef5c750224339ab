import * as s from 'superstruct';

/** A number within bounds, which its message names. */
export const between = (least: number, most: number) =>
  s.refine(
    s.number(),
    'range',
    (value) => (value >= least && value <= most) || `must be from ${least} to ${most}, not ${value}`,
  );

/** A count that may be shown. */
export const count = s.refine(s.integer(), 'count', (value) => value >= 0 || `must be 0 or more, not ${value}`);

/** A number among those that mean something. */
export const oneOf = (values: readonly number[]) =>
  s.refine(s.number(), 'known', (value) => values.includes(value) || `${value} is not one of ${values.join(', ')}`);
