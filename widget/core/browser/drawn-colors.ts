import { effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import { colorsFor } from '../model/look/contrast.ts';
import type { Theme } from '../model/look/theme.ts';
import { DEFAULT_ACCENT_COLOR } from '../numbers/constants.ts';

/** A session's theme. */
type Themed = { theme: ReadonlySignal<Theme> };

/**
 * Whether the server drew the card in other colours than it is to have: it does not know the reader's system, and a page
 * may turn dark meanwhile. React takes over the colours that it finds, so such a card is drawn anew.
 */
export function isInOtherColors(element: Element, { theme }: Themed): boolean {
  const { backgroundColor, accentColor } = theme.value;
  const { background } = colorsFor(backgroundColor, accentColor, DEFAULT_ACCENT_COLOR);
  const root = element.querySelector('.ca-root');
  const drawn = root ? getComputedStyle(root).getPropertyValue('--ca-background').trim() : '';
  return drawn !== '' && drawn !== background;
}

/** Calls `redraw` as soon as the card is to have other colours, until the signal is aborted. */
export function watchColors(element: Element, session: Themed, redraw: () => void, signal: AbortSignal) {
  const stop = effect(() => {
    if (isInOtherColors(element, session)) untracked(redraw);
  });
  signal.addEventListener('abort', stop);
}
