import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { poll } from '../../../../widget/actions/poll/index.ts';
import { createPollStore } from '../../../../widget/actions/poll/store.ts';
import { oneAction } from '../../support/wire.ts';

const answers = [
  { id: 1, text: 'Yes' },
  { id: '2', text: 'No' },
];

const details: [title: string, details: unknown, expected: boolean][] = [
  ['answers with ids of both kinds', { answers }, true],
  ['one answer', { answers: answers.slice(1) }, true],
  ['unknown fields', { answers: [{ id: 1, text: 'Yes', colour: 'red' }], more: 1 }, true],
  ['no answers', { answers: [] }, false],
  ['no list', { answers: null }, false],
  ['an answer without an id', { answers: [{ text: 'Yes' }] }, false],
  ['an answer without text', { answers: [{ id: 1, text: null }] }, false],
  ['nothing', {}, false],
];

for (const [title, given, expected] of details)
  test(`a poll with ${title} ${expected ? 'can' : 'can’t'} be shown`, () => {
    assert.is((poll.parse(given)?.answers.length ?? 0) > 0, expected);
  });

test('does not complete a widget', () => {
  assert.is(poll.isCompletion, false);
});

test('starts without a choice, votes or a count', () => {
  const store = createPollStore(oneAction('poll', { details: { answers } }));
  assert.equal([store.chosen.value, store.isSubmitting.value, store.count.value], [null, false, null]);
  assert.equal(
    store.results.value.map(({ percentage, wasChosen }) => [percentage, wasChosen]),
    [
      [0, false],
      [0, false],
    ],
  );
});

test('matches results to answers by numeric or text id, and counts 0 without a result', () => {
  const store = createPollStore(oneAction('poll', { details: { answers: [...answers, { id: 3, text: 'Maybe' }] } }));
  const [yes] = store.answers;
  if (yes) store.choose(yes);
  store.show({
    results: [
      { answerId: 2, percentage: 75 },
      { answerId: '1', percentage: 25 },
    ],
    count: 4,
  });
  assert.equal(
    store.results.value.map(({ text, percentage, wasChosen }) => [text, percentage, wasChosen]),
    [
      ['Yes', 25, true],
      ['No', 75, false],
      ['Maybe', 0, false],
    ],
  );
  assert.is(store.count.value, 4);
});

test.run();
