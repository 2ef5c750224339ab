import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the field and the edge of the scrolling element. */
const GAP_PX = 6;
/** Room for two addresses. With enlarged text, the list keeps this height and the page scrolls. */
const MIN_LIST_PX = 96;

type Elements = { list: HTMLElement; field: HTMLElement; scroller: HTMLElement };

function elementsOf(list: HTMLElement | null): Elements | null {
  const field = list?.closest<HTMLElement>('.ca-address');
  const scroller = list?.closest<HTMLElement>('.ca-modal, .ca-stage');
  return list && field && scroller ? { list, field, scroller } : null;
}

/** Instead of `scrollIntoView`, which also scrolls the article around the widget. */
const scrollBy = (scroller: HTMLElement, px: number) => {
  scroller.scrollTop += px;
};

/** Scrolls the field to the top, below a dialog's title, fits the list above the button for entry by hand, and hides the bottom bar. */
function showList({ list, field, scroller }: Elements) {
  scroller.dataset.list = 'open';
  // A dialog grows with its content up to its maximum: measure with the list at full height.
  list.style.maxHeight = 'none';
  const others = field.offsetHeight - list.offsetHeight;
  const head = scroller.querySelector<HTMLElement>('.ca-panel-head')?.offsetHeight ?? 0;
  const room = scroller.clientHeight - head - others - 2 * GAP_PX;
  list.style.maxHeight = `${Math.max(MIN_LIST_PX, room)}px`;
  scrollBy(scroller, field.getBoundingClientRect().top - scroller.getBoundingClientRect().top - head - GAP_PX);
}

/** Shows the bottom bar again and keeps the field above it. */
function hideList({ field, scroller }: Elements) {
  delete scroller.dataset.list;
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  const edge = scroller.getBoundingClientRect().top + scroller.clientHeight - padding;
  scrollBy(scroller, Math.max(0, field.getBoundingClientRect().bottom - edge));
}

/**
 * Keeps an open list in view; between a form's fields, the bottom of the screen would cut it off.
 *
 * @param items the list's items; their number changes its height
 */
export function useOpenList(ref: RefObject<HTMLElement | null>, isOpen: boolean, items: readonly unknown[]) {
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of items changes the list's height
  useLayoutEffect(() => {
    const elements = elementsOf(ref.current);
    if (!elements) return;
    if (!isOpen) {
      if (wasOpen.current) hideList(elements);
      wasOpen.current = false;
      return;
    }
    wasOpen.current = true;
    const show = () => showList(elements);
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [ref, isOpen, items.length]);
}
