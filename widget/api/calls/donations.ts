import { CompleteDonationAnswer, InitiateDonationAnswer, PaymentAuthorizedAnswer } from '../wire/answers.ts';
import * as w from '../wire/donations.ts';
import { call, empty } from './call.ts';

export const initiateDonation = call(
  'Widget/InitiateDonationAsync',
  w.InitiateDonationRequest,
  InitiateDonationAnswer,
  empty,
);
export const completeDonation = call(
  'Widget/CompleteDonationAsync',
  w.CompleteDonationRequest,
  CompleteDonationAnswer,
  empty,
  { fingerprint: true },
);
export const checkPaymentAuthorized = call(
  'Widget/CheckPaymentAuthorizedAsync',
  w.PaymentAuthorizedRequest,
  PaymentAuthorizedAnswer,
  empty,
);
