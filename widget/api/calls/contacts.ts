import { CompleteCallAnswer, CompleteTweetAnswer } from '../wire/answers.ts';
import * as w from '../wire/contacts.ts';
import { call, empty } from './call.ts';

const cannedCall = () => ({ callActionCompletionId: 0 });

export const completeCall = call('Widget/CompleteCallAsync', w.CompleteCallRequest, CompleteCallAnswer, cannedCall, {
  fingerprint: true,
});
export const updateCall = call('Widget/UpdateCallAsync', w.UpdateCallRequest, CompleteCallAnswer, cannedCall);
export const completeTweet = call('Widget/CompleteTweetAsync', w.CompleteTweetRequest, CompleteTweetAnswer, empty);
