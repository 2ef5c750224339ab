import { batch, computed, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { type Id, sameId } from '../../model/id.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { type PollOption, poll } from './index.ts';

export type Result = PollOption & { percentage: number; wasChosen: boolean };

export type PollOutcome = { results: readonly { answerId: Id; percentage: number }[]; count: number | null };

/** State of a poll: the reader's choice and the results. Percentages are 0 to 100. */
export function createPollStore(action: Action) {
  const { answers, voteOnTap } = detailsOf(poll, action);
  const chosen = signal<PollOption | null>(null);
  const isSubmitting = signal(false);
  const outcome = signal<PollOutcome>({ results: [], count: null });

  const percentageOf = (id: Id) => outcome.value.results.find(({ answerId }) => sameId(answerId, id))?.percentage ?? 0;
  const results = computed<readonly Result[]>(() =>
    answers.map((answer) => ({ ...answer, percentage: percentageOf(answer.id), wasChosen: answer === chosen.value })),
  );
  return {
    answers,
    voteOnTap,
    results,
    chosen: readOnly(chosen),
    isSubmitting: readOnly(isSubmitting),
    count: computed(() => outcome.value.count),
    choose: setter(chosen),
    setSubmitting: setter(isSubmitting),
    show(next: PollOutcome) {
      batch(() => {
        outcome.value = next;
        isSubmitting.value = false;
      });
    },
  };
}
