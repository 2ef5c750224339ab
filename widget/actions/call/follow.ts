import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { AnswerEntry } from '../../core/model/answer.ts';
import { COMPLETION_TYPE, type CompletionType } from '../../core/model/call.ts';
import { nextAction } from '../../core/model/navigation/next-action.ts';
import { cardOf, type Widget } from '../../core/model/widget.ts';
import { afterCall, calleeRoute, type Step } from './flow.ts';
import type { Callee } from './parse-callees.ts';
import { keptOutcome } from './report.ts';
import { type CallStore, otherLine } from './store.ts';

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

type Tools = Pick<App, 'commands' | 'session'>;

/** The letter to write where nobody answers. */
export const letterOf = (action: Action, { widget, answerHistory, completedActionIdentifiers }: App['session']) =>
  letterAfter(widget.value, action, { history: answerHistory.value, completed: completedActionIdentifiers.value });

/** Moves on after a call: to another office, the next callee, a letter, the card's list or the end. */
export function createFollow(action: Action, store: CallStore, { commands, session }: Tools) {
  const { identifier } = action;

  /** Moving on needs an answer in the history, also when every call was skipped. */
  function answerSkip() {
    const isAnswered = session.answerHistory.value.some(({ actionIdentifier }) => actionIdentifier === identifier);
    if (isAnswered) return;
    session.answer({ actionIdentifier: identifier, answerId: COMPLETION_TYPE.Skipped, wasSkipped: true });
  }

  /** A lawmaker who takes no e-mail can't be written to; a letter to others has recipients of its own. */
  const hasLetter = ({ isLawmaker, canBeEmailed }: Callee) =>
    (canBeEmailed || !isLawmaker) && letterOf(action, session) !== null;

  /** Skipping another office does not change that nobody has answered. */
  function leftUnanswered(callee: Callee, type: CompletionType) {
    const attempt = store.attemptOf(callee);
    const isOut = type === 'Skipped' && attempt.unanswered.length > 0 && !attempt.offersLetter;
    if (type !== 'Unavailable' && !isOut) return null;
    return { otherLine: isOut ? -1 : otherLine(attempt, callee.lines), hasLetter: hasLetter(callee) };
  }

  return {
    stepAfter: (callee: Callee, type: CompletionType): Step =>
      afterCall({
        callees: store.callees.value,
        index: store.callees.value.indexOf(callee),
        outcomes: new Map(store.outcomes.value).set(callee.id, keptOutcome(store, callee, type)),
        isChooseMany: session.activeCard.value?.type === 'choosesMany',
        skipEndCard: action.skipEndCard,
        unanswered: leftUnanswered(callee, type),
      }),
    /** Whether the step's screen is loaded. */
    isReady: (step: Step) => step.to !== 'end' || commands.loadScreen(action),
    async go(step: Step, callee: Callee) {
      if (step.to === 'line') return store.tryLine(callee, step.line);
      if (step.to === 'letter') return store.offerLetter(callee);
      if (!commands.isAt(action)) return;
      if (step.to === 'callee') return commands.open(action, calleeRoute(step.index));
      answerSkip();
      const isFollowed = commands.hasNext.value;
      if (step.to === 'list' && isFollowed) return commands.next();
      // Without an end card and a next action, the reader stays: the screen itself thanks them.
      if (step.to === 'past' && !isFollowed) return store.settle(callee);
      commands.moveOn(action);
    },
  };
}
