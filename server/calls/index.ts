import { completeCall, updateCall } from './call.ts';
import { completeLink, completeTweet, completeVideo } from './completions.ts';
import { checkPaymentAuthorized, completeDonation } from './donation/complete.ts';
import { initiateDonation } from './donation/initiate.ts';
import { completeEmail, completeRecordVideoEmail, testCompleteEmail } from './email/complete.ts';
import { completeOpinion, completeSignup } from './forms.ts';
import { getActions, getEndUserLocation } from './get-actions.ts';
import { getForContact, getForPreview, recordAddressLocationPairs } from './look-ups.ts';
import type { CallModule } from './module.ts';
import { completePetition } from './petition.ts';
import { completePoll, completeQuiz, updatePoll } from './poll.ts';
import { recordActivity, recordTimings } from './record.ts';
import { completeRecordVideo } from './recordvideo.ts';
import { completeCheckRegistration } from './registration.ts';
import { completeSentimentPoll, updateSentimentPoll } from './sentimentpoll.ts';
import { completeSpeedometer, updateSpeedometer } from './speedometer.ts';

/** Every call that this server answers; the other calls of `widget/core/api/calls.ts` are 404. */
export const MODULES: CallModule[] = [
  getActions,
  getEndUserLocation,
  recordActivity,
  recordTimings,
  completePoll,
  updatePoll,
  completeQuiz,
  completeSentimentPoll,
  updateSentimentPoll,
  completeSpeedometer,
  updateSpeedometer,
  completePetition,
  completeCall,
  updateCall,
  completeCheckRegistration,
  completeSignup,
  completeOpinion,
  completeTweet,
  completeLink,
  completeVideo,
  completeRecordVideo,
  completeEmail,
  completeRecordVideoEmail,
  testCompleteEmail,
  initiateDonation,
  completeDonation,
  checkPaymentAuthorized,
  getForPreview,
  getForContact,
  recordAddressLocationPairs,
];
