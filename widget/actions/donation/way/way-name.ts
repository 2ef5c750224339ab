import type { PaymentMethod } from '../../../model/donation/ways.ts';

const NAMES = {
  CreditCard: 'donation.creditCard',
  GooglePay: 'donation.googlePay',
  Venmo: 'donation.venmo',
  ApplePay: 'donation.applePay',
} as const satisfies Record<PaymentMethod, string>;

export const wayName = (way: PaymentMethod) => NAMES[way];
