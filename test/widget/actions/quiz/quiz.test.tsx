import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { quiz } from '../../../../widget/actions/quiz/index.ts';
import { markOf, Verdict } from '../../../../widget/actions/quiz/QuizResults.tsx';
import { createQuizStore } from '../../../../widget/actions/quiz/store.ts';
import { withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { oneAction, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const answers = [
  { id: 1, text: '338', outcome: 'Correct' },
  { id: '2', text: '290', outcome: 'Almost' },
  { id: 3, text: '60', outcome: 'Incorrect' },
];

const details: [title: string, details: unknown, expected: boolean][] = [
  ['an answer of each outcome', { answers }, true],
  ['one answer', { answers: answers.slice(0, 1) }, true],
  ['unknown fields', { answers: [{ ...answers[0], colour: 'red' }], more: 1 }, true],
  ['no right answer', { answers: answers.slice(1) }, true],
  ['no answers', { answers: [] }, false],
  ['an answer without an outcome', { answers: [{ id: 1, text: 'Yes' }] }, false],
  ['an answer with an unknown outcome', { answers: [{ id: 1, text: 'Yes', outcome: 'Perhaps' }] }, false],
  ['an answer without text', { answers: [{ id: 1, text: null, outcome: 'Correct' }] }, false],
  ['nothing', {}, false],
];

for (const [title, given, expected] of details)
  test(`a quiz with ${title} ${expected ? 'can' : 'can’t'} be shown`, () => {
    assert.is((quiz.parse(given)?.answers.length ?? 0) > 0, expected);
  });

test('does not complete a widget, moves on after 2 s, and tells tags the answer’s text', () => {
  assert.equal([quiz.isCompletion, quiz.countdownSeconds, quiz.tagArgument.name], [false, 2, 'quizAnswer']);
  assert.is(quiz.tagArgument.read({ actionIdentifier: '1|quiz', answerText: '338' }), '338');
});

test('knows which answers are right', () => {
  const both = [...answers, { id: 4, text: 'About 340', outcome: 'Correct' }];
  const store = createQuizStore(oneAction('quiz', { details: { answers: both } }));
  assert.equal(
    store.rightAnswers.map(({ id }) => id),
    [1, 4],
  );
});

test('shows the answer that counts where an earlier one had arrived', () => {
  const store = createQuizStore(oneAction('quiz', { details: { answers } }));
  store.keepEarlier(2);
  assert.equal([store.chosen.value?.text, store.isEarlierKept.value], ['290', true]);
});

const marks: [outcome: 'Correct' | 'Almost' | 'Incorrect', wasChosen: boolean, icon?: string, text?: string][] = [
  ['Correct', true, 'check', 'quiz.rightAndYours'],
  ['Correct', false, 'check', 'quiz.rightAnswer'],
  ['Almost', true, 'close', 'quiz.yourAnswer'],
  ['Incorrect', true, 'close', 'quiz.yourAnswer'],
  ['Almost', false],
  ['Incorrect', false],
];
for (const [outcome, wasChosen, icon, text] of marks)
  test(`marks ${outcome}${wasChosen ? ', the reader’s own,' : ''} with ${text ?? 'nothing'}`, () => {
    const mark = markOf({ outcome, wasChosen });
    assert.equal([mark?.icon, mark?.text, mark?.isRight ?? false], [icon, text, outcome === 'Correct']);
  });

for (const [outcome, heading] of [
  ['Correct', 'Correct'],
  ['Almost', 'Almost'],
  ['Incorrect', 'Incorrect'],
] as const)
  test(`heads the results of an answer that is ${outcome} with “${heading}”`, async () => {
    const wire = wireWidget([wireCard('c', [wireAction(1, 'quiz', { details: { answers } })])]);
    const { container } = await renderInShell(
      <Verdict outcome={outcome} describedBy="results" />,
      wire,
      '/quiz/success',
    );
    assert.is(container.querySelector('h2')?.textContent, heading);
  });

test.run();
