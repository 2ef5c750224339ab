import { type ReactNode, useRef } from 'react';
import { useScrollPadding } from './fit/use-scroll-padding.ts';

export type ActionBarProps = {
  children?: ReactNode;
  button?: ReactNode;
  /** The note keeps its width, and the button takes what is left. */
  isNoteFirst?: boolean;
};

/** The bar at the foot of a screen: a note on one side, the main button on the other. */
export function ActionBar({ children, button, isNoteFirst }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div className="ca-bar" data-note-first={isNoteFirst || undefined} ref={bar}>
      <div className="ca-bar-note">{children}</div>
      {button}
    </div>
  );
}
