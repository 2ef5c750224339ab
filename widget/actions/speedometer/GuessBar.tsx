import { useSignals } from '@preact/signals-react/runtime';
import { Counted } from '../../ending/Counted.tsx';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createSpeedometerStore } from './store.ts';

/** How many have guessed, and what follows. */
export function GuessBar() {
  useSignals();
  const { commands, t } = useApp();
  const count = useOfAction(createSpeedometerStore).told.value?.count ?? null;
  return (
    <NextBar>
      {count !== null && (
        <p className="ca-tally">
          <Counted to={count} write={(n) => t('speedometer.guesses', { n })} />
        </p>
      )}
      {!commands.hasNext.value && <p>{t('speedometer.again')}</p>}
    </NextBar>
  );
}
