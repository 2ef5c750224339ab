import type { Action } from '../../../model/action.ts';
import type { AnswerEntry } from '../../../model/answer.ts';
import { COMPLETION_TYPE } from '../../../model/call.ts';
import { nextAction } from '../../../model/navigation/next-action.ts';
import { cardOf, type Widget } from '../../../model/widget.ts';

type Reader = {
  history: readonly AnswerEntry[];
  /** Identifiers of the actions that the reader has done. */
  completed: ReadonlySet<string>;
};

/**
 * The email action to go on with where nobody answers: one of the call's own card, else the one that follows an unanswered call,
 * else a later one that every reader comes to; `null` where the content has none that is left.
 */
export function letterAfter(widget: Widget, call: Action, { history, completed }: Reader): Action | null {
  const unanswered = { actionIdentifier: call.identifier, answerId: COMPLETION_TYPE.Unavailable };
  const later = widget.actions.filter(
    ({ initialOrder, cardOrderType }) => initialOrder > call.initialOrder && cardOrderType === 'Nominal',
  );
  const found = [
    ...(cardOf(widget, call)?.actions ?? []),
    nextAction(widget, [...history, unanswered], call),
    ...later,
  ].find((action) => action?.type === 'email' && !completed.has(action.identifier));
  return found ?? null;
}
