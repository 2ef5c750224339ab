import { statesOf } from '../../samples/rows.ts';
import { onePetition, PICTURE, UNBROKEN } from '../../samples/sample.ts';
import { NEVER } from '../../samples/state.ts';
import { drag, press, type Steps, see } from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'sentimentpoll'>;

const asks = ({ title, ...details }: Copy['short']) => ({ title, details });

/** Drags the slider and lets go of it. */
const answer = (to: number): Steps => [drag(to), press('.ca-slider')];

const answered = (to: number, resultDistribution: number[]) => ({
  answers: {
    completeSentimentPoll: {
      id: 'own',
      resultDistribution,
      endUsersCount: resultDistribution.reduce((sum, count) => sum + count, 0),
    },
  },
  steps: [answer(to), see('.ca-curve')],
});

const MANY = [96, 71, 58, 44, 39, 52, 67, 118, 173, 214, 187, 142];
const FIRST = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
const ONE_OTHER = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
/** Two camps, and a single answer between them. */
const SPLIT = [35_200, 12_400, 900, 0, 0, 1, 0, 0, 0, 700, 9_800, 21_300];

/** Gallery states of this kind. */
export const sentimentPollStates = statesOf(
  { kind: 'sentimentpoll', usual: { action: ({ short }) => asks(short) }, path: ['question', 'moved', 'results'] },
  {
    question: {},
    'question-picture': { action: ({ decision }) => ({ pictureUrls: [PICTURE], text: decision }) },
    moved: { steps: drag(82) },
    saving: { answers: { completeSentimentPoll: NEVER }, steps: answer(82) },
    'not-stored': { answers: { completeSentimentPoll: { failsWith: 400 } }, steps: answer(82) },
    results: answered(82, MANY),
    'results-further': answered(4, MANY),
    'results-first': answered(70, FIRST),
    'results-one-other': answered(70, ONE_OTHER),
    'results-low-end': answered(0, MANY),
    'results-high-end': answered(100, MANY),
    'results-split': answered(50, SPLIT),
    'results-next': { next: onePetition, ...answered(82, MANY) },
    // A short label beside a long one.
    'results-uneven': {
      action: ({ short, long }) => asks({ ...long, title: short.title, lowLabel: 'No' }),
      ...answered(82, MANY),
    },
    long: { action: ({ long }) => asks(long), ...answered(100, MANY) },
    unbroken: { action: asks({ title: UNBROKEN, lowLabel: UNBROKEN, highLabel: UNBROKEN }), ...answered(0, MANY) },
  },
);
