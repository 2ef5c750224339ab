import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type HOSTS from '../../server/demo/hosts/hosts.json';
import type { CallName } from '../../widget/core/api/calls.ts';
import type { ActionType } from '../../widget/core/model/enums.ts';
import { ROOT } from '../support/documents.ts';

/** A test file, and words of it that show that it tries what it is named for. */
type Tried = [file: `${string}.test.ts`, words: string];

/** All kinds but one go from their article to the thanks. */
const WALK = 'e2e/journeys/journey-cost.test.ts';

/** The test of each kind in a browser: a new one has no place here until somebody names its own. */
const KINDS: Record<ActionType, Tried> = {
  donation: ['e2e/donation/donation-impact.test.ts', 'wr-donation'],
  checkregistration: [WALK, 'checkregistration: ['],
  signup: [WALK, 'signup: ['],
  petition: [WALK, 'petition: ['],
  opinion: [WALK, 'opinion: ['],
  email: [WALK, 'email: ['],
  call: [WALK, 'call: ['],
  tweet: [WALK, 'tweet: ['],
  recordvideo: [WALK, 'recordvideo: ['],
  link: [WALK, 'link: ['],
  video: [WALK, 'video: ['],
  poll: [WALK, 'poll: ['],
  quiz: [WALK, 'quiz: ['],
  sentimentpoll: [WALK, 'sentimentpoll: ['],
  speedometer: [WALK, 'speedometer: ['],
};

/** The test of each call of the API, on a real server. */
const CALLS: Record<CallName, Tried> = {
  getActions: ['server/calls/widget.test.ts', 'GET_ACTIONS'],
  getEndUserLocation: ['server/location/location.test.ts', 'Widget/GetEndUserLocation'],
  recordActivity: ['server/calls/activity.test.ts', 'post(ACTIVITY'],
  recordTimings: ['server/calls/activity.test.ts', 'post(TIMINGS'],
  completePoll: ['server/calls/poll.test.ts', 'post(POLL'],
  updatePoll: ['server/calls/poll.test.ts', 'post(UPDATE_POLL'],
  completeQuiz: ['server/calls/quiz.test.ts', 'post(QUIZ'],
  completeSpeedometer: ['server/calls/speedometer.test.ts', 'post(SPEEDOMETER'],
  updateSpeedometer: ['server/calls/speedometer.test.ts', 'post(UPDATE_SPEEDOMETER'],
  completeSentimentPoll: ['server/calls/sentimentpoll.test.ts', 'post(SENTIMENT'],
  updateSentimentPoll: ['server/calls/sentimentpoll.test.ts', 'post(UPDATE_SENTIMENT'],
  completePetition: ['server/calls/petition.test.ts', 'post(PETITION'],
  completeOpinion: ['server/calls/forms.test.ts', 'post(OPINION'],
  completeSignup: ['server/calls/forms.test.ts', 'SIGNUP'],
  completeTweet: ['server/calls/forms.test.ts', 'TWEET'],
  completeCheckRegistration: ['server/calls/registration.test.ts', 'post(CHECK_REGISTRATION'],
  completeCall: ['server/calls/call.test.ts', 'post(CALL'],
  updateCall: ['server/calls/call.test.ts', 'post(UPDATE_CALL'],
  completeEmail: ['server/calls/email/letters.test.ts', 'post(EMAIL'],
  completeRecordVideoEmail: ['server/calls/email/letters.test.ts', 'VIDEO_EMAIL'],
  testCompleteEmail: ['server/calls/email/letters.test.ts', 'TEST_EMAIL'],
  completeRecordVideo: ['server/calls/counted.test.ts', 'CompleteRecordVideoAsync'],
  completeLink: ['server/calls/link-and-video.test.ts', 'LINK'],
  completeVideo: ['server/calls/link-and-video.test.ts', 'VIDEO'],
  initiateDonation: ['server/calls/donation/initiate.test.ts', 'post(INITIATE'],
  completeDonation: ['server/calls/donation/complete.test.ts', 'post(COMPLETE'],
  checkPaymentAuthorized: ['server/calls/donation/initiate.test.ts', 'post(CHECK'],
  getLawmakersForPreview: ['server/lawmakers/look-up.test.ts', 'GetForPreview'],
  getLawmakersForContact: ['server/lawmakers/look-up.test.ts', 'GetForContact'],
  recordAddressLocationPairs: ['server/addresses/pairs.test.ts', 'Widget/RecordAddressLocationPairs'],
};

/** What each host says and gets; `test/wide/hosts/` has all of them in browsers. */
const OF_HOSTS: Record<keyof typeof HOSTS, Tried> = {
  loader: ['e2e/loader/loader.test.ts', 'mounts a placement'],
  'frame-first': ['e2e/loader/loader.test.ts', '<div id="here" data-civic-action><iframe src='],
  native: ['e2e/journeys/native-mounting.test.ts', 'data-embed="native"'],
  'plain-frame': ['server/pages/embed-written.test.ts', 'way=alone'],
  'iframe-resizer-4': ['widget/core/host/frame/hosts/speakers.test.ts', '[4, '],
  'iframe-resizer-5': ['widget/core/host/frame/hosts/speakers.test.ts', '[5, '],
  iframely: ['widget/core/host/frame/hosts/speakers.test.ts', 'speaks to Iframely'],
  amp: ['widget/core/host/frame/hosts/amp.test.ts', 'asks for no height that AMP refuses'],
  wordpress: ['widget/core/host/frame/hosts/speakers.test.ts', 'speaks to WordPress'],
  oembed: ['server/pages/oembed.test.ts', '/oembed'],
  feed: ['server/pages/sharing.test.ts', '/feed'],
  'single-page': ['e2e/loader/watch.test.ts', 'watch('],
};

for (const [what, tried] of Object.entries({ kind: KINDS, call: CALLS, host: OF_HOSTS }))
  for (const [name, [file, words]] of Object.entries(tried))
    test(`the ${what} ${name} is tried by the quick tier`, () => {
      // The formatter may begin a new line after a bracket.
      const text = readFileSync(join(ROOT, 'test', file), 'utf8').replace(/\(\s+/g, '(');
      assert.not.match(file, /^wide\//);
      assert.ok(text.includes(words), `${file} has nothing of "${words}"`);
    });

test.run();
