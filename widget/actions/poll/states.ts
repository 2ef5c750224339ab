import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireCard } from '../../api/wire/widget.ts';
import { afterAlert, afterFailure, whileSending } from '../../gallery/kit/form-steps.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { COPY, type Copy } from './states-copy.ts';

type Poll = Partial<WireAction> & { answers: string[]; voteOnTap?: true };

const poll = ({ answers, voteOnTap, ...more }: Poll): WireAction => ({
  id: 1,
  type: 'poll',
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })), voteOnTap },
  ...more,
});

const asked =
  (make: (copy: Copy) => Poll, card: (locale: Locale) => Partial<WireCard> = () => ({})) =>
  (locale: Locale) =>
    sampleWidget(locale, [sampleCard([poll(make(COPY[locale]))], card(locale))]);

/** A poll, and what comes after it. */
const followed =
  (make: (copy: Copy) => Poll) =>
  (locale: Locale): ReturnType<typeof sampleWidget> => {
    const copy = COPY[locale];
    const next: WireAction = { id: 2, type: 'petition', title: copy.longQuestion, details: { goal: 1000 } };
    return sampleWidget(locale, [
      sampleCard([poll(make(copy))], { countdownTimer: 99, order: { type: 'Nominal', value: 1 } }),
      sampleCard([next], { order: { type: 'Nominal', value: 2 } }),
    ]);
  };

const usual = ({ question, answers }: Copy): Poll => ({ title: question, answers });
const long = ({ longQuestion, longAnswers }: Copy): Poll => ({ title: longQuestion, answers: longAnswers });
const many = ({ question, places }: Copy): Poll => ({ title: question, answers: places });

const choose = (answer: number) => (stage: Stage) => stage.press(`.ca-answer:nth-of-type(${answer}) input`);

const press = (answer: number) => async (stage: Stage) => {
  await choose(answer)(stage);
  await stage.press('[data-big-button]');
};

const vote = (answer: number) => async (stage: Stage) => {
  await press(answer)(stage);
  await stage.see('[data-route="/poll/success"] .ca-result-row');
};

const results = (percentages: number[], endUsersCount: number) => ({
  completePoll: {
    endUsersCount,
    results: percentages.map((percentage, index) => ({ answerId: index + 1, percentage })),
  },
});

const state = (name: string, make: (copy: Copy) => Poll, more: Partial<GalleryState> = {}): GalleryState => ({
  name: `poll-${name}`,
  kind: 'poll',
  widget: asked(make),
  ...more,
});

/** Gallery states of this kind. */
export const pollStates: GalleryState[] = alongPath(
  'poll-question',
  'poll-chosen',
  'poll-results',
)([
  state('question', usual),
  state('question-picture', (copy) => ({ ...usual(copy), pictureUrls: [PICTURE] })),
  state('question-with-text', (copy) => ({ ...usual(copy), text: copy.text })),
  state('question-of-partner', usual, {
    widget: asked(usual, (locale) => ({ partner: samplePartner(locale), logoSource: 'partner' })),
  }),
  state('vote-on-tap', (copy) => ({ ...usual(copy), voteOnTap: true })),
  state('chosen', usual, { arrange: choose(2) }),
  state('sending', usual, {
    ...whileSending('completePoll', press(2)),
  }),
  state('failed', usual, {
    ...afterFailure('completePoll', press(2)),
  }),
  state('not-sent-yet', usual, {
    ...afterAlert('completePoll', press(2)),
  }),
  state('no-title', (copy) => ({ ...usual(copy), title: '' })),
  state('one-answer', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 1) })),
  state('two-answers', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 2) })),
  state('three-answers', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 3) })),
  state('many-answers', many),
  state('long', long),
  state('long-chosen', long, { arrange: choose(3) }),
  state('unbroken', () => ({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] })),
  state('results', usual, { answers: results([46, 31, 15, 8], 1248), arrange: vote(2) }),
  state('results-with-text', (copy) => ({ ...usual(copy), feedbackText: copy.feedback }), {
    answers: results([46, 31, 15, 8], 1248),
    arrange: vote(1),
  }),
  state('results-of-two', ({ question, answers }) => ({ title: question, answers: answers.slice(0, 2) }), {
    answers: results([64, 36], 12_480),
    arrange: vote(1),
  }),
  state('results-own-leads', usual, { answers: results([46, 31, 15, 8], 1248), arrange: vote(1) }),
  state('results-next', usual, {
    widget: followed(usual),
    answers: results([46, 31, 15, 8], 1248),
    arrange: vote(2),
  }),
  state('results-of-many-next', many, {
    widget: followed(many),
    answers: results([12, 9, 21, 4, 17, 11, 3, 14, 9], 35_209),
    arrange: vote(9),
  }),
  state('results-picture', (copy) => ({ ...usual(copy), pictureUrls: [PICTURE] }), {
    answers: results([46, 31, 15, 8], 1248),
    arrange: vote(3),
  }),
  state('results-with-header', (copy) => ({ ...usual(copy), text: copy.text, feedbackHeader: copy.feedback }), {
    answers: results([8, 31, 15, 46], 1248),
    arrange: vote(4),
  }),
  state('results-first', usual, { answers: results([0, 100, 0, 0], 1), arrange: vote(2) }),
  state('results-none', usual, { answers: results([0, 0, 0, 0], 0), arrange: vote(3) }),
  state('results-of-many', many, {
    answers: results([12, 9, 21, 4, 17, 11, 3, 14, 9], 35_209),
    arrange: vote(3),
  }),
  state('results-long', long, { answers: results([52, 30, 18], 1_000_000), arrange: vote(2) }),
  state('results-unbroken', () => ({ title: UNBROKEN, answers: [UNBROKEN, UNBROKEN] }), {
    answers: results([50, 50], 2),
    arrange: vote(1),
  }),
  state('back-to-question', usual, {
    answers: results([46, 31, 15, 8], 1248),
    async arrange(stage) {
      await vote(2)(stage);
      await stage.rest();
      await stage.press('.ca-footer button:first-child:not([hidden])');
      await stage.see('[data-route="/poll/start"] .ca-answers');
    },
  }),
]);
