/**
 * What draws a widget in a page: Preact, the shell and the screen with which most kinds begin. It is one chunk
 * (scripts/build/code/parts.ts).
 */
import { render } from 'preact';
import type { WidgetInstance } from '../../core/app/instance.ts';
import { TOUCHED } from '../../core/browser/reader/last-input.ts';
import { loadFirstParts } from '../../parts/shell/first-parts.ts';
import { Root } from '../../parts/shell/Root.tsx';

/** Draws a widget. @param onDrawn called once it is there */
export function draw(element: Element, widget: WidgetInstance, onDrawn?: () => void) {
  // The widget was taken away while parts of it were on their way.
  if (!element.parentNode) return;
  // Preact's own `render` takes over the elements that are there, and mends what differs; React's would empty the root.
  render((<Root widget={widget} onDrawn={onDrawn} />) as never, element);
}

/** What the page without an application has noted on elements of the card: React leaves such attributes, Preact removes them. */
const NOTES = ['data-opened', 'data-input', TOUCHED];

/** What the reader has typed into the card: React leaves a field's text for an event to tell of, Preact takes it away. */
function keepTexts(element: Element) {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input:not([type=radio],[type=checkbox]),textarea')];
  const texts = fields.map((field) => {
    const { value, selectionStart, selectionEnd } = field;
    return { field, value, selectionStart, selectionEnd };
  });
  return () => {
    for (const { field, value, selectionStart, selectionEnd } of texts) {
      // What is only set again would end an input method's composition.
      if (field.value === value || value === field.defaultValue) continue;
      field.value = value;
      // In some versions of Safari, this takes the focus.
      if (field.matches(':focus')) field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/** @returns a function that puts back what the reader did, and notes again what is noted now */
function keepNotes(element: Element) {
  const notes = NOTES.flatMap((name) =>
    [...element.querySelectorAll(`[${name}]`)].map((each) => [each, name, each.getAttribute(name) ?? ''] as const),
  );
  const putBack = keepTexts(element);
  return () => {
    for (const [each, name, value] of notes) each.setAttribute(name, value);
    putBack();
  };
}

/** Takes over a first card that the server has drawn. @returns when it is Preact's */
export async function hydrate(element: Element, widget: WidgetInstance): Promise<void> {
  const state = widget.state.value;
  if (state.phase === 'shown') await loadFirstParts(state.app);
  const noteAgain = keepNotes(element);
  // Effects, which read the notes, come after this.
  return new Promise((resolve) => {
    draw(element, widget, resolve);
    noteAgain();
  });
}

/** Takes it away, with all that its parts listen to. */
export function clear(element: Element) {
  render(null, element);
  element.remove();
}
