import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { afterFailure, whileSending } from '../../gallery/kit/form-steps.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

type Quiz = Partial<WireAction> & { answers: string[] };

const OUTCOMES = ['Correct', 'Almost'];

const quiz = ({ answers, ...more }: Quiz): WireAction => ({
  id: 1,
  type: 'quiz',
  details: {
    answers: answers.map((text, index) => ({ id: index + 1, text, outcome: OUTCOMES[index] ?? 'Incorrect' })),
  },
  ...more,
});

const asked = (make: (copy: Copy) => Quiz) => (locale: Locale) =>
  sampleWidget(locale, [sampleCard([quiz(make(COPY[locale]))])]);

const usual = ({ question, answers, why }: Copy): Quiz => ({ title: question, answers, feedbackText: why });
const bare = ({ question, answers }: Copy): Quiz => ({ title: question, answers });
const many = ({ question }: Copy): Quiz => ({
  title: question,
  answers: ['338', '290', '250', '180', '120', '60', '40'],
});
const long = ({ longQuestion, longAnswers, longWhy }: Copy): Quiz => ({
  title: longQuestion,
  answers: longAnswers,
  feedbackText: longWhy,
});

const choose = (answer: number) => (stage: Stage) => stage.press(`.ca-answer:nth-of-type(${answer}) input`);

const press = (answer: number) => async (stage: Stage) => {
  await choose(answer)(stage);
  await stage.press('[data-big-button]');
};

const answered = (chosen: number, percentages: number[], endUsersCount: number): Partial<GalleryState> => ({
  answers: {
    completeQuiz: {
      endUsersCount,
      results: percentages.map((percentage, index) => ({ answerId: index + 1, percentage })),
    },
  },
  async arrange(stage) {
    await press(chosen)(stage);
    await stage.see('[data-route="/quiz/success"] .ca-result-row');
  },
});

const state = (name: string, make: (copy: Copy) => Quiz, more: Partial<GalleryState> = {}): GalleryState => ({
  name: `quiz-${name}`,
  kind: 'quiz',
  widget: asked(make),
  ...more,
});

const SHARES = [38, 27, 24, 11];

/** Gallery states of this kind. */
export const quizStates: GalleryState[] = alongPath(
  'quiz-question',
  'quiz-chosen',
  'quiz-correct',
)([
  state('question', usual),
  state('long', long),
  state('unbroken', () => ({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] })),
  state('chosen', usual, { arrange: choose(2) }),
  state('sending', usual, whileSending('completeQuiz', press(2))),
  state('failed', usual, afterFailure('completeQuiz', press(2))),
  state('correct', usual, answered(1, SHARES, 1248)),
  state('almost', usual, answered(2, SHARES, 1248)),
  state('incorrect', usual, answered(3, SHARES, 1248)),
  state('incorrect-bare', bare, answered(4, [0, 0, 0, 100], 1)),
  state('incorrect-of-many', many, answered(4, [31, 22, 9, 14, 12, 8, 4], 512)),
  state('results-picture', (copy) => ({ ...usual(copy), pictureUrls: [PICTURE] }), answered(1, SHARES, 1248)),
  state('results-header', (copy) => ({ ...usual(copy), feedbackHeader: copy.header }), answered(3, SHARES, 35_209)),
  state('results-long', long, answered(3, [52, 30, 18], 1_000_000)),
]);
