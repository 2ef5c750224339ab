import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useApp } from '../ui/context.ts';
import { EndScreen, type EndScreenProps } from './EndScreen.tsx';

/** A tick that draws itself. Decorative: the heading says that it is done. */
export const Tick = () => (
  <svg className="ca-tick" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" focusable="false">
    <circle cx="22" cy="22" r="20" />
    <path d="M13.500 22.500l6 6l11-12" pathLength="1" />
  </svg>
);

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
