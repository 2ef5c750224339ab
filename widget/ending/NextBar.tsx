import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { CountdownButton } from './CountdownButton.tsx';
import { TwoLines } from './TwoLines.tsx';

/** The button that leads to what follows, and names it. */
function NextButton() {
  useSignals();
  const { commands, fill, t } = useApp();
  const title = commands.leadsToList.value ? '' : fill(commands.nextTitle.value);
  const plain = t(commands.leadsToList.value ? 'cards.backToList' : 'common.next');
  return (
    <BigButton onPress={commands.next}>
      {title ? <TwoLines>{t('common.nextIs', { title })}</TwoLines> : plain}
    </BigButton>
  );
}

/**
 * Bottom bar of an end screen: a note, and the next button, pressed automatically after a countdown that the reader can
 * pause.
 */
export function NextBar({ children }: { children?: ReactNode }) {
  useSignals();
  const { session, commands, t } = useApp();
  const countdown = session.countdown.value;
  if (!commands.hasNext.value) return children ? <ActionBar>{children}</ActionBar> : null;
  return (
    <ActionBar isNoteFirst button={<NextButton />}>
      <p className="ca-hidden" role="status">
        {countdown?.isPaused && t('shell.countdownStopped')}
      </p>
      <div className="ca-next-note">
        {children}
        {countdown && <CountdownButton countdown={countdown} />}
      </div>
    </ActionBar>
  );
}
