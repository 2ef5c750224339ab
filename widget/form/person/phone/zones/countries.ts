import { type Digit, namesIn } from './zone.ts';

const DIGITS: readonly Digit[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export const COUNTRIES = Object.fromEntries(DIGITS.map((digit) => [digit, namesIn(digit)])) as Record<Digit, string>;
