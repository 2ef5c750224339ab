import { useSignals } from '@preact/signals-react/runtime';
import { Counted } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { middleHalfOf } from './dots.ts';
import { valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';
import css from './told.css' with { type: 'text' };

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
