import type { ReactNode } from 'react';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NextBar } from './NextBar.tsx';

export type ThanksProps = {
  title: string;
  text: string;
  /** What the kind has to show besides. */
  children?: ReactNode;
};

/** The end of an action: thanks, what came of it, and the ways on: share it, or go to what follows. */
export const Thanks = ({ title, text, children }: ThanksProps) => (
  <div className="ca-form ca-thanks">
    <span className="ca-done">
      <Icon name="check" />
    </span>
    <Heading>{title}</Heading>
    <p className="ca-text">{text}</p>
    {children}
    <ShareChannels />
    <NextBar />
  </div>
);
