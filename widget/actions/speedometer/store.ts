import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { speedometer } from './index.ts';

/** What a reader was told about a guess. @property value the guess */
export type Told = {
  value: number;
  result?: 'Correct' | 'Close' | 'Incorrect' | null | undefined;
  correctValue?: number | null | undefined;
  /** How many have guessed, where the server says. */
  count: number | null | undefined;
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
  return {
    scale: detailsOf(speedometer, action),
    value: readOnly(value),
    phase: readOnly(phase),
    told: readOnly(told),
    move: setter(value),
    setPhase: setter(phase),
    tell: setter(told),
  };
}
