import { CheckRegistrationAnswer, Counted, EmailAnswer } from '../wire/answers.ts';
import * as w from '../wire/forms.ts';
import { call, Empty, empty } from './call.ts';

const withPrint = { fingerprint: true } as const;

export const completeCheckRegistration = call(
  'Widget/CompleteCheckRegistrationAsync',
  w.CheckRegistrationRequest,
  CheckRegistrationAnswer,
  empty,
  withPrint,
);
export const completeEmail = call('Widget/CompleteEmailAsync', w.CompleteEmailRequest, EmailAnswer, empty, withPrint);
export const completeRecordVideoEmail = call(
  'Widget/CompleteRecordVideoEmailAsync',
  w.CompleteEmailRequest,
  EmailAnswer,
  empty,
  withPrint,
);
export const testCompleteEmail = call('Widget/TestCompleteEmailAsync', w.CompleteEmailRequest, EmailAnswer, empty, {
  ...withPrint,
  sentInTestMode: true,
});
export const recordAddressLocationPairs = call(
  'Widget/RecordAddressLocationPairs',
  w.AddressLocationRequest,
  Empty,
  empty,
);
export const completePetition = call('Widget/CompletePetitionAsync', w.CompletePetitionRequest, Counted, empty);
export const completeOpinion = call('Widget/CompleteOpinionAsync', w.CompleteOpinionRequest, Counted, empty);
export const completeSignup = call('Widget/CompleteSignupAsync', w.CompleteSignupRequest, Counted, empty);
