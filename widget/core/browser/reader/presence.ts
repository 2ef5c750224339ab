import { lastInput, TOUCHED } from './last-input.ts';

/** A finger that has gone leaves what it pressed `:hover`. */
const isHovered = (root: HTMLElement) => root.matches(':hover') && !root.hasAttribute(TOUCHED);

/**
 * A screen's heading takes the focus unasked, and a slider keeps it from the drag that answered: they count only for
 * readers who use the keyboard, else no countdown would ever end. Any key shows such a reader. (`:focus-visible` can't
 * tell them apart where a press moves no focus, as in Safari.)
 */
function isFocused(root: HTMLElement): boolean {
  // Without a frame, the window's keys and its focus may be those of the page around the root, which then has none.
  if (!document.hasFocus() || !(root.getRootNode() as Document | ShadowRoot).activeElement) return false;
  const input = lastInput(root);
  const focused = root.querySelector(':focus');
  return input === 'keyboard' || focused?.matches(input ? '.ca-title, .ca-slider' : '.ca-title') === false;
}

/**
 * Whether nobody can see a widget: its page is in the background, or does not show the widget's box, as in a closed
 * accordion.
 *
 * @param find the widget's root, if it is drawn
 */
export const createIsHidden = (find: () => HTMLElement | null) => () =>
  document.hidden || find()?.getClientRects().length === 0;

/**
 * Whether the reader's pointer or focus is in a widget. The document is asked, since events tell too little: a pointer
 * may be there before anybody listens, and a control that is removed with the focus on it sends no `blur`.
 *
 * @param find the widget's root, if it is drawn
 */
export const createIsReaderHere = (find: () => HTMLElement | null) => () => {
  const root = find();
  return root !== null && (isHovered(root) || isFocused(root));
};
