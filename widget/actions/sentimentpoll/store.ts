import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { MIDDLE_SENTIMENT } from '../../core/model/answer.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { sentimentpoll } from './index.ts';

/** @property value the answer that is counted in it @property count how many have answered, where the server says */
export type SentimentOutcome = { value: number; distribution: readonly number[]; count: number | null | undefined };

/**
 * State of a sentiment poll: the slider's value, 0 to 1, and the distribution of all answers.
 *
 * @property phase `open` before the first answer, `failed` after one that could not be sent
 */
export function createSentimentStore(action: Action) {
  const value = signal(MIDDLE_SENTIMENT);
  const phase = signal<'open' | 'saving' | 'saved' | 'failed'>('open');
  const outcome = signal<SentimentOutcome | null>(null);
  return {
    ends: detailsOf(sentimentpoll, action),
    value: readOnly(value),
    phase: readOnly(phase),
    outcome: readOnly(outcome),
    move: setter(value),
    setPhase: setter(phase),
    show: setter(outcome),
  };
}
