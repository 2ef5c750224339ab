import * as s from 'superstruct';
import { Id, maybe, Short, Text } from './common.ts';
import { completion, names } from './completion.ts';
import { Email, OptIns } from './entered.ts';

export const InitiateDonationRequest = s.type({
  ...completion,
  paymentMethod: s.union([s.number(), s.string()]),
  amount: s.number(),
  currency: Short,
});

export const CompleteDonationRequest = s.type({
  ...completion,
  user: s.type({ ...names, email: Email, address: maybe(s.type({ zipCode: maybe(Short) })) }),
  optIns: OptIns,
  dedication: maybe(Text),
  trackingId: Id,
  paymentNonce: maybe(s.string()),
  currency: Short,
  paymentProvider: maybe(Short),
  deviceData: maybe(s.string()),
});

export const PaymentAuthorizedRequest = s.type({ ...completion, trackingId: Id });
