import { type Action, detailsOf } from '../../core/model/action.ts';
import { createChoiceStore } from '../../parts/choice/store.ts';
import { poll } from './index.ts';

/** State of a poll: the reader's choice and the results. */
export function createPollStore(action: Action) {
  const { answers, voteOnTap } = detailsOf(poll, action);
  return { ...createChoiceStore(answers), voteOnTap: voteOnTap === true };
}
