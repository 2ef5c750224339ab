import { statesOf } from '../../samples/rows.ts';
import { PICTURE, UNBROKEN } from '../../samples/sample.ts';
import { choiceOf } from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'quiz'>;

const OUTCOMES = ['Correct', 'Almost'];

/** The first answer is right, the second almost. */
const asks = ({ title, answers, feedbackText }: { title: string; answers: string[]; feedbackText?: string }) => ({
  title,
  feedbackText,
  details: {
    answers: answers.map((text, index) => ({ id: index + 1, text, outcome: OUTCOMES[index] ?? 'Incorrect' })),
  },
});
const long = { action: (copy: Copy) => asks(copy.long) };

const { choose, answered, sending, failed } = choiceOf('/quiz', 'completeQuiz');
const SHARES = [38, 27, 24, 11];

/** Gallery states of this kind. */
export const quizStates = statesOf(
  { kind: 'quiz', usual: { action: ({ short }) => asks(short) }, path: ['question', 'chosen', 'correct'] },
  {
    question: {},
    long,
    unbroken: { action: asks({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] }) },
    chosen: { steps: choose(2) },
    sending,
    failed,
    correct: answered(1, SHARES, 1248),
    almost: answered(2, SHARES, 1248),
    incorrect: answered(3, SHARES, 1248),
    'incorrect-bare': { action: { feedbackText: undefined }, ...answered(4, [0, 0, 0, 100], 1) },
    'incorrect-of-many': {
      action: ({ short: { title } }) => asks({ title, answers: ['338', '290', '250', '180', '120', '60', '40'] }),
      ...answered(4, [31, 22, 9, 14, 12, 8, 4], 512),
    },
    'results-picture': { action: { pictureUrls: [PICTURE] }, ...answered(1, SHARES, 1248) },
    'results-header': { action: ({ header }) => ({ feedbackHeader: header }), ...answered(3, SHARES, 35_209) },
    'results-long': { ...long, ...answered(3, [52, 30, 18], 1_000_000) },
  },
);
