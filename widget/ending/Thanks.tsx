import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useApp } from '../ui/context.ts';
import { EndScreen, type EndScreenProps } from './EndScreen.tsx';
import { Tick } from './Tick.tsx';

export type ThanksProps = Pick<EndScreenProps, 'people' | 'children' | 'below'> & {
  /** The kind's title, where neither `override` nor the publisher gives one. */
  title: string;
  /** The kind's text, where neither `override` nor the publisher gives one. */
  text: string;
  /** Replaces the publisher's texts where not empty. */
  override?: { title?: string; text?: string };
  /** Beside the title. Default: a tick. */
  mark?: ReactNode;
};

/** The end screen of a completed action. */
export function Thanks({ title, text, override, mark = <Tick />, people, children, below }: ThanksProps) {
  useSignals();
  const { session, fill } = useApp();
  const { thankYouTitle, thankYouText } = session.activeAction.value;
  return (
    <EndScreen
      mark={mark}
      title={override?.title || thankYouTitle || title}
      text={fill(override?.text || thankYouText) || text}
      people={people ?? null}
      below={below}
    >
      {children}
    </EndScreen>
  );
}
