import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { CountdownButton } from './CountdownButton.tsx';
import { TwoLines } from './TwoLines.tsx';
import { usePainted } from './use-painted.ts';

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

export type NextBarProps = {
  /** A note, always in view. */
  children?: ReactNode;
  /** The button slides up into its room when the reader has had a moment for the results. */
  isLate?: boolean;
};

/**
 * Bottom bar of an end screen: a note, and the next button, pressed automatically after a countdown that the reader can
 * pause.
 */
export function NextBar({ children, isLate = false }: NextBarProps) {
  useSignals();
  // After the bars, which are drawn a frame after their boxes.
  const isPainted = usePainted(isLate ? 2 : 0);
  const { session, commands, t } = useApp();
  const countdown = session.countdown.value;
  if (!commands.hasNext.value) return children ? <ActionBar>{children}</ActionBar> : null;
  const strip = (
    <div className="ca-strip" data-late={isLate || undefined}>
      <p className="ca-hidden" role="status">
        {countdown?.isPaused && t('shell.countdownStopped')}
      </p>
      {isPainted && countdown && <CountdownButton countdown={countdown} />}
      {isPainted && <NextButton />}
    </div>
  );
  return (
    <ActionBar isNoteFirst button={strip}>
      {children}
    </ActionBar>
  );
}
