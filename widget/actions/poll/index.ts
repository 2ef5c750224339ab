import { array, boolean, type Infer, nonempty, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Id, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { GLANCE_SECONDS } from '../../core/numbers/constants.ts';

/** `details` of a poll (contract §6). */
const PollDetails = () =>
  type({ answers: nonempty(array(type({ id: Id, text: string() }))), voteOnTap: maybe(boolean()) });

export type PollOption = Infer<ReturnType<typeof PollDetails>>['answers'][number];

export const poll = {
  type: 'poll',
  parse: parser(PollDetails, (details) => details),
  isCompletion: false,
  endsInPlace: true,
  countdownSeconds: GLANCE_SECONDS,
  tagArgument: { name: 'pollAnswer', read: ({ answerText }) => answerText },
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
