import type { Action } from '../action.ts';
import { type AnswerEntry, hasNoAnswer, leadingAnswer } from '../answer.ts';
import { sameId } from '../value.ts';
import { cardOf, type Widget } from '../widget.ts';

export const NO_ANSWER_HISTORY = 'No answer history.';

const dependsOn = (candidate: Action, answered: Action) =>
  (sameId(candidate.dependentActionId, answered.id) || sameId(candidate.dependentActionId, answered.actionId)) &&
  (candidate.dependentActionType === null || candidate.dependentActionType === answered.type);

/**
 * A completion without an answer, such as a signature, is followed by any follow-up; an answer only by one that names
 * no answer.
 */
const followsCompletion = (entry: AnswerEntry, { dependentResultId }: Action) =>
  !entry.wasSkipped && (hasNoAnswer(entry) || dependentResultId === null);

/** The candidate that depends on this entry; one that names its answer comes before one that accepts any. */
function ledToBy(widget: Widget, entry: AnswerEntry, candidates: Action[]) {
  const answered = widget.actions.find((action) => action.identifier === entry.actionIdentifier);
  if (!answered) return undefined;
  const dependent = candidates.filter((candidate) => dependsOn(candidate, answered));
  const answer = leadingAnswer(entry);
  return (
    dependent.find((candidate) => sameId(candidate.dependentResultId, answer)) ??
    dependent.find((candidate) => followsCompletion(entry, candidate))
  );
}

/** The candidate that depends on an answer, trying the latest answer first. */
function byAnswer(widget: Widget, history: readonly AnswerEntry[], candidates: Action[]) {
  for (const entry of [...history].reverse()) {
    const match = ledToBy(widget, entry, candidates);
    if (match) return match;
  }
  return undefined;
}

function bySequenceLink(widget: Widget, current: Action) {
  const target = cardOf(widget, current)?.sequenceToWidgetCardId;
  return widget.cards.find((card) => sameId(card.id, target))?.actions[0];
}

/**
 * Chooses what follows `current` (spec §4): among the actions next in order the one that depends on the reader's
 * answers, else the nominal one, else the card that this card links to. A follow-up of an action without answers
 * follows its completion (contract §8).
 *
 * @param history oldest first
 * @returns the next action; `null` at the end of the widget
 * @throws Error `No answer history.` where nothing was answered
 */
export function nextAction(widget: Widget, history: readonly AnswerEntry[], current: Action): Action | null {
  if (cardOf(widget, current)?.type === 'choosesMany') return null;
  if (history.length === 0) throw new Error(NO_ANSWER_HISTORY);
  const candidates = widget.actions.filter((action) => action.initialOrder === current.initialOrder + 1);
  return (
    byAnswer(widget, history, candidates) ??
    candidates.find((action) => action.cardOrderType === 'Nominal') ??
    bySequenceLink(widget, current) ??
    null
  );
}
