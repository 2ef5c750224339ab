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

/** The states of a donation that was not paid (spec §5). */
export const REFUSED = ['Rejected', 'Error', 'ValidationFailed'];

const isRefused = ({ status, errorList }: s.Infer<typeof Donated>) =>
  REFUSED.includes(status ?? '') || Boolean(errorList?.length);

/** The `{status: "ok"}` of another service must not pass for a payment: one has the other printed fields too. */
const isPaid = ({ status, endUserId, errorList, endUsersCount }: s.Infer<typeof Donated>) =>
  endUsersCount != null || (status != null && (endUserId != null || errorList != null));

/** A refusal has status 200 too, and no count. */
export const CompleteDonationAnswer = s.refine(Donated, 'outcome', (answer) => isRefused(answer) || isPaid(answer));
export type CompleteDonationAnswer = s.Infer<typeof CompleteDonationAnswer>;

export const PaymentAuthorizedAnswer = s.type({ status: maybe(s.string()) });
export type PaymentAuthorizedAnswer = s.Infer<typeof PaymentAuthorizedAnswer>;
