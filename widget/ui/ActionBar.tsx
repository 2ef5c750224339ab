import { type ReactNode, useRef } from 'react';
import { useScrollPadding } from './fit/use-scroll-padding.ts';

/** The bar at the foot of a screen: a note on one side, the main button on the other. */
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
