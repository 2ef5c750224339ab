import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Id } from '../../model/id.ts';
import { sameId } from '../../model/id.ts';
import type { Answer } from './parse.ts';

export type Result = Answer & { percentage: number; wasChosen: boolean };

export type Outcome = { results: readonly { answerId: Id; percentage: number }[]; count: number | null };

export type PollStore = ReturnType<typeof createPollStore>;

/** What a visitor has chosen in one poll, and what everybody did. Percentages are 0 to 100. */
export function createPollStore(answers: readonly Answer[]) {
  const chosen = signal<Answer | null>(null);
  const isSubmitting = signal(false);
  const outcome = signal<Outcome>({ results: [], count: null });

  const percentageOf = (id: Id) => outcome.value.results.find(({ answerId }) => sameId(answerId, id))?.percentage ?? 0;
  const results = computed<readonly Result[]>(() =>
    answers.map((answer) => ({ ...answer, percentage: percentageOf(answer.id), wasChosen: answer === chosen.value })),
  );
  return {
    answers,
    results,
    chosen: chosen as ReadonlySignal<Answer | null>,
    isSubmitting: isSubmitting as ReadonlySignal<boolean>,
    count: computed(() => outcome.value.count),
    choose: (answer: Answer) => {
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
