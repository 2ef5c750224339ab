import { CheckRegistrationAnswer, EmailAnswer, PetitionAnswer } from '../wire/answers/forms.ts';
import { Counted, Empty } from '../wire/common.ts';
import type {
  AddressLocationRequest,
  CheckRegistrationRequest,
  CompleteEmailRequest,
  CompleteOpinionRequest,
  CompletePetitionRequest,
  CompleteSignupRequest,
} from '../wire/requests/submissions.ts';
import { type Call, uncounted } from './call.ts';

export const completeCheckRegistration: Call<CheckRegistrationRequest, CheckRegistrationAnswer> = {
  path: 'Widget/CompleteCheckRegistrationAsync',
  answer: CheckRegistrationAnswer,
  canned: uncounted,
  fingerprint: true,
};
export const completeEmail: Call<CompleteEmailRequest, EmailAnswer> = {
  path: 'Widget/CompleteEmailAsync',
  answer: EmailAnswer,
  canned: uncounted,
  fingerprint: true,
};
export const completeRecordVideoEmail: Call<CompleteEmailRequest, EmailAnswer> = {
  path: 'Widget/CompleteRecordVideoEmailAsync',
  answer: EmailAnswer,
  canned: uncounted,
  fingerprint: true,
};
export const testCompleteEmail: Call<CompleteEmailRequest, EmailAnswer> = {
  path: 'Widget/TestCompleteEmailAsync',
  answer: EmailAnswer,
  canned: uncounted,
  fingerprint: true,
  sentInTestMode: true,
};
export const recordAddressLocationPairs: Call<AddressLocationRequest, Empty> = {
  path: 'Widget/RecordAddressLocationPairs',
  answer: Empty,
  canned: () => ({}),
};
export const completePetition: Call<CompletePetitionRequest, PetitionAnswer> = {
  path: 'Widget/CompletePetitionAsync',
  answer: PetitionAnswer,
  canned: uncounted,
};
export const completeOpinion: Call<CompleteOpinionRequest, Counted> = {
  path: 'Widget/CompleteOpinionAsync',
  answer: Counted,
  canned: uncounted,
};
export const completeSignup: Call<CompleteSignupRequest, Counted> = {
  path: 'Widget/CompleteSignupAsync',
  answer: Counted,
  canned: uncounted,
};
