/** What a reader used last; nothing before the first press or key. */
export type Input = 'pointer' | 'keyboard';

/** The element's last input, as `markLastInput` left it there. */
export const lastInput = ({ dataset }: HTMLElement): Input | undefined => dataset.input as Input | undefined;

/** On the root while the last pointer could not hover (host/frame/page/watch-reader.ts). */
export const TOUCHED = 'data-touched';

/**
 * Keeps the last input in the root's `data-input`, for styles and handlers. Safari does not focus a pressed button, so
 * it takes whatever is focused next, such as a dialog's first button, as reached by keyboard.
 *
 * @returns a function that stops it
 */
export function markLastInput(root: HTMLElement): () => void {
  const marker = (input: Input) => () => {
    root.dataset.input = input;
  };
  const [markPointer, markKeyboard] = [marker('pointer'), marker('keyboard')];
  const unmarkPointer = () => {
    if (lastInput(root) === 'pointer') delete root.dataset.input;
  };
  // By `pointerover`, so that a mouse that follows a finger counts before it presses.
  const markTouch = ({ pointerType }: PointerEvent) => root.toggleAttribute(TOUCHED, pointerType !== 'mouse');
  root.addEventListener('pointerdown', markPointer, true);
  addEventListener('keydown', markKeyboard, true);
  addEventListener('pointerover', markTouch, true);
  // The key that brings the focus back belongs to the page: a frame does not hear it.
  addEventListener('blur', unmarkPointer);
  return () => {
    root.removeEventListener('pointerdown', markPointer, true);
    removeEventListener('keydown', markKeyboard, true);
    removeEventListener('pointerover', markTouch, true);
    removeEventListener('blur', unmarkPointer);
  };
}
