import * as s from 'superstruct';
import { Finite, Id, maybe, Short } from '../common.ts';
import { Text } from './common.ts';
import { completion, names } from './completion.ts';
import { Email, OptIns } from './entered.ts';

export const InitiateDonationRequest = s.type({
  ...completion,
  paymentMethod: Id,
  amount: Finite,
  currency: Short,
});
export type InitiateDonationRequest = s.Infer<typeof InitiateDonationRequest>;

export const CompleteDonationRequest = s.type({
  ...completion,
  user: s.type({ ...names, email: Email, address: maybe(s.type({ zipCode: maybe(Short) })) }),
  optIns: OptIns,
  dedication: maybe(Text),
  trackingId: Id,
  paymentNonce: maybe(Text),
  currency: Short,
  paymentProvider: maybe(Short),
  deviceData: maybe(Text),
});
export type CompleteDonationRequest = s.Infer<typeof CompleteDonationRequest>;

export const PaymentAuthorizedRequest = s.type({ ...completion, trackingId: Id });
export type PaymentAuthorizedRequest = s.Infer<typeof PaymentAuthorizedRequest>;
