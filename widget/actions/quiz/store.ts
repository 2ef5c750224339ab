import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { type Id, sameId } from '../../core/model/value.ts';
import { readOnly } from '../../core/signals/signals.ts';
import { createChoiceStore } from '../../parts/choice/store.ts';
import { quiz } from './index.ts';

/** State of a quiz: the reader's answer and what all answered. */
export function createQuizStore(action: Action) {
  const { answers } = detailsOf(quiz, action);
  const choice = createChoiceStore(answers);
  const isEarlierKept = signal(false);
  return {
    ...choice,
    rightAnswers: answers.filter(({ outcome }) => outcome === 'Correct'),
    /** An earlier answer had reached the server, so that it counts and the later one does not. */
    isEarlierKept: readOnly(isEarlierKept),
    keepEarlier(id: Id) {
      choice.choose(answers.find((answer) => sameId(answer.id, id)) ?? null);
      isEarlierKept.value = true;
    },
  };
}
