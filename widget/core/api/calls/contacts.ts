import { CompleteCallAnswer, CompleteTweetAnswer } from '../wire/answers/contacts.ts';
import type { CompleteCallRequest, CompleteTweetRequest, UpdateCallRequest } from '../wire/requests/submissions.ts';
import { type Call, uncounted } from './call.ts';

const cannedCall = () => ({ ...uncounted(), callActionCompletionId: 0 });

export const completeCall: Call<CompleteCallRequest, CompleteCallAnswer> = {
  path: 'Widget/CompleteCallAsync',
  answer: CompleteCallAnswer,
  canned: cannedCall,
  fingerprint: true,
};
export const updateCall: Call<UpdateCallRequest, CompleteCallAnswer> = {
  path: 'Widget/UpdateCallAsync',
  answer: CompleteCallAnswer,
  canned: cannedCall,
};
export const completeTweet: Call<CompleteTweetRequest, CompleteTweetAnswer> = {
  path: 'Widget/CompleteTweetAsync',
  answer: CompleteTweetAnswer,
  canned: uncounted,
};
