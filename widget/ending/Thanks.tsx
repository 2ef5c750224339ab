import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { EndScreen } from './EndScreen.tsx';
import { OwnNumber } from './OwnNumber.tsx';

export type ThanksProps = {
  /** The kind's title, where neither `override` nor the publisher gives one. */
  title: string;
  /** The kind's text, where neither `override` nor the publisher gives one. */
  text: string;
  /** Replaces the publisher's texts where not empty. */
  override?: { title?: string; text?: string };
  /** How many people have taken the action; null when unknown. */
  people?: number | null;
  /** Content of the kind, below the text. */
  children?: ReactNode;
};

const DONE = (
  <span className="ca-done">
    <Icon name="check" />
  </span>
);

/** The end screen of a completed action. */
export function Thanks({ title, text, override, people, children }: ThanksProps) {
  useSignals();
  const { session, fill } = useApp();
  const { thankYouTitle, thankYouText } = session.activeAction.value;
  return (
    <EndScreen
      mark={DONE}
      title={override?.title || thankYouTitle || title}
      text={fill(override?.text || thankYouText) || text}
    >
      {children}
      <OwnNumber n={people ?? 0} />
    </EndScreen>
  );
}
