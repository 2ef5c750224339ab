import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** Bottom bar of an end screen: the next button, pressed automatically after a countdown that the reader can pause. */
export function NextBar({ children }: { children?: ReactNode }) {
  useSignals();
  const { session, commands, t } = useApp();
  const countdown = session.countdown.value;
  if (!commands.hasNext.value) return children ? <ActionBar>{children}</ActionBar> : null;
  const button = (
    <BigButton onPress={commands.next}>{t(commands.leadsToList.value ? 'cards.backToList' : 'common.next')}</BigButton>
  );
  return (
    <ActionBar button={button}>
      <p className="ca-hidden" role="status">
        {countdown?.isPaused && t('shell.countdownStopped')}
      </p>
      {countdown ? (
        <button type="button" className="ca-quiet" onClick={commands.toggleCountdown}>
          <Icon name={countdown.isPaused ? 'next' : 'pause'} />
          {t(countdown.isPaused ? 'shell.countdownResume' : 'shell.countdownPause')}
          <span className="ca-count" aria-hidden="true">
            {countdown.secondsLeft}
          </span>
        </button>
      ) : (
        children
      )}
    </ActionBar>
  );
}
