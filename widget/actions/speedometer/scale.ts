import { number, percentWriter, type Translate } from '../../../i18n/index.ts';
import type { Variables } from '../../core/model/copy/placeholders.ts';
import type { Scale } from './index.ts';

/** Where a value is on the scale, 0 to 1. A value beyond its ends is at that end. */
export const shareOf = (value: number, { min, max }: Scale) => Math.min(1, Math.max(0, (value - min) / (max - min)));

/** After the decimal point, as in numbers without a percent sign. */
const MOST_DIGITS = 3;

/** A value with its unit, as the locale writes it. */
export function valueText(value: number, { unit }: Scale, t: Translate, locale: string): string {
  if (unit === '%') return percentWriter(locale, MOST_DIGITS)(value);
  const written = number(value, locale);
  return unit ? t('speedometer.value', { value: written, unit }) : written;
}

/** Most characters that fit below an end of the dial. */
const END_CHARS = 7;

/** An end of the scale, as below the dial: shortened where it has too many digits, such as 1M. */
export function endText(value: number, locale: string): string {
  const text = number(value, locale);
  return text.length > END_CHARS ? new Intl.NumberFormat(locale, { notation: 'compact' }).format(value) : text;
}

/** Whether a feedback has all of its number: a sentence around one that did not come says nothing. */
export const isTellable = (feedback: string, { customVariableCalc }: Variables) =>
  customVariableCalc !== undefined || !feedback.includes('@customVariableCalc');
