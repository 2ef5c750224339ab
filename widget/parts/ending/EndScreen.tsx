import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { ShareLarge } from '../share/ShareChannels.tsx';
import { NextBar } from './NextBar.tsx';
import { OwnNumber } from './Numbers.tsx';

export type EndScreenProps = {
  /** Beside the title. */
  mark?: ReactNode;
  title: string;
  text: string;
  /** How many people have taken the action; null when unknown. */
  people?: number | null;
  /** Something other than sharing is the main thing to do. */
  hasMain?: boolean;
  /** Content of the kind, below the text. */
  children?: ReactNode;
  /** More of it; in a wide widget as wide as both columns. A kind that may have some (null for none) has its own dense style. */
  below?: ReactNode;
};

/**
 * The end of an action: what happened and what happens next, the reader's number, ways to share, and the way to what
 * follows. The footer's share button would be there twice.
 */
export function EndScreen({ mark, title, text, people, hasMain, children, below }: EndScreenProps) {
  useSignals();
  const { session, commands } = useApp();
  useLayoutEffect(() => {
    session.setSharesInPlace(true);
    return () => session.setSharesInPlace(false);
  }, [session]);
  return (
    <div className="ca-form ca-thanks">
      <div className="ca-reward" data-dense={below !== undefined || undefined}>
        <div className="ca-reward-head">
          {mark}
          <Heading>{title}</Heading>
        </div>
        <OwnNumber n={people ?? 0} type={session.activeAction.value.type} />
        <div className="ca-reward-words">
          {text && <p className="ca-text">{text}</p>}
          {children}
        </div>
        {below}
        <ShareLarge leads={!hasMain && !commands.hasNext.value} />
      </div>
      <NextBar />
    </div>
  );
}
