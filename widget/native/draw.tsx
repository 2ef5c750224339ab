/**
 * What draws a widget in a page: Preact, the shell and the screen with which most kinds begin. It is one chunk
 * (scripts/build/code/parts.ts).
 */
import { render } from 'preact';
import type { WidgetInstance } from '../app/instance.ts';
// What sends comes along, so that no press waits for it.
import '../api/http.ts';
// As parts of this chunk they cost no kind a request.
import '../front/StartScreen.tsx';
import { loadFirstParts } from '../shell/first-parts.ts';
import { Root } from '../shell/Root.tsx';

/** Draws a widget. @returns a function that takes it away */
export function draw(element: Element, widget: WidgetInstance, onDrawn?: () => void) {
  // Preact's own `render` takes over the elements that are there, and mends what differs; React's would empty the root.
  render((<Root widget={widget} onDrawn={onDrawn} />) as never, element);
}

/** Takes over a first card that the server has drawn. @returns when it is Preact's */
export async function hydrate(element: Element, widget: WidgetInstance): Promise<void> {
  const state = widget.state.value;
  if (state.phase === 'shown') await loadFirstParts(state.app);
  return new Promise((resolve) => draw(element, widget, resolve));
}

/** Takes it away, with all that its parts listen to. */
export const clear = (element: Element) => render(null, element);
