import { useSignals } from '@preact/signals-react/runtime';
import { Sheet } from '#platform/Sheet.tsx';
import { NextBar } from '../../parts/ending/NextBar.tsx';
import { Counted } from '../../parts/ending/Numbers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { arc, pointAt } from './dial.ts';
import { dotsOf, middleHalfOf } from './dots.ts';
import { shareOf, valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';
import css from './told.css' with { type: 'text' };

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

/** What follows a guess. */
export function GuessBar() {
  useSignals();
  const { commands, t } = useApp();
  return (
    <NextBar>
      <Sheet css={css} />
      {!commands.hasNext.value && <p>{t('speedometer.again')}</p>}
    </NextBar>
  );
}

/** How many have guessed, under the dial; for screen readers also what half of them guessed. */
export function GuessTally() {
  useSignals();
  const { t, locale } = useApp();
  const { told, scale } = useOfAction(createSpeedometerStore);
  const { count = null, guesses = [] } = told.value ?? {};
  const half = middleHalfOf(guesses, scale);
  const text = (value: number) => valueText(value, scale, t, locale);
  return (
    <>
      {count !== null && (
        <p className="ca-tally ca-guesses">
          <Counted to={count} write={(n) => t('speedometer.guesses', { n })} />
        </p>
      )}
      {half && <p className="ca-hidden">{t('speedometer.middleHalf', { from: text(half.from), to: text(half.to) })}</p>}
    </>
  );
}
