import { percent, type Translate } from '../../../i18n/index.ts';
import { MIDDLE_SENTIMENT } from '../../model/answer.ts';
import type { Ends } from './index.ts';

/** Where a sentiment stands, as a label and how far it is from the middle to that end, 0 to 100; null in the middle. */
function leaning(value: number, { lowLabel, highLabel }: Ends): { label: string; percent: number } | null {
  const share = Math.round(Math.abs(value - MIDDLE_SENTIMENT) * 200);
  if (share === 0) return null;
  return { label: value < MIDDLE_SENTIMENT ? lowLabel : highLabel, percent: share };
}

/** A sentiment in words, such as "40% toward Very". */
export function sentimentText(value: number, ends: Ends, t: Translate, locale: string): string {
  const found = leaning(value, ends);
  return found
    ? t('sentimentpoll.value', { percent: percent(found.percent, locale), label: found.label })
    : t('sentimentpoll.middle');
}
