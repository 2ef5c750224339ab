import * as s from 'superstruct';
import { Count, Id, maybe } from '../common.ts';

export const InitiateDonationAnswer = s.type({
  clientToken: maybe(s.string()),
  trackingId: maybe(Id),
  errorList: maybe(s.array(s.string())),
  /** No real money moves. */
  playMoney: maybe(s.boolean()),
});
export type InitiateDonationAnswer = s.Infer<typeof InitiateDonationAnswer>;

const Donated = s.type({
  endUsersCount: maybe(Count),
  status: maybe(s.string()),
  errorList: maybe(s.array(s.string())),
  endUserId: maybe(Id),
  /** The gateway can't read the card. */
  invalidCard: maybe(s.boolean()),
  /** The server sends a receipt to the donor's address. */
  receipt: maybe(s.boolean()),
});

/** A refusal has status 200 too, and no count. An answer without status, count or errors is not ours. */
export const CompleteDonationAnswer = s.refine(
  Donated,
  'outcome',
  ({ status, endUsersCount, errorList }) => status != null || endUsersCount != null || Boolean(errorList?.length),
);
export type CompleteDonationAnswer = s.Infer<typeof CompleteDonationAnswer>;

export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });
export type PaymentAuthorizedAnswer = s.Infer<typeof PaymentAuthorizedAnswer>;
