import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { NEVER } from '../../gallery/kit/answers.ts';
import { anyPetitions, at } from '../../gallery/kit/cards.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import { COPY, type Copy } from './states-copy.ts';

const ask = (copy: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'sentimentpoll',
  title: copy.question,
  details: { lowLabel: copy.low, highLabel: copy.high },
  ...more,
});

const long = (copy: Copy) =>
  ask(copy, { title: copy.longQuestion, details: { lowLabel: copy.longLow, highLabel: copy.longHigh } });
const unbroken = () => ask(COPY['en-US'], { title: UNBROKEN, details: { lowLabel: UNBROKEN, highLabel: UNBROKEN } });

/** Beside a long label. */
const UNEVEN = 'No';

const SLIDER = '.ca-slider';
/** Not before the widget listens: it would take the value for one of before it came, and answer. */
const drag = (to: number) => async (stage: Stage) => {
  await stage.listening();
  await stage.type(SLIDER, String(to));
};

/** Lets go of the slider. */
const answer = (to: number) => async (stage: Stage) => {
  await drag(to)(stage);
  await stage.press(SLIDER);
};

const seeResults = (to: number) => async (stage: Stage) => {
  await answer(to)(stage);
  await stage.see('.ca-curve');
};

const told = (resultDistribution: number[]) => ({
  completeSentimentPoll: {
    id: 'own',
    resultDistribution,
    endUsersCount: resultDistribution.reduce((sum, count) => sum + count, 0),
  },
});

const MANY = told([96, 71, 58, 44, 39, 52, 67, 118, 173, 214, 187, 142]);
const FIRST = told([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
const ONE_OTHER = told([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
/** Two camps, and a single answer between them. */
const SPLIT = told([35_200, 12_400, 900, 0, 0, 1, 0, 0, 0, 700, 9_800, 21_300]);

/** A petition follows. */
const withNext = (locale: Locale) =>
  sampleWidget(locale, [
    sampleCard([ask(COPY[locale])], at(1)),
    sampleCard(anyPetitions(locale, 1), { ...at(2), id: 'next' }),
  ]);

const state = kindState('sentimentpoll', COPY);

/** Gallery states of this kind. */
export const sentimentPollStates = alongPath(
  'sentimentpoll-question',
  'sentimentpoll-moved',
  'sentimentpoll-results',
)([
  state('question', ask),
  state('question-picture', (copy) => ask(copy, { pictureUrls: [PICTURE], text: copy.text })),
  state('moved', ask, { arrange: drag(82) }),
  state('saving', ask, { answers: { completeSentimentPoll: NEVER }, arrange: answer(82) }),
  state('not-stored', ask, { answers: { completeSentimentPoll: { failsWith: 400 } }, arrange: answer(82) }),
  state('results', ask, { answers: MANY, arrange: seeResults(82) }),
  state('results-further', ask, { answers: MANY, arrange: seeResults(4) }),
  state('results-first', ask, { answers: FIRST, arrange: seeResults(70) }),
  state('results-one-other', ask, { answers: ONE_OTHER, arrange: seeResults(70) }),
  state('results-low-end', ask, { answers: MANY, arrange: seeResults(0) }),
  state('results-high-end', ask, { answers: MANY, arrange: seeResults(100) }),
  state('results-split', ask, { answers: SPLIT, arrange: seeResults(50) }),
  state('results-next', ask, { widget: withNext, answers: MANY, arrange: seeResults(82) }),
  state('results-uneven', (copy) => ask(copy, { details: { lowLabel: UNEVEN, highLabel: copy.longHigh } }), {
    answers: MANY,
    arrange: seeResults(82),
  }),
  state('long', long, { answers: MANY, arrange: seeResults(100) }),
  state('unbroken', unbroken, { answers: MANY, arrange: seeResults(0) }),
]);
