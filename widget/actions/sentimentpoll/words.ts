import { percent, sentences, type Translate } from '../../../i18n/index.ts';
import { MIDDLE_SENTIMENT } from '../../core/model/answer.ts';
import { feedbackOf, standingOf } from './distribution.ts';
import type { Ends } from './index.ts';
import type { SentimentOutcome } from './store.ts';

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

/** Where a reader's answer is among all, such as "You’re closer to “Very” than 64% of readers". */
export function standingText(
  { distribution, value }: Pick<SentimentOutcome, 'distribution' | 'value'>,
  { lowLabel, highLabel }: Ends,
  t: Translate,
  locale: string,
): string {
  const standing = standingOf(distribution, value);
  if (standing.is === 'alone') return t('sentimentpoll.first');
  const end = 'end' in standing ? { end: standing.end === 'low' ? lowLabel : highLabel } : {};
  const share = 'percent' in standing ? { share: percent(standing.percent, locale) } : {};
  const words = t(`sentimentpoll.${standing.is}`, { ...end, ...share } as { end: string; share: string });
  // Where all stand together, that says the same.
  const isWithMost = standing.is !== 'same' && feedbackOf(distribution, value) === 'majority';
  return isWithMost ? sentences(t('sentimentpoll.majority'), words) : words;
}
