import { callStates } from '../actions/call/states.ts';
import { registrationStates } from '../actions/checkregistration/states.ts';
import { donationStates } from '../actions/donation/states.ts';
import { emailStates } from '../actions/email/states.ts';
import { linkStates } from '../actions/link/states.ts';
import { opinionStates } from '../actions/opinion/states.ts';
import { petitionStates } from '../actions/petition/states.ts';
import { pollStates } from '../actions/poll/states.ts';
import { quizStates } from '../actions/quiz/states.ts';
import { recordvideoStates } from '../actions/recordvideo/states.ts';
import { sentimentPollStates } from '../actions/sentimentpoll/states.ts';
import { signupStates } from '../actions/signup/states.ts';
import { speedometerStates } from '../actions/speedometer/states.ts';
import { tweetStates } from '../actions/tweet/states.ts';
import { videoStates } from '../actions/video/states.ts';
import type { GalleryState } from '../samples/state.ts';
import { cardStates } from './card-states.ts';
import { closedStates } from './closed-states.ts';
import { lawmakerStates } from './lawmaker-states.tsx';
import { shellStates } from './shell-states.ts';

const open: readonly GalleryState[] = [
  ...pollStates,
  ...quizStates,
  ...petitionStates,
  ...donationStates,
  ...callStates,
  ...signupStates,
  ...opinionStates,
  ...emailStates,
  ...registrationStates,
  ...tweetStates,
  ...linkStates,
  ...sentimentPollStates,
  ...recordvideoStates,
  ...videoStates,
  ...speedometerStates,
  ...cardStates,
  ...lawmakerStates,
  ...shellStates,
];

/**
 * All states of the gallery, which tests of pictures and accessibility visit too. A kind's own are in
 * `widget/actions/KIND/states.ts`. Production builds contain none of them.
 */
export const states: readonly GalleryState[] = [...open, ...closedStates(open)];
