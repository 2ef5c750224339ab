/** What a reader has done with a first card before React. */
export type DoneBefore = {
  /** The answer that they chose; none if undefined. */
  chosen: HTMLInputElement | undefined;
  /** How they chose it: `pointer` or `keyboard`, if that is known. */
  by: string | undefined;
  /** What they pressed last, if it is still there. */
  pressed: () => HTMLElement | null | undefined;
};

/** A page that is not painted has no frames. */
const UNPAINTED_MS = 200;

/** Runs once boxes that are in view count as seen: observers answer after a frame (form/opt-ins/use-seen.ts). */
function whenSeen(run: () => void) {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, UNPAINTED_MS);
}

/** React's note of a field's text. Preact has none. */
type Tracked = { _valueTracker?: { setValue(value: string): void } };

/** What was typed in place of a choice, such as another amount. Other fields are read when the form is sent. */
function tellTyped(root: Element) {
  for (const field of root.querySelectorAll<HTMLInputElement & Tracked>('fieldset input:not([type])')) {
    if (field.value === field.defaultValue) continue;
    // React takes an event for news only where its note says otherwise. The text is left alone, and so the caret.
    field._valueTracker?.setValue('');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Tells React, which does not know of it yet, by clicks that look like the reader's own. */
export function carryOut(root: Element, { chosen, by, pressed }: DoneBefore) {
  // Pictures that could not be loaded have told it to the card alone, which has hidden them.
  for (const image of root.querySelectorAll('img[hidden]')) image.dispatchEvent(new Event('error'));
  if (chosen) {
    // What the reader did since is not how they chose: a tap may vote, an arrow key may not.
    root.querySelector('.ca-root')?.setAttribute('data-input', by ?? '');
    chosen.checked = false;
    chosen.click();
  } else tellTyped(root);
  // After what was chosen has been drawn.
  const press = () => pressed()?.click();
  if (root.querySelector('[type=checkbox]')) whenSeen(press);
  else setTimeout(press);
}
