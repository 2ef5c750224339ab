import * as s from 'superstruct';
import { Count, Id, maybe } from '../common.ts';

export const InitiateDonationAnswer = s.type({
  clientToken: maybe(s.string()),
  trackingId: maybe(Id),
  errorList: maybe(s.array(s.string())),
});
export type InitiateDonationAnswer = s.Infer<typeof InitiateDonationAnswer>;

export const CompleteDonationAnswer = s.type({
  endUsersCount: Count,
  status: maybe(s.string()),
  errorList: maybe(s.array(s.string())),
  endUserId: maybe(Id),
});
export type CompleteDonationAnswer = s.Infer<typeof CompleteDonationAnswer>;

export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });
export type PaymentAuthorizedAnswer = s.Infer<typeof PaymentAuthorizedAnswer>;
