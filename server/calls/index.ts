import { MAX_RECORD_BYTES } from '../../widget/api/wire.ts';
import { LETTERS } from '../http/limits.ts';
import { recordAddressLocationPairs } from './addresses/record-pairs.ts';
import { completeCall } from './call/complete.ts';
import { updateCall } from './call/update.ts';
import { checkPaymentAuthorized } from './donation/check-authorized.ts';
import { completeDonation } from './donation/complete.ts';
import { initiateDonation } from './donation/initiate.ts';
import { completeEmail, completeRecordVideoEmail, testCompleteEmail } from './email/complete.ts';
import { getForContact } from './lawmakers/get-for-contact.ts';
import { getForPreview } from './lawmakers/get-for-preview.ts';
import { completeLink } from './link/complete.ts';
import type { CallModule } from './module.ts';
import { completeOpinion } from './opinion/complete.ts';
import { completePetition } from './petition/complete.ts';
import { completePoll } from './poll/complete.ts';
import { updatePoll } from './poll/update.ts';
import { completeQuiz } from './quiz/complete.ts';
import { completeRecordVideo } from './recordvideo/complete.ts';
import { completeCheckRegistration } from './registration/complete.ts';
import { completeSentimentPoll, updateSentimentPoll } from './sentimentpoll/complete.ts';
import { completeSignup } from './signup/complete.ts';
import { completeSpeedometer, updateSpeedometer } from './speedometer/complete.ts';
import { completeTweet } from './tweet/complete.ts';
import { completeVideo } from './video/complete.ts';
import { getActions, getEndUserLocation } from './widget/get-actions.ts';
import { recordActivity } from './widget/record-activity.ts';
import { recordTimings } from './widget/record-timings.ts';

/** Every call that this server answers; the other calls of `widget/api/calls.ts` are 404. */
export const MODULES: CallModule[] = [
  getActions,
  getEndUserLocation,
  ...[recordActivity, recordTimings].map((record) => ({ ...record, maxBytes: MAX_RECORD_BYTES })),
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
  ...[completeEmail, completeRecordVideoEmail, testCompleteEmail].map((letter) => ({ ...letter, limit: LETTERS })),
  initiateDonation,
  completeDonation,
  checkPaymentAuthorized,
  getForPreview,
  getForContact,
  recordAddressLocationPairs,
];
