import { type Infer, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { SLIDER_SECONDS_TO_LIST } from '../../core/numbers/constants.ts';

/** `details` of a sentiment poll (contract §6): the words at both ends of the scale. */
const SentimentPollDetails = () => type({ lowLabel: string(), highLabel: string() });

export type Ends = Infer<ReturnType<typeof SentimentPollDetails>>;

export const sentimentpoll = {
  type: 'sentimentpoll',
  parse: parser(SentimentPollDetails, (details) => details),
  isCompletion: false,
  secondsToList: SLIDER_SECONDS_TO_LIST,
  tagArgument: { name: 'sentimentPollAnswer', read: ({ sentimentValue }) => sentimentValue },
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
