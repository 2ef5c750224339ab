import type { AnswerEntry } from '../../model/answer.ts';
import { isRecord, listOf } from '../../model/value.ts';
import type { Widget } from '../../model/widget.ts';
import type { Lifecycle } from '../../session/lifecycle.ts';
import type { SessionStore } from '../../session/store.ts';

/** What the page says of its reader once the frame's first card is there. */
export type DoneBefore = { type: 'begun'; answers: readonly AnswerEntry[]; completed: readonly string[] };

type Doing = { session: SessionStore; lifecycle: Lifecycle };

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
 * A widget whose reader has begun elsewhere, in a page that leaves one of its steps to a frame (widget/entries/native): its first
 * action is the one that they are at. The order that says what follows stays.
 */
export function beginAt(widget: Widget, identifier: string): Widget {
  forgetAmount();
  const begun = widget.actions.find((action) => action.identifier === identifier);
  return begun ? { ...widget, actions: [begun, ...widget.actions.filter((action) => action !== begun)] } : widget;
}

/** Takes up what the reader has done in the page: what follows depends on it, and nothing counts twice. */
export function hearWhatWasDone({ session, lifecycle }: Doing) {
  const { actions } = session.widget.value;
  const actionOf = (identifier: unknown) => actions.find((action) => action.identifier === identifier);
  const isAnswer = (entry: unknown): entry is AnswerEntry => isRecord(entry) && !!actionOf(entry.actionIdentifier);
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== parent || !isRecord(data) || data.type !== 'begun') return;
    removeEventListener('message', hear);
    for (const entry of listOf(data.answers).filter(isAnswer)) session.answer(entry);
    for (const action of listOf(data.completed).flatMap((identifier) => actionOf(identifier) ?? [])) {
      session.complete(action);
      lifecycle.doneElsewhere(action);
    }
  };
  addEventListener('message', hear);
}
