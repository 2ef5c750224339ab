import type { PaymentType } from '../../../widget/core/model/partner.ts';

type IsoTime = string;
type Json = string;

/** `submitted`: the donor's data are here, and money may have been asked for. */
type DonationStatus = 'initiated' | 'submitted' | 'paid';

/** `asked`: sent to the gateway, whose answer is not known yet; `none`: it never arrived there. */
export type ChargeStatus = 'asked' | 'paid' | 'declined' | 'none';

/** `rejected`: by the bank or the gateway's rules; `invalid`: the card's data or the nonce; `error`: the gateway's own. */
export type Decline = 'rejected' | 'invalid' | 'error';

/** What a donor enters; null until then. */
export type Donor = {
  submissionKey: string | null;
  emailKey: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  postalCode: string | null;
  dedication: string | null;
  /** The way of paying: `CreditCard`, `GooglePay`, … */
  provider: string | null;
  /** Stored as opt-ins once the donation is paid. */
  optIns: Json | null;
  context: Json | null;
  /** Of the receipt: `en`, `fr`, … */
  language: string | null;
};

/** Donations, their charges, and the books of the sandbox. */
export type DonationTables = {
  donations: Donor & {
    /** Random: whoever has it can pay, and see whether it was paid. */
    trackingId: string;
    identifier: string;
    paymentType: PaymentType;
    /** In the currency's smallest unit. */
    amount: number;
    currency: string;
    status: DonationStatus;
    at: IsoTime;
    paidAt: IsoTime | null;
    /** Random; partners know the donor by it. */
    endUserId: string | null;
    /** The donation that turned out to be the same gift, paid in another tab. */
    sameAs: string | null;
  };
  /** One row per attempt to take money, a charge. At most one of a donation is `asked` or `paid`. */
  charges: {
    /** Under which the gateway finds the charge. */
    orderId: string;
    trackingId: string;
    /** The nonce itself is not stored. */
    nonceHash: string;
    status: ChargeStatus;
    decline: Decline | null;
    message: string | null;
    transactionId: string | null;
    at: IsoTime;
    settledAt: IsoTime | null;
  };
  /** The sandbox moves no money. Its `nonce` is a hash. */
  sandboxCharges: { orderId: string; nonce: string; amount: number; currency: string; outcome: string };
  sandboxAuthorizations: {
    trackingId: string;
    status: 'pending' | 'authorized' | 'declined' | 'cancelled';
    nonce: string | null;
  };
};
