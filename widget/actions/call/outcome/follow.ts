import type { App } from '../../../app/app.ts';
import type { Action } from '../../../model/action.ts';
import { COMPLETION_TYPE, type CompletionType } from '../../../model/call.ts';
import type { Callee } from '../people/parse-callees.ts';
import { calleeRoute } from '../route.ts';
import type { CallStore } from '../store.ts';
import { afterCall, type Step } from './flow.ts';
import { keptOutcome } from './report.ts';

type Tools = Pick<App, 'commands' | 'session'>;

/** Moves on after a call: to the next callee, the card's list or the end. */
export function createFollow(action: Action, store: CallStore, { commands, session }: Tools) {
  const { identifier } = action;

  /** Moving on needs an answer in the history, also when every call was skipped. */
  function answerSkip() {
    const isAnswered = session.answerHistory.value.some(({ actionIdentifier }) => actionIdentifier === identifier);
    if (isAnswered) return;
    session.answer({ actionIdentifier: identifier, answerId: COMPLETION_TYPE.Skipped, wasSkipped: true });
  }

  return {
    stepAfter: (callee: Callee, type: CompletionType): Step =>
      afterCall({
        callees: store.callees.value,
        index: store.callees.value.indexOf(callee),
        outcomes: new Map(store.outcomes.value).set(callee.id, keptOutcome(store, callee, type)),
        isChooseMany: session.activeCard.value?.type === 'choosesMany',
        skipEndCard: action.skipEndCard,
      }),
    /** Whether the step's screen is loaded. */
    isReady: (step: Step) => step.to !== 'end' || commands.loadScreen(action),
    async go(step: Step) {
      if (!commands.isAt(action)) return;
      if (step.to === 'callee') return commands.open(action, calleeRoute(step.index));
      answerSkip();
      const isFollowed = commands.hasNext.value;
      if (step.to === 'list' && isFollowed) return commands.next();
      // Without an end card and a next action, the reader stays: the screen itself thanks them.
      if (step.to !== 'past' || isFollowed) commands.moveOn(action);
    },
  };
}
