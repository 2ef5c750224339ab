import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a button that lost it by being disabled, when it is enabled again after a move that failed. A
 * focus that the visitor has moved elsewhere meanwhile stays there.
 */
export function useKeptFocus(ref: RefObject<HTMLButtonElement | null>, isDisabled: boolean) {
  const had = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = (ref.current?.getRootNode() ?? document) as Document | ShadowRoot;
    // Browsers remove the focus after this effect.
    if (isDisabled) had.current = activeElement === ref.current;
    else if (had.current && (activeElement === null || activeElement === document.body))
      ref.current?.focus({ preventScroll: true });
  }, [ref, isDisabled]);
}
