import type { PaymentType } from '../partner.ts';

/** Spec §3: the list of the switcher. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;

const isListed = (code: string) => CURRENCIES.some((each) => each === code);

/** What a reader may choose from: the list, and the content's own currency where that is another. */
export const currenciesWith = (own: string): readonly string[] => (isListed(own) ? CURRENCIES : [own, ...CURRENCIES]);

const DEFAULT: string = CURRENCIES[0];

/** The currency of a donation's amounts: what the content gives, if that can be one. */
export const givenCurrency = (code: string | null | undefined): string =>
  code && /^[A-Z]{3}$/.test(code) ? code : DEFAULT;

/** The reader's own currency, where the provider takes whatever they choose (spec §4); else null. */
export const localCurrency = (paymentType: PaymentType, ofLocation: string | undefined): string | null =>
  (paymentType === 'charityPage' && CURRENCIES.find((currency) => currency === ofLocation)) || null;
