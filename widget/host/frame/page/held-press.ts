const PRESSABLE = 'button,a';

/** Which press is kept: its place among what can be pressed, and what it says, since another card may be there later. */
export type Held = { place: number; label: string };

/** A browser opens a window only while the reader presses, so that a link is not kept but followed. */
const opensItself = (element: Element, event: MouseEvent) =>
  element instanceof HTMLAnchorElement &&
  (element.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Keeps the last press on a card that no application runs yet, and shows it as under way.
 *
 * @param onPress called at each press, after it is kept
 */
export function holdPresses(root: () => Element, onPress: () => void, how: AddEventListenerOptions) {
  let held: Held | null = null;
  const pressable = () => [...root().querySelectorAll<HTMLElement>(PRESSABLE)];

  function find() {
    const element = held && pressable()[held.place];
    return element && element.textContent === held?.label ? element : null;
  }
  const show = (isHeld: boolean) => {
    const element = find();
    element?.toggleAttribute('data-held', isHeld);
    element?.removeAttribute('aria-busy');
    if (isHeld) element?.setAttribute('aria-busy', 'true');
  };
  const hold = (next: Held | null) => {
    show(false);
    held = next;
    show(true);
  };
  const keep = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!root().contains(target)) return;
    // A choice is the browser's; React, half-way through taking over, would undo it.
    event.stopPropagation();
    const element = target.closest<HTMLElement>(PRESSABLE);
    if (!element || opensItself(element, event)) return;
    event.preventDefault();
    hold({ place: pressable().indexOf(element), label: element.textContent });
    onPress();
  };
  addEventListener('click', keep, how);
  return {
    held: () => held,
    hold,
    show,
    /** What was pressed, if it is still there. */
    find,
  };
}
