/** What a reader has done with a first card before React. */
export type DoneBefore = {
  /** The answer that they chose; none if undefined. */
  chosen: HTMLInputElement | undefined;
  /** How they chose it: `pointer` or `keyboard`, if that is known. */
  by: string | undefined;
  /** What they pressed last, if it is still there. */
  pressed: () => HTMLElement | null | undefined;
};

/** Tells React, which does not know of it yet, by clicks that look like the reader's own. */
export function carryOut(root: Element, { chosen, by, pressed }: DoneBefore) {
  if (chosen) {
    // What the reader did since is not how they chose: a tap may vote, an arrow key may not.
    root.querySelector('.ca-root')?.setAttribute('data-input', by ?? '');
    chosen.checked = false;
    chosen.click();
  }
  // After what was chosen has been drawn.
  setTimeout(() => pressed()?.click());
}
