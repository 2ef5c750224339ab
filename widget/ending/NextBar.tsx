import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Whether the screen was painted without what waits for this: on a slow phone one frame is too short for all of it. */
function usePainted(waits: boolean): boolean {
  const [isPainted, setPainted] = useState(!waits);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
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
  const isPainted = usePainted(isLate);
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
