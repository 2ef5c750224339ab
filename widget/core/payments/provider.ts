import type { PaymentMethod } from '../model/donation/ways.ts';

/** Ways to pay, in the spelling of events and requests (spec §3). */
export type Way = PaymentMethod;

/** What became of a payment, as far as it is known. */
export type PaymentState = 'paid' | 'declined' | 'unknown';

/** What completes a donation. The nonce works once. */
export type Payment = {
  nonce: string;
  deviceData?: string;
  /** A wallet's sheet stays open until it hears. The first word counts. */
  tell?: (state: PaymentState) => void;
};

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** As a reader sees it: `invalid` only where what was typed can't become right. */
export type FieldState = { isEmpty: boolean; isComplete: boolean; isInvalid: boolean; isFocused: boolean };
export type FieldStates = Record<CardField, FieldState>;

/** Kinds of cards that readers know by their marks. */
export type CardBrand = 'visa' | 'mastercard' | 'amex';

/** The provider's own fields, each in a frame of the provider's origin, so that no card number reaches our code. */
export type CardFields = {
  /** Calls back at once and after each change. @returns how to stop */
  watch: (listener: (states: FieldStates) => void) => () => void;
  focus: (field: CardField) => void;
  /** Of the cards that it takes, those with a mark; none where it doesn't say. */
  brands?: readonly CardBrand[];
  /**
   * Checks the card, with the bank's own step (3-D Secure) where the bank asks for one.
   *
   * @throws PaymentError
   */
  pay: () => Promise<Payment>;
  close: () => Promise<void>;
};

/** `invalid` names the fields; `cancelled` by the reader; `declined` by the bank's step; `failed` for anything else. */
export type PaymentFailure = 'invalid' | 'cancelled' | 'declined' | 'failed';

export class PaymentError extends Error {
  readonly failure: PaymentFailure;
  readonly fields: readonly CardField[];
  constructor(failure: PaymentFailure, fields: readonly CardField[] = [], cause?: unknown) {
    super(`Payment ${failure}`, { cause });
    this.failure = failure;
    this.fields = fields;
  }
}

/** What a field looks like inside its frame: CSS property to value, resolved (no custom properties). */
export type FieldLook = Partial<
  Record<'color' | 'fontFamily' | 'fontSize' | 'placeholderColor' | 'invalidColor', string>
>;

export type CardOptions = {
  /** Empty boxes in the document (light DOM or an open shadow root): the provider puts a frame into each. */
  boxes: Record<CardField, HTMLElement>;
  /** Accessible names of the fields, translated. */
  labels: Record<CardField, string>;
  look: FieldLook;
  /** Enter was pressed in a field, which no form of ours sees. */
  onSubmit?: () => void;
};

export type Provider = {
  /** Whether no real money moves. */
  isPlayMoney: boolean;
  /** Which ways this provider and this browser offer, in the order of their buttons; the rules of spec §4 apply after this. */
  ways: () => Promise<readonly Way[]>;
  cardFields: (options: CardOptions) => Promise<CardFields>;
  /** Called within the reader's press; opens the wallet's own sheet. @throws PaymentError */
  payWith: (way: Exclude<Way, 'CreditCard'>) => Promise<Payment>;
  close: () => Promise<void>;
};

export type ProviderOptions = {
  clientToken: string;
  /** In the main unit. */
  amount: number;
  currency: string;
  /** Shown by a wallet's sheet: who is paid. */
  payee: string;
  locale: string;
  /** Absolute; where the sandbox's fields come from (`cardPaymentPage` of the configuration). */
  cardPaymentPage: string;
  /** Google's id of the merchant (`googleMerchantId` of the configuration); Google Pay needs it where real money moves. */
  googleMerchantId?: string | undefined;
};

/** `widget/core/payments/open/open.ts` exports this: the token says which provider it is for, whose library is then fetched. */
export type OpenProvider = (options: ProviderOptions) => Promise<Provider>;
