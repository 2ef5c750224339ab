import type { Widget } from '../../model/widget.ts';

/** What was chosen there is for one time: a page that loads again must not begin with it again. */
const ONCE = ['amount', 'currency'];

function forgetAmount() {
  const url = new URL(location.href);
  for (const key of ONCE) url.searchParams.delete(key);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari refuses after many changes, and a sandbox always.
  }
}

/**
 * A widget whose reader has begun elsewhere, in a page that leaves one of its steps to a frame (widget/native): its first
 * action is the one that they are at. The order that says what follows stays.
 */
export function beginAt(widget: Widget, identifier: string): Widget {
  forgetAmount();
  const begun = widget.actions.find((action) => action.identifier === identifier);
  return begun ? { ...widget, actions: [begun, ...widget.actions.filter((action) => action !== begun)] } : widget;
}
