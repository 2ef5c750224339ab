import { type Infer, number, refine, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Id, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { SLIDER_SECONDS_TO_LIST } from '../../core/numbers/constants.ts';

/** `details` of a speedometer (contract §6). The right value is the server's, which tells it with the result. */
const SpeedometerDetails = () =>
  refine(
    type({ min: number(), max: number(), step: number(), unit: maybe(string()), answerId: Id }),
    'scale',
    ({ min, max, step }) => min < max && step > 0,
  );

export type Scale = Infer<ReturnType<typeof SpeedometerDetails>>;

export const speedometer = {
  type: 'speedometer',
  parse: parser(SpeedometerDetails, (details) => details),
  isCompletion: false,
  secondsToList: SLIDER_SECONDS_TO_LIST,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
