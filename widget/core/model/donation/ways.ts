/** Ways to pay by their number on the wire (spec §3). */
export const PAYMENT_METHOD = { CreditCard: 0, GooglePay: 1, Venmo: 2, ApplePay: 3 } as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD;

/** An iPad calls itself a Mac. */
const APPLE = /\b(Macintosh|iPhone|iPad|iPod)\b/;

/**
 * Of the ways that provider and browser offer, those that spec §4 allows on this device. What it says of the third
 * provider is for that provider's own page, which offers its ways itself.
 */
export const allowedWays = (
  ways: readonly PaymentMethod[],
  { userAgent }: Pick<Navigator, 'userAgent'>,
): PaymentMethod[] => ways.filter((way) => way !== 'GooglePay' || !APPLE.test(userAgent));
