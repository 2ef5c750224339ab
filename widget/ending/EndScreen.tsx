import type { ReactNode } from 'react';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { Heading } from '../ui/Heading.tsx';
import { NextBar } from './NextBar.tsx';

export type EndScreenProps = {
  /** Above the title. */
  mark?: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
};

/** The end of an action: a heading, a text, ways to share, and the way to what follows. */
export const EndScreen = ({ mark, title, text, children }: EndScreenProps) => (
  <div className="ca-form ca-thanks">
    {mark}
    <Heading>{title}</Heading>
    <p className="ca-text">{text}</p>
    {children}
    <ShareChannels />
    <NextBar />
  </div>
);
