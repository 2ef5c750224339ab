import type { PaymentType } from '../partner.ts';

/** Ways to pay by their number on the wire (spec §3). */
export const PAYMENT_METHOD = { CreditCard: 0, GooglePay: 1, Venmo: 2, ApplePay: 3 } as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD;

export type Device = { isApple: boolean; isAndroid: boolean };

/** What the browser says of itself. An iPad calls itself a Mac; both are Apple's. */
export const deviceOf = ({ userAgent }: Pick<Navigator, 'userAgent'>): Device => ({
  isApple: /\b(Macintosh|iPhone|iPad|iPod)\b/.test(userAgent),
  isAndroid: /\bAndroid\b/.test(userAgent),
});

/** Of the ways that provider and browser offer, those that spec §4 allows on this device. */
export const allowedWays = (
  ways: readonly PaymentMethod[],
  paymentType: PaymentType,
  { isApple, isAndroid }: Device,
): PaymentMethod[] =>
  ways.filter((way) => way !== 'GooglePay' || (paymentType === 'charityPage' ? isAndroid : !isApple));
