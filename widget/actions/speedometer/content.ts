import * as s from 'superstruct';
import { Id, maybe } from '../../core/api/wire/common.ts';
import { type KindContent, meaningOfDetails, Text } from '../../core/content/kind-content.ts';

const Scale = s.refine(
  s.object({
    min: s.number(),
    max: s.number(),
    step: s.number(),
    unit: Text,
    answerId: Id,
    correctValue: s.number(),
    closeWithin: maybe(s.min(s.number(), 0)),
    customVariable: maybe(s.object({ of: s.enums(['difference', 'value', 'correctValue']), times: maybe(s.number()) })),
  }),
  'scale',
  ({ min, max, step, correctValue }) => {
    if (min >= max || step <= 0 || step > max - min)
      return 'min must be below max, and step lead from one to the other';
    return (correctValue >= min && correctValue <= max) || 'correctValue must be on the scale';
  },
);

export const speedometerContent: KindContent = {
  details: Scale,
  meaning: meaningOfDetails('min', 'max', 'step', 'unit', 'correctValue', 'closeWithin'),
};
