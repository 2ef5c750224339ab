import { findLawmakers, HOUSE, sampleLawmakers } from '../../samples/lawmaker-sample.ts';
import { statesOf } from '../../samples/rows.ts';
import { PICTURE, UNBROKEN, unbroken } from '../../samples/sample.ts';
import type { Answers } from '../../samples/state.ts';
import { carryOut, enter, goOn, rest, type Steps, see, withTexts } from '../../samples/steps.ts';

const found: Answers = { getLawmakersForContact: sampleLawmakers(1, { twitterMention: '@BonnieCongress' }) };
const searched = { representativeSearch: HOUSE };
const noFront = { skipFrontCard: true };
const allUnbroken = { action: unbroken('title', 'description', 'thankYouTitle'), details: { text: UNBROKEN } };

const open = goOn('[data-route="/tweet"] textarea');

/** Replaces `window.open`, because the test browser opens no windows. */
const post = (opens: boolean): Steps => [
  open,
  rest,
  async (stage) => {
    const own = window.open;
    window.open = () => (opens ? ({} as Window) : null);
    await carryOut(goOn(opens ? '.ca-thanks' : '.ca-by-hand'), stage);
    window.open = own;
  },
];

/** Gallery states of this kind. */
export const tweetStates = statesOf(
  { kind: 'tweet', usual: { partner: {} }, path: ['start', 'post', 'thanks'] },
  {
    start: {},
    'start-unbroken': allUnbroken,
    post: { steps: open },
    'post-unbroken': { ...allUnbroken, steps: open },
    'start-to-lawmaker': { action: searched },
    'start-lawmaker-found': { action: searched, answers: found, steps: findLawmakers },
    'post-to-lawmaker': { action: searched, answers: found, steps: [findLawmakers, open, see('.ca-found')] },
    'post-lawmaker-unknown': { action: { ...searched, ...noFront } },
    'post-too-long': {
      steps: [
        open,
        withTexts('tweet', ({ action: { description } }) => enter('textarea', `${description} `.repeat(4))),
        see('.ca-bar .ca-error'),
      ],
    },
    'post-by-hand': { steps: post(false) },
    thanks: { answers: { completeTweet: { endUsersCount: 418 } }, steps: post(true) },
    'thanks-picture': { action: { endCardPictureId: PICTURE }, steps: post(true) },
    'post-no-front': { action: noFront },
    'thanks-unbroken': { ...allUnbroken, steps: post(true) },
  },
);
