import { DEFAULT_DONATION_AMOUNT } from '../../numbers/constants.ts';
import { limitsOf, toMinor } from './money.ts';

/** Why an amount can't be given. */
export type AmountFault = 'invalid' | 'min' | 'max';

/** @param amount in the main unit; NaN where what was typed is none */
export function amountFault(amount: number, currency: string): AmountFault | null {
  const { min, max } = limitsOf(currency);
  if (Number.isNaN(amount)) return 'invalid';
  if (amount < min) return 'min';
  if (amount > max) return 'max';
  return toMinor(amount, currency) === null ? 'invalid' : null;
}

/** The amounts that can be given in this currency, each once, the smallest first. */
export const offeredAmounts = (amounts: readonly number[], currency: string): number[] =>
  [...new Set(amounts)].filter((amount) => amountFault(amount, currency) === null).sort((a, b) => a - b);

/** Spec §9, where the currency has so small an amount; else the first that is offered. NaN without any. */
export const firstAmount = (offered: readonly number[], currency: string): number =>
  amountFault(DEFAULT_DONATION_AMOUNT, currency) === null ? DEFAULT_DONATION_AMOUNT : (offered[0] ?? Number.NaN);

/** What a gift does, in a sentence that names its own sum. `amount` is in the main unit. */
export type Impact = { amount: number; text: string };

const NO_IMPACT: Impact = { amount: 0, text: '' };

/** What a sum does: the text of the largest amount that it reaches; '' where it reaches none. */
export const impactOf = (impact: readonly Impact[], sum: number): string =>
  impact.reduce<Impact>((best, next) => (next.amount <= sum && next.amount >= best.amount ? next : best), NO_IMPACT)
    .text;

const THOUSANDS = /[.,](?=\d{3}(?!\d))/g;

/** Whether a single point or comma before three digits divides thousands: cents have two, but fils have three. */
const hasThousandths = (currency: string) => toMinor(0.001, currency) !== null;

/**
 * Reads what a reader typed: `12.50`, `12,50`, `$1,200`, `1 200,50`.
 *
 * @returns NaN where it is no amount
 */
export function readAmount(text: string, currency: string): number {
  const unit = `[A-Z]{0,3}\\p{Sc}[A-Z]{0,3}|${currency}`;
  const plain = text.replace(/[\s'’]/g, '').replace(new RegExp(`^(${unit})|(${unit})$`, 'giu'), '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const separators = plain.replace(/\d/g, '');
  const hasFraction =
    /^[.,]$/.test(separators) && hasThousandths(currency)
      ? true
      : !/^[1-9]\d{0,2}([.,]\d{3})+$/.test(plain) || new Set(separators).size > 1;
  const whole = hasFraction && last >= 0 ? plain.slice(0, last) : plain;
  const fraction = hasFraction && last >= 0 ? plain.slice(last + 1) : '';
  const digits = whole.replace(THOUSANDS, '');
  if (!/^\d+$/.test(digits + fraction) || /\D/.test(fraction)) return Number.NaN;
  return Number(`${digits || 0}.${fraction || 0}`);
}
