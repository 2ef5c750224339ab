import { array, enums, type Infer, nonempty, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Id } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { GLANCE_SECONDS } from '../../core/numbers/constants.ts';

const QuizOption = () => type({ id: Id, text: string(), outcome: enums(['Correct', 'Almost', 'Incorrect']) });

/** `details` of a quiz (contract §6). */
const QuizDetails = () => type({ answers: nonempty(array(QuizOption())) });

export type QuizOption = Infer<ReturnType<typeof QuizOption>>;

export const quiz = {
  type: 'quiz',
  parse: parser(QuizDetails, (details) => details),
  isCompletion: false,
  endsInPlace: true,
  countdownSeconds: GLANCE_SECONDS,
  tagArgument: { name: 'quizAnswer', read: ({ answerText }) => answerText },
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
