import { useSignals } from '@preact/signals-react/runtime';
import { NextBar } from '../../ending/NextBar.tsx';
import { useApp } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
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
