import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import type { Answers } from '../../gallery/kit/answers.ts';
import { SAMPLE_ADDRESS, sampleLawmakers } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, samplePartner, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import { COPY, type Copy } from './states-copy.ts';

const SEARCH = { id: 1, countryCode: 'US', levels: [0], roles: [0] };

const tweet = ({ title, description, text }: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'tweet',
  title,
  description,
  details: { text },
  ...more,
});

const found: Answers = { getLawmakersForContact: sampleLawmakers(1, { twitterMention: '@BonnieCongress' }) };
const searched = { representativeSearch: SEARCH };

const openPost = async (stage: Stage) => {
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/tweet"] textarea');
};

const find = (stage: Stage) => lawmakersOf(stage.app).find(stage.app.session.activeAction.value, SAMPLE_ADDRESS);

const openFound = async (stage: Stage) => {
  await find(stage);
  await openPost(stage);
  await stage.see('.ca-found');
};

/** Replaces `window.open`, because the test browser opens no windows. */
const post = (opens: boolean) => async (stage: Stage) => {
  await openPost(stage);
  await stage.rest();
  const own = window.open;
  window.open = () => (opens ? ({} as Window) : null);
  await stage.press('[data-big-button]');
  await stage.see(opens ? '.ca-thanks' : '.ca-by-hand');
  window.open = own;
};

const state = (name: string, more: Partial<GalleryState> = {}, extra: Partial<WireAction> = {}): GalleryState => ({
  name: `tweet-${name}`,
  kind: 'tweet',
  widget: (locale) =>
    sampleWidget(locale, [
      sampleCard([tweet(COPY[locale], extra)], { partner: samplePartner(locale), logoSource: 'partner' }),
    ]),
  ...more,
});

const unbroken = { title: UNBROKEN, description: UNBROKEN, details: { text: UNBROKEN }, thankYouTitle: UNBROKEN };

/** Gallery states of this kind. */
export const tweetStates: GalleryState[] = alongPath(
  'tweet-start',
  'tweet-post',
  'tweet-thanks',
)([
  state('start'),
  state('start-unbroken', {}, unbroken),
  state('post', { arrange: openPost }),
  state('post-unbroken', { arrange: openPost }, unbroken),
  state('start-to-lawmaker', {}, searched),
  state('start-lawmaker-found', { answers: found, arrange: find }, searched),
  state('post-to-lawmaker', { answers: found, arrange: openFound }, searched),
  state('post-lawmaker-unknown', {}, { ...searched, skipFrontCard: true }),
  state('post-too-long', {
    async arrange(stage) {
      await openPost(stage);
      await stage.type('textarea', `${COPY[stage.app.locale as Locale].description} `.repeat(4));
      await stage.see('.ca-bar .ca-error');
    },
  }),
  state('post-by-hand', { arrange: post(false) }),
  state('thanks', { answers: { completeTweet: { endUsersCount: 418 } }, arrange: post(true) }),
  state('thanks-picture', { arrange: post(true) }, { endCardPictureId: PICTURE }),
  state('post-no-front', {}, { skipFrontCard: true }),
  state('thanks-unbroken', { arrange: post(true) }, unbroken),
]);
