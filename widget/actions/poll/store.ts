import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { type Id, sameId } from '../../model/id.ts';
import { type Choice, poll } from './index.ts';

export type Result = Choice & { percentage: number; wasChosen: boolean };

export type Outcome = { results: readonly { answerId: Id; percentage: number }[]; count: number | null };

/** State of a poll: the reader's choice and the results. Percentages are 0 to 100. */
export function createPollStore(action: Action) {
  const { answers } = detailsOf(poll, action);
  const chosen = signal<Choice | null>(null);
  const isSubmitting = signal(false);
  const outcome = signal<Outcome>({ results: [], count: null });

  const percentageOf = (id: Id) => outcome.value.results.find(({ answerId }) => sameId(answerId, id))?.percentage ?? 0;
  const results = computed<readonly Result[]>(() =>
    answers.map((answer) => ({ ...answer, percentage: percentageOf(answer.id), wasChosen: answer === chosen.value })),
  );
  return {
    answers,
    results,
    chosen: chosen as ReadonlySignal<Choice | null>,
    isSubmitting: isSubmitting as ReadonlySignal<boolean>,
    count: computed(() => outcome.value.count),
    choose: (answer: Choice) => {
      chosen.value = answer;
    },
    setSubmitting: (value: boolean) => {
      isSubmitting.value = value;
    },
    show(next: Outcome) {
      batch(() => {
        outcome.value = next;
        isSubmitting.value = false;
      });
    },
  };
}
