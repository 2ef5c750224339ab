import { isOpaque } from '../../../browser/is-opaque.ts';
import { type CardPage, earOf, rootOf } from './parts.ts';

const PRESSABLE = 'button,a';

/**
 * Which press is kept: its place among what can be pressed, and what it says, since another card may be there later. What
 * a choice changes has a name instead.
 */
export type Held = { place: number; label: string };

const labelOf = (element: HTMLElement & { name?: string }) => element.name || element.textContent;

/** A browser opens a window only while the reader presses, so that a link is not kept but followed; in a sandbox it opens none. */
const opensItself = (element: HTMLElement & { href?: string; target?: string }, event: MouseEvent) =>
  !isOpaque() &&
  element.href &&
  (element.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Keeps the last press on a card that no application runs yet, and shows it as under way.
 *
 * @param onPress called at each press, after it is kept, and at each tap on an answer
 */
export function holdPresses(page: CardPage, onPress: () => void, how: AddEventListenerOptions) {
  let held: Held | null = null;
  const pressable = () => [...rootOf(page).querySelectorAll<HTMLElement>(PRESSABLE)];

  const find = () => pressable().find((element, place) => place === held?.place && labelOf(element) === held.label);
  const show = (isHeld: boolean) => find()?.setAttribute('aria-busy', `${isHeld}`);
  const hold = (next: Held | null) => {
    show(false);
    held = next;
    show(true);
  };
  const keep = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!rootOf(page)?.contains(target)) return;
    // A choice is the browser's; React, half-way through taking over, would undo it.
    event.stopPropagation();
    const element = target.closest<HTMLElement>(PRESSABLE);
    // A choice that is made by a tap may be all that a card asks for. Arrow keys, which click too, only look for one.
    if (!element) return event.detail && target.closest('.ca-answer') && onPress();
    if (opensItself(element, event)) {
      // The application counts it.
      element.dataset.opened = '';
      return;
    }
    event.preventDefault();
    hold({ place: pressable().indexOf(element), label: labelOf(element) });
    onPress();
  };
  earOf(page).addEventListener('click', keep as EventListener, how);
  return {
    held: () => held,
    hold,
    show,
    /** What was pressed, if it is still there. */
    find,
  };
}
