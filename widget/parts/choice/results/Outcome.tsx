import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../ui/context.ts';

/** What is said may take so much of the gap before the results, CSS px (`results.css`). */
const SPARE_PX = 4;

export type OutcomeProps = {
  /** What came of it: a heading, in the question's place. */
  heading: ReactNode;
  /** Said with it. */
  why: ReactNode;
  /** The heading does not name the question, which stands below it. In a wide widget `why` stands beside both. */
  keepsQuestion?: boolean;
  /** The results. */
  children: ReactNode;
};

/**
 * How a screen is arranged. `questionPx` is the size of a kept question, CSS px. One that `runsOn` stands in the heading's
 * line. `isBelow` moves `why` below the results.
 */
type Arrangement = { questionPx?: number; runsOn?: boolean; isBelow?: boolean };

const WITH_HEADING: readonly Arrangement[] = [{}, { isBelow: true }];
const QUESTIONS: readonly Arrangement[] = [
  { questionPx: 25 },
  { questionPx: 20 },
  { questionPx: 17 },
  { questionPx: 17, runsOn: true },
  { questionPx: 15, runsOn: true },
];
const WITH_QUESTION = [...QUESTIONS, ...QUESTIONS.map((one) => ({ ...one, isBelow: true }))];

/**
 * Results and what is said of them. The question is still there, unseen, so that the boxes below stay where they were:
 * what is said shares its room, in the first arrangement that fits.
 */
export function Outcome({ heading, why, keepsQuestion, children }: OutcomeProps) {
  useSignals();
  const { session, fill } = useApp();
  const { title, text } = session.activeAction.value;
  const place = useRef<HTMLDivElement>(null);
  const arrangements = keepsQuestion ? WITH_QUESTION : WITH_HEADING;
  const [{ width, step }, setFound] = useState({ width: 0, step: 0 });
  const { questionPx, runsOn, isBelow } = arrangements[step] as Arrangement;
  useLayoutEffect(() => {
    const [now, asked] = place.current?.children ?? [];
    if (!asked || !now) return;
    const isTooHigh = now.getBoundingClientRect().height > asked.getBoundingClientRect().height + SPARE_PX;
    if (isTooHigh && step < arrangements.length - 1) setFound({ width, step: step + 1 });
    let frame = 0;
    const look = () => {
      const { clientWidth } = asked;
      // In another room all is tried again.
      setFound((found) =>
        found.width === clientWidth ? found : { width: clientWidth, step: found.width === 0 ? found.step : 0 },
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
  }, [width, step, arrangements]);
  const question = fill(title);
  return (
    <>
      <div className="ca-outcome" data-keeps={keepsQuestion && (runsOn ? 'line' : 'room')} ref={place}>
        <div className="ca-outcome-now">
          {keepsQuestion ? (
            <div className="ca-outcome-head">
              {heading}
              {question && (
                <p className="ca-asked-title" style={{ fontSize: `calc(${questionPx} * var(--ca-px, 0.0625rem))` }}>
                  {question}
                </p>
              )}
            </div>
          ) : (
            heading
          )}
          {!isBelow && why}
        </div>
        <div className="ca-asked" aria-hidden="true">
          <p className="ca-asked-title">{question}</p>
          {text && <p className="ca-text">{fill(text)}</p>}
        </div>
      </div>
      {children}
      {isBelow && why}
    </>
  );
}
