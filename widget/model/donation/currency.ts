import type { PaymentType } from '../partner.ts';

/** Spec §3: the list of the switcher. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;

const DEFAULT: string = CURRENCIES[0];

/** The currency of a donation's amounts: what the content gives, if that can be one. */
export const givenCurrency = (code: string | null | undefined): string =>
  code && /^[A-Z]{3}$/.test(code) ? code : DEFAULT;

/** The reader's own currency, where the provider takes whatever they choose (spec §4); else null. */
export const localCurrency = (paymentType: PaymentType, ofLocation: string | undefined): string | null =>
  (paymentType === 'charityPage' && CURRENCIES.find((currency) => currency === ofLocation)) || null;
