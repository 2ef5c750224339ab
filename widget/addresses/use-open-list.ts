import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Between the field and the edges of what scrolls. */
const GAP_PX = 6;
/** Two addresses: where text is much enlarged the list is no lower, and scrolls with the rest. */
const MIN_LIST_PX = 96;

type Places = { list: HTMLElement; field: HTMLElement; scroller: HTMLElement };

function placesOf(list: HTMLElement | null): Places | null {
  const field = list?.closest<HTMLElement>('.ca-address');
  const scroller = list?.closest<HTMLElement>('.ca-modal, .ca-stage');
  return list && field && scroller ? { list, field, scroller } : null;
}

/** Not `scrollIntoView`, which moves the article too. */
const scrollBy = (scroller: HTMLElement, px: number) => {
  scroller.scrollTop += px;
};

/** The field goes to the top, the list gets the room above the way to enter the address by hand, and the foot's bar gives way. */
function showList({ list, field, scroller }: Places) {
  scroller.dataset.list = 'open';
  // A dialog grows with what it holds, as far as it may.
  list.style.maxHeight = 'none';
  const others = field.offsetHeight - list.offsetHeight;
  const room = scroller.clientHeight - others - 2 * GAP_PX;
  list.style.maxHeight = `${Math.max(MIN_LIST_PX, room)}px`;
  scrollBy(scroller, field.getBoundingClientRect().top - scroller.getBoundingClientRect().top - GAP_PX);
}

/** The bar is back: the field stays above it. */
function hideList({ field, scroller }: Places) {
  delete scroller.dataset.list;
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  const edge = scroller.getBoundingClientRect().top + scroller.clientHeight - padding;
  scrollBy(scroller, Math.max(0, field.getBoundingClientRect().bottom - edge));
}

/**
 * Keeps an open list in sight: where it stands between a form's fields, the screen's foot would cut it off.
 *
 * @param items what the list holds: another number of them is another height
 */
export function useOpenList(ref: RefObject<HTMLElement | null>, isOpen: boolean, items: readonly unknown[]) {
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has another height with other items
  useLayoutEffect(() => {
    const places = placesOf(ref.current);
    if (!places) return;
    if (!isOpen) {
      if (wasOpen.current) hideList(places);
      wasOpen.current = false;
      return;
    }
    wasOpen.current = true;
    const show = () => showList(places);
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [ref, isOpen, items.length]);
}
