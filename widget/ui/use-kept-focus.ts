import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button that is disabled loses the focus to nobody. Where it comes to life again, after a move that led nowhere, it
 * has the focus as before; where the visitor has gone elsewhere meanwhile, they stay there.
 */
export function useKeptFocus(ref: RefObject<HTMLButtonElement | null>, isDisabled: boolean) {
  const had = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = (ref.current?.getRootNode() ?? document) as Document | ShadowRoot;
    // Browsers take the focus away after this.
    if (isDisabled) had.current = activeElement === ref.current;
    else if (had.current && (activeElement === null || activeElement === document.body))
      ref.current?.focus({ preventScroll: true });
  }, [ref, isDisabled]);
}
