import * as w from '../wire/donations.ts';
import { call, empty } from './call.ts';

export const initiateDonation = call(
  'Widget/InitiateDonationAsync',
  w.InitiateDonationRequest,
  w.InitiateDonationAnswer,
  empty,
);
export const completeDonation = call(
  'Widget/CompleteDonationAsync',
  w.CompleteDonationRequest,
  w.CompleteDonationAnswer,
  empty,
  { fingerprint: true },
);
export const checkPaymentAuthorized = call(
  'Widget/CheckPaymentAuthorizedAsync',
  w.PaymentAuthorizedRequest,
  w.PaymentAuthorizedAnswer,
  empty,
);
