import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../samples/rows.ts';
import { asking, PICTURE, UNBROKEN } from '../../samples/sample.ts';
import { choiceOf, press, rest, see } from '../../samples/steps.ts';
import { type TextsOf, textsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'poll'>;

const long = { action: (copy: Copy) => asking(copy.long) };
const many = { action: ({ short, places }: Copy) => asking({ ...short, answers: places }) };
const first = (count: number) => ({
  action: ({ short }: Copy) => asking({ ...short, answers: short.answers.slice(0, count) }),
});
const unbroken = { action: asking({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] }) };
const pictured = { action: { pictureUrls: [PICTURE] } };

/** A poll that a petition follows. */
const followed = {
  card: { countdownTimer: 99 },
  next: (locale: Locale) => [
    { id: 2, type: 'petition', title: textsOf('poll', locale).long.title, details: { goal: 1000 } },
  ],
};

const { choose, answered: voted, sending, failed } = choiceOf('/poll', 'completePoll');
const USUAL = [46, 31, 15, 8];
const MANY = [12, 9, 21, 4, 17, 11, 3, 14, 9];
const results = voted(2, USUAL, 1248);

/** Gallery states of this kind. */
export const pollStates = statesOf(
  { kind: 'poll', usual: { action: ({ short }) => asking(short) }, path: ['question', 'chosen', 'results'] },
  {
    question: {},
    'question-picture': pictured,
    'question-with-text': { action: ({ decision }) => ({ text: decision }) },
    'question-of-partner': { partner: {} },
    'vote-on-tap': { details: { voteOnTap: true } },
    chosen: { steps: choose(2) },
    sending,
    failed,
    'not-sent-yet': { ...failed, steps: [failed.steps ?? [], ({ app }) => app.commands.hideAlert()] },
    'no-title': { action: { title: '' } },
    'one-answer': first(1),
    'two-answers': first(2),
    'three-answers': first(3),
    'many-answers': many,
    long,
    'long-chosen': { ...long, steps: choose(3) },
    unbroken,
    results,
    'results-with-text': { action: ({ feedback }) => ({ feedbackText: feedback }), ...voted(1, USUAL, 1248) },
    'results-of-two': { ...first(2), ...voted(1, [64, 36], 12_480) },
    'results-own-leads': voted(1, USUAL, 1248),
    'results-next': { ...followed, ...results },
    'results-of-many-next': { ...many, ...followed, ...voted(9, MANY, 35_209) },
    'results-picture': { ...pictured, ...voted(3, USUAL, 1248) },
    'results-with-header': {
      action: ({ decision, feedback }) => ({ text: decision, feedbackHeader: feedback }),
      ...voted(4, [8, 31, 15, 46], 1248),
    },
    'results-first': voted(2, [0, 100, 0, 0], 1),
    'results-none': voted(3, [0, 0, 0, 0], 0),
    'results-of-many': { ...many, ...voted(3, MANY, 35_209) },
    'results-long': { ...long, ...voted(2, [52, 30, 18], 1_000_000) },
    'results-unbroken': { ...unbroken, ...voted(1, [50, 50], 2) },
    'back-to-question': {
      ...results,
      steps: [
        results.steps ?? [],
        rest,
        press('.ca-footer button:first-child:not([hidden])'),
        see('[data-route="/poll/start"] .ca-answers'),
      ],
    },
  },
);
