import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { TITLE_MAX_PX } from '../core/browser/fit/fit.ts';
import { isCardRoute } from '../core/model/navigation/routes.ts';
import { useApp, useOfAction } from './context.ts';
import { createTitleLimit, titleLimit, useFit } from './use-fit.ts';

type HeadingProps = {
  id?: string;
  labelledBy?: string;
  describedBy?: string;
  /** For screen readers, where the content has no title. */
  unseen?: string;
  /** Leaves the focus where it is: the screen came by itself. */
  isQuiet?: boolean;
  /** The largest size, CSS px. Default: the action's own. */
  maxPx?: number;
  /** It takes the place of another screen's heading, and leaves that screen as it is arranged. */
  isInPlace?: boolean;
  children: string;
};

const TEXT = 'textarea,select,input:not([type=radio],[type=checkbox],[type=range])';

/** A slow phone is late with this: whoever writes in a field of the new screen already stays there. */
const isWriting = (heading: HTMLElement) => {
  const { activeElement } = heading.getRootNode() as Document | ShadowRoot;
  return activeElement?.matches(TEXT) && heading.closest('.ca-stage')?.contains(activeElement);
};

/**
 * A screen's heading, as large as there is room for (spec §9). It fills placeholders. It takes the focus when the
 * reader moves to the screen, but never when the article loads.
 */
export function Heading({ id, labelledBy, describedBy, unseen, isQuiet, maxPx, isInPlace, children }: HeadingProps) {
  useSignals();
  const ref = useRef<HTMLHeadingElement>(null);
  const { session, fill } = useApp();
  const text = fill(children);
  useEffect(() => {
    const heading = ref.current;
    if (heading && !isQuiet && session.hasMoved() && !isWriting(heading)) heading.focus({ preventScroll: true });
  }, [session, isQuiet]);
  const ofAction = useOfAction(createTitleLimit);
  const [own] = useState(() => titleLimit(maxPx ?? TITLE_MAX_PX));
  useFit(ref, text, maxPx || isCardRoute(session.route.value) ? own : ofAction, isInPlace);
  return (
    <h2
      className="ca-title"
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      ref={ref}
      tabIndex={-1}
    >
      {text || <span className="ca-hidden">{unseen}</span>}
    </h2>
  );
}
