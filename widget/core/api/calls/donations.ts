import { CompleteDonationAnswer, InitiateDonationAnswer, PaymentAuthorizedAnswer } from '../wire/answers/donations.ts';
import type {
  CompleteDonationRequest,
  InitiateDonationRequest,
  PaymentAuthorizedRequest,
} from '../wire/requests/submissions.ts';
import { type Call, uncounted } from './call.ts';

export const initiateDonation: Call<InitiateDonationRequest, InitiateDonationAnswer> = {
  path: 'Widget/InitiateDonationAsync',
  answer: InitiateDonationAnswer,
  canned: () => ({ trackingId: 'rehearsal', clientToken: 'rehearsal', playMoney: true }),
};
export const completeDonation: Call<CompleteDonationRequest, CompleteDonationAnswer> = {
  path: 'Widget/CompleteDonationAsync',
  answer: CompleteDonationAnswer,
  canned: uncounted,
  fingerprint: true,
};
export const checkPaymentAuthorized: Call<PaymentAuthorizedRequest, PaymentAuthorizedAnswer> = {
  path: 'Widget/CheckPaymentAuthorizedAsync',
  answer: PaymentAuthorizedAnswer,
  canned: () => ({ status: 'Authorized' }),
};
