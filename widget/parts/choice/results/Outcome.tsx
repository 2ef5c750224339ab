import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../ui/context.ts';

/** Rounding of heights, CSS px. */
const ROUNDING_PX = 0.5;

export type OutcomeProps = {
  /** What came of it: a heading, in the question's place and of its size. */
  heading: ReactNode;
  /** Said with it. */
  why: ReactNode;
  /** In a wide widget `why` stands beside the heading. */
  isBeside?: boolean;
  /** The results. */
  children: ReactNode;
};

/**
 * Results and what is said of them. The question is still there, unseen, so that the boxes below stay where they were:
 * heading and `why` share its room. Where that is too small, `why` comes below the results.
 */
export function Outcome({ heading, why, isBeside, children }: OutcomeProps) {
  useSignals();
  const { session, fill } = useApp();
  const { title, text } = session.activeAction.value;
  const place = useRef<HTMLDivElement>(null);
  const [{ width, isBelow }, setFound] = useState({ width: 0, isBelow: false });
  useLayoutEffect(() => {
    const [now, asked] = place.current?.children ?? [];
    if (!asked || !now) return;
    const isTooHigh = now.getBoundingClientRect().height > asked.getBoundingClientRect().height + ROUNDING_PX;
    if (isTooHigh && !isBelow) setFound({ width, isBelow: true });
    let frame = 0;
    const look = () => {
      const { clientWidth } = asked;
      // In another room all is tried again.
      setFound((found) =>
        found.width === clientWidth ? found : { width: clientWidth, isBelow: found.width === 0 && found.isBelow },
      );
    };
    // A frame later: the fit observes the boxes that this moves, and the browser would report a loop of observers.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(asked);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [width, isBelow]);
  return (
    <>
      <div className="ca-outcome" data-beside={isBeside || undefined} ref={place}>
        <div className="ca-outcome-now">
          {heading}
          {!isBelow && why}
        </div>
        <div className="ca-asked" aria-hidden="true">
          <p className="ca-asked-title">{fill(title)}</p>
          {text && <p className="ca-text">{fill(text)}</p>}
        </div>
      </div>
      {children}
      {isBelow && why}
    </>
  );
}
