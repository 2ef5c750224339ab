import * as s from 'superstruct';
import { Id } from '../../core/api/wire/common.ts';
import { choiceOf, FilledText, type KindContent, meaningOfAnswers } from '../../core/content/kind-content.ts';
import { fieldsOf, listOf } from '../../core/model/value.ts';

const Answer = s.object({ id: Id, text: FilledText, outcome: s.enums(['Correct', 'Almost', 'Incorrect']) });

export const quizContent: KindContent = {
  details: s.object({ answers: choiceOf(Answer) }),
  // Also what was right: readers have been told.
  meaning: (action) => [
    ...meaningOfAnswers(action),
    ...listOf(fieldsOf(action.details).answers).map((answer) => {
      const { id, outcome } = fieldsOf(answer);
      return { name: `the outcome of answer ${id}`, words: String(outcome), answerId: String(id) };
    }),
  ],
  warnings(action) {
    const answers = listOf(fieldsOf(action.details).answers);
    const isTold = answers.length === 0 || answers.some((answer) => fieldsOf(answer).outcome === 'Correct');
    return [['.details.answers', !isTold && 'none is "Correct": readers aren’t told the right answer']];
  },
};
