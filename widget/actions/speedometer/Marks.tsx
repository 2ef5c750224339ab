import { useSignals } from '@preact/signals-react/runtime';
import { useOfAction } from '../../ui/context.ts';
import { arc, pointAt } from './dial.ts';
import { dotsOf } from './dots.ts';
import { shareOf } from './scale.ts';
import { createSpeedometerStore } from './store.ts';

/** Between two levels of dots that fall. */
const FALL_STEP_MS = 40;

/** What the dial shows with the answer: how readers guessed, the reader's own guess, and the way from it to the answer. */
export function Marks() {
  useSignals();
  const { told: outcome, scale } = useOfAction(createSpeedometerStore);
  const told = outcome.value;
  if (!told) return null;
  const guess = shareOf(told.value, scale);
  const right = shareOf(told.correctValue ?? told.value, scale);
  const mark = pointAt(guess);
  return (
    <>
      {dotsOf(told.guesses).map((dots, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <g key={level} className="ca-dots" style={{ animationDelay: `${level * FALL_STEP_MS}ms` }}>
          {dots.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3.500" />
          ))}
        </g>
      ))}
      <path className="ca-dial-miss" d={arc(Math.min(guess, right), Math.max(guess, right))} />
      <circle className="ca-guess" cx={mark.x} cy={mark.y} r="8" />
    </>
  );
}
