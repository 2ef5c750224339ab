/** Amounts of money and their currencies. Servers and gateways count in a currency's smallest unit, people in its main one. */
import type { PaymentType } from '../partner.ts';

const USUAL_DECIMALS = 2;

/** ISO 4217. Not asked of the browser or Node, whose tables change: stored amounts must keep their meaning. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const WITH_THREE = 'BHD IQD JOD KWD LYD OMR TND';

/** Digits after the point: 2 for USD, 0 for JPY, 3 for KWD. */
function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return WITH_THREE.includes(currency) ? USUAL_DECIMALS + 1 : USUAL_DECIMALS;
}

/**
 * An amount in the smallest unit, such as cents.
 *
 * @returns null if it has more decimals than the currency, or is not a number
 */
export function toMinor(amount: number, currency: string): number | null {
  const text = Number.isFinite(amount) ? String(amount) : '';
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (!whole || fraction.length > decimals) return null;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** An amount as gateways write it: `12.50`, `1250` for yen. */
export function decimalText(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount in the main unit, to be shown. */
export const mainUnits = (minor: number, currency: string): number => Number(decimalText(minor, currency));

/** In units of a currency whose unit is worth about a dollar, or more. */
const LEAST = 1;
const MOST = 10_000;

/** How many units are worth a dollar or less, as a power of ten (rates of 2025). Of those that are not listed, one. */
const UNITS: [units: number, currencies: string][] = [
  [
    10,
    'AFN ALL BTN BWP CUP CVE CZK DOP EGP ERN GHS GMD HNL INR KGS LSL MDL MKD MRU MUR MVR MXN MZN NAD NIO NOK PHP RUB SCR SLE SRD STN SZL THB TRY TWD UAH UYU ZAR ZMW ZWG',
  ],
  [
    100,
    'AMD AOA BDT CLP CRC DJF DZD ETB GYD HTG HUF ISK JMD JPY KES KMF KPW KZT LKR LRD NPR PKR RSD SDG SOS SSP VES VUV XAF XOF XPF YER',
  ],
  [1_000, 'ARS BIF CDF COP GNF IQD KHR KRW MGA MMK MNT MWK NGN PYG RWF TZS UGX'],
  [10_000, 'IDR IRR LAK LBP SYP UZS VND'],
];

const unitsOf = (currency: string) => UNITS.find(([, currencies]) => currencies.includes(currency))?.[0] ?? 1;

/** The books keep amounts as 32-bit integers. */
const MOST_MINOR = 2_000_000_000;

/** The smallest and the largest gift, in the main unit: 1 to 10,000 dollars, 100 to 1,000,000 yen. */
export function limitsOf(currency: string): { min: number; max: number } {
  const units = unitsOf(currency);
  return { min: LEAST * units, max: Math.min(MOST * units, mainUnits(MOST_MINOR, currency)) };
}

/** Spec §3: the list of the switcher. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD'] as const;

const isListed = (code: string) => CURRENCIES.some((each) => each === code);

/** What a reader may choose from: the list, and the content's own currency where that is another. */
export const currenciesWith = (own: string): readonly string[] => (isListed(own) ? CURRENCIES : [own, ...CURRENCIES]);

const DEFAULT_CURRENCY: string = CURRENCIES[0];

/** The currency of a donation's amounts: what the content gives, if that can be one. */
export const givenCurrency = (code: string | null | undefined): string =>
  code && /^[A-Z]{3}$/.test(code) ? code : DEFAULT_CURRENCY;

/** The reader's own currency, where the provider takes whatever they choose (spec §4); else null. */
export const localCurrency = (paymentType: PaymentType, ofLocation: string | undefined): string | null =>
  (paymentType === 'charityPage' && CURRENCIES.find((currency) => currency === ofLocation)) || null;
