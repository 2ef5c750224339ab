import { computed, signal } from '@preact/signals-core';
import { type Id, sameId } from '../../core/model/value.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';

/** An answer as the content has it. */
export type Option = { id: Id; text: string };

export type Result<T extends Option = Option> = T & { percentage: number; wasChosen: boolean };

/** Percentages are 0 to 100. @property count how many have answered, where the server says */
export type Outcome = { results: readonly { answerId: Id; percentage: number }[]; count: number | null | undefined };

export type ChoiceStore<T extends Option = Option> = ReturnType<typeof createChoiceStore<T>>;

/** The style sheet can't count them before Firefox 121 (`:has`), and has one layout for this many and more. */
const MOST_COUNTED = 7;

/** A server may count votes later than it takes them. The reader's own is then the first. */
const withOwn = (outcome: Outcome, own: Option | null): Outcome =>
  own && outcome.count === 0 && outcome.results.every(({ percentage }) => percentage === 0)
    ? { results: [{ answerId: own.id, percentage: 100 }], count: 1 }
    : outcome;

/** State of a question with answers to choose from: the reader's choice and the results. */
export function createChoiceStore<T extends Option>(answers: readonly T[]) {
  const chosen = signal<T | null>(null);
  const isSubmitting = signal(false);
  const outcome = signal<Outcome>({ results: [], count: null });

  const percentageOf = (id: Id) => outcome.value.results.find(({ answerId }) => sameId(answerId, id))?.percentage ?? 0;
  const results = computed<readonly Result<T>[]>(() =>
    answers.map((answer) => ({ ...answer, percentage: percentageOf(answer.id), wasChosen: answer === chosen.value })),
  );
  return {
    answers,
    /** Number of answers for the style sheet. */
    layoutCount: Math.min(answers.length, MOST_COUNTED),
    results,
    chosen: readOnly(chosen),
    isSubmitting: readOnly(isSubmitting),
    count: computed(() => outcome.value.count ?? null),
    choose: setter(chosen),
    setSubmitting: setter(isSubmitting),
    show(next: Outcome) {
      outcome.value = withOwn(next, chosen.value);
    },
  };
}
