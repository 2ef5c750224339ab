import * as s from 'superstruct';
import { Email, Id, maybe, OptIns, Short, Text } from './common.ts';
import { completion, counted, names } from './completion.ts';

export const InitiateDonationRequest = s.type({
  ...completion,
  paymentMethod: s.union([s.number(), s.string()]),
  amount: s.number(),
  currency: Short,
});

export const InitiateDonationAnswer = s.type({
  clientToken: maybe(s.string()),
  trackingId: maybe(Id),
  errorList: maybe(s.array(s.string())),
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

export const CompleteDonationAnswer = s.type({
  ...counted,
  status: maybe(s.string()),
  errorList: maybe(s.array(s.string())),
  endUserId: maybe(Id),
});

export const PaymentAuthorizedRequest = s.type({ ...completion, trackingId: Id });

export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });
