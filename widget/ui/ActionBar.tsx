import { type ReactNode, useRef } from 'react';
import { useScrollPadding } from './fit/use-scroll-padding.ts';

/** The foot of a screen: what there is to know on one side, the one thing to do on the other. */
export function ActionBar({ children, button }: { children?: ReactNode; button?: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div className="ca-bar" ref={bar}>
      <div className="ca-bar-note">{children}</div>
      {button}
    </div>
  );
}
