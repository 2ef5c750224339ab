import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the focused field and its error into view, clear of the bottom bar (WCAG 2.4.11). */
const reveal = (field: HTMLElement | null) => {
  const { activeElement } = (field?.getRootNode() ?? document) as Document | ShadowRoot;
  if (field?.contains(activeElement)) field.scrollIntoView({ block: 'nearest' });
};

/** Keeps a field in view while it has the focus. @returns props of the element around it */
export function useReveal<E extends HTMLElement>(error: string): { ref: RefObject<E | null>; onFocus: () => void } {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error changes the field's height
  useEffect(() => reveal(ref.current), [error]);
  return { ref, onFocus: () => reveal(ref.current) };
}
