import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { speedometer } from './index.ts';

/** What a reader was told about a guess. @property value the guess */
export type Told = {
  value: number;
  result?: 'Correct' | 'Close' | 'Incorrect' | null | undefined;
  correctValue?: number | null | undefined;
  /** How many have guessed, where the server says. */
  count: number | null | undefined;
  /** How many guessed what, at even distances along the scale; empty where the server does not say. */
  guesses: readonly number[];
};

/**
 * State of a speedometer: the needle's value, `null` before the reader has moved it, and what they were told.
 *
 * @property phase `open` while the reader guesses, `told` once the answer is shown
 */
export function createSpeedometerStore(action: Action) {
  const value = signal<number | null>(null);
  const phase = signal<'open' | 'checking' | 'told'>('open');
  const told = signal<Told | null>(null);
  let before: number | null = null;
  return {
    scale: detailsOf(speedometer, action),
    value: readOnly(value),
    phase: readOnly(phase),
    told: readOnly(told),
    move: setter(value),
    /** A pointer comes down on the gauge: it may turn out to scroll the page. */
    press() {
      before = value.value;
    },
    /** It has scrolled the page. That is no guess, nor the first move of one. */
    release() {
      value.value = before;
    },
    setPhase: setter(phase),
    tell: setter(told),
  };
}
