import type { ReactNode } from 'react';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NextBar } from './NextBar.tsx';

export type ThanksProps = {
  title: string;
  text: string;
  /** How many people have taken the action, where that is known. */
  people?: number | null;
  /** What the kind has to show besides. */
  children?: ReactNode;
};

/** The end of an action: thanks, what came of it, and the ways on: share it, or go to what follows. */
export const Thanks = ({ title, text, people, children }: ThanksProps) => (
  <div className="ca-form ca-thanks">
    <span className="ca-done">
      <Icon name="check" />
    </span>
    <Heading>{title}</Heading>
    <p className="ca-text">{text}</p>
    {children}
    <People count={people ?? 0} />
    <ShareChannels />
    <NextBar />
  </div>
);

/** Company is told of, being the first is not. */
function People({ count }: { count: number }) {
  const { t } = useApp();
  return count > 1 && <p className="ca-lead">{t('common.people', { n: count })}</p>;
}
