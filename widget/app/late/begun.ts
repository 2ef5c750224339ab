import type { Widget } from '../../model/widget.ts';

/**
 * A widget whose reader has begun elsewhere, in a page that leaves one of its steps to a frame (widget/native): its first
 * action is the one that they are at. The order that says what follows stays.
 */
export function beginAt(widget: Widget, identifier: string): Widget {
  const begun = widget.actions.find((action) => action.identifier === identifier);
  return begun ? { ...widget, actions: [begun, ...widget.actions.filter((action) => action !== begun)] } : widget;
}
