import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnswerEntry } from '../../../../../widget/core/model/answer.ts';
import { NO_ANSWER_HISTORY, nextAction } from '../../../../../widget/core/model/navigation/next-action.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../../../support/wire.ts';

const nominal = { type: 1, value: 2 };
const after = (dependentActionId: number, dependentResultId: number | string, dependentActionType?: string) => ({
  order: { type: 2, value: 2, dependentActionId, dependentResultId, dependentActionType },
});

/** Actions 1 and 2 share the first card. Each of their answers has its own follow-up; 30 follows any other answer. */
const widget = parsedCards(
  wireCard('first', [wireAction(1, 'poll'), wireAction(2, 'sentimentpoll')], { order: { value: 1 } }),
  wireCard('yes', [wireAction(10)], after(1, 100)),
  wireCard('no', [wireAction(11)], after(1, '101', 'Poll')),
  wireCard('quiz', [wireAction(12)], after(1, 102, 'quiz')),
  wireCard('low', [wireAction(20)], after(2, 1)),
  wireCard('middle', [wireAction(21)], after(2, 2)),
  wireCard('high', [wireAction(22)], after(2, 3)),
  wireCard('else', [wireAction(30)], { order: nominal }),
  wireCard('last', [wireAction(40)], { order: { type: 'Conditional', value: 3, dependentActionId: 2 } }),
);

const poll = (answerId: AnswerEntry['answerId']): AnswerEntry => ({ actionIdentifier: '1|poll', answerId });
const sentiment = (sentimentValue: number): AnswerEntry => ({ actionIdentifier: '2|sentimentpoll', sentimentValue });
const plain: AnswerEntry = { actionIdentifier: '30|poll' };

const cases: [title: string, from: number, history: AnswerEntry[], expected: number | null][] = [
  ['the answer that a card depends on', 1, [poll(100)], 10],
  ['an answer id sent as text', 1, [poll('100')], 10],
  ['a dependency id sent as text, its type in another case', 1, [poll(101)], 11],
  ['the nominal card if the dependency has another type', 1, [poll(102)], 30],
  ['the nominal card if no answer matches', 1, [poll(999)], 30],
  ['the nominal card if there was no answer', 1, [poll(null)], 30],
  ['the nominal card if an unknown action was answered', 1, [{ actionIdentifier: '1|quiz', answerId: 100 }], 30],
  ['the latest of two matching answers', 1, [poll(100), sentiment(0)], 20],
  ['the latest of two matching answers, in the other order', 1, [sentiment(0), poll(100)], 10],
  ['an earlier answer if the latest matches nothing', 1, [poll(101), plain], 11],
  ['a sentiment in the low third', 2, [sentiment(0.33)], 20],
  ['a sentiment in the middle third', 2, [sentiment(0.34)], 21],
  ['a sentiment in the high third', 2, [sentiment(1)], 22],
  ['nothing if only a card with another condition follows', 10, [poll(100)], null],
  ['nothing after the last card', 40, [poll(100)], null],
];

for (const [title, from, history, expected] of cases)
  test(`leads to ${title}: ${expected}`, () => {
    assert.is(nextAction(widget, history, actionOf(widget, from))?.id ?? null, expected);
  });

test('a dependency can name the actionId', () => {
  const other = parsedCards(
    wireCard('a', [wireAction(1, 'poll', { actionId: 'shared' })]),
    wireCard('b', [wireAction(2)], { order: { type: 2, value: 5, dependentActionId: 'shared', dependentResultId: 7 } }),
  );
  assert.is(nextAction(other, [poll(7)], actionOf(other, 1))?.id, 2);
});

test('a dependency can be on the action instead of its card', () => {
  const onAction = { dependentActionId: 1, dependentActionType: 'Poll', dependentResultId: 7 };
  const other = parsedCards(
    wireCard('a', [wireAction(1)]),
    wireCard('b', [wireAction(2, 'link', onAction)], { order: { type: 2, value: 5 } }),
  );
  assert.is(nextAction(other, [poll(7)], actionOf(other, 1))?.id, 2);
  assert.is(nextAction(other, [poll(8)], actionOf(other, 1)), null);
});

/** Three cards depend on action 1; 5 follows any other answer. */
const onCompletion = (type: string) =>
  parsedCards(
    wireCard('a', [wireAction(1, type)], { order: { value: 1 } }),
    wireCard('seven', [wireAction(3)], after(1, 7)),
    wireCard('any', [wireAction(2)], { order: { type: 2, value: 2, dependentActionId: 1, dependentActionType: type } }),
    wireCard('else', [wireAction(5)], { order: nominal }),
  );

const KINDS_WITHOUT_ANSWERS = ['petition', 'signup', 'opinion', 'email', 'tweet', 'link', 'video', 'donation'];

for (const type of KINDS_WITHOUT_ANSWERS)
  test(`a card that depends on a ${type} follows its completion`, () => {
    const other = parsedCards(
      wireCard('a', [wireAction(1, type)]),
      wireCard('b', [wireAction(2)], { order: { type: 2, value: 2, dependentActionId: 1 } }),
      wireCard('c', [wireAction(3)], { order: { value: 2 } }),
    );
    assert.is(nextAction(other, [{ actionIdentifier: `1|${type}` }], actionOf(other, 1))?.id, 2);
  });

const completions: [title: string, type: string, entry: Partial<AnswerEntry>, expected: number][] = [
  ['a follow-up without an answer follows any answer', 'poll', { answerId: 6 }, 2],
  ['a follow-up for the given answer takes precedence', 'poll', { answerId: 7 }, 3],
  ['a call has its follow-up with any outcome', 'call', { answerId: 1 }, 2],
  ['a skipped call does not count as a completion', 'call', { answerId: 3, wasSkipped: true }, 5],
];

for (const [title, type, entry, expected] of completions)
  test(title, () => {
    const other = onCompletion(type);
    const history = [{ actionIdentifier: `1|${type}`, ...entry }];
    assert.is(nextAction(other, history, actionOf(other, 1))?.id, expected);
  });

test('a kind without answers has a follow-up even if that names an answer', () => {
  const other = parsedCards(
    wireCard('a', [wireAction(1, 'signup')]),
    wireCard('b', [wireAction(2)], { order: { type: 2, value: 2, dependentActionId: 1, dependentResultId: 0 } }),
  );
  assert.is(nextAction(other, [{ actionIdentifier: '1|signup' }], actionOf(other, 1))?.id, 2);
});

const linked = (sequenceToWidgetCardId: unknown) =>
  parsedCards(
    wireCard('a', [wireAction(1)], { order: { value: 1 }, sequenceToWidgetCardId }),
    wireCard('b', [wireAction(2)], { order: { type: 2, value: 2, dependentActionId: 1, dependentResultId: 5 } }),
    wireCard(7, [wireAction(3)], { order: { value: 9 } }),
  );

const links: [title: string, link: unknown, answerId: number, expected: number | null][] = [
  ['follows the card’s link if nothing else matches', 7, 6, 3],
  ['follows a link sent as text', '7', 6, 3],
  ['prefers the answer’s card to the link', 7, 5, 2],
  ['ends if the link leads to no card', 'gone', 6, null],
  ['ends without a link', null, 6, null],
];

for (const [title, link, answerId, expected] of links)
  test(title, () => {
    const other = linked(link);
    assert.is(nextAction(other, [poll(answerId)], actionOf(other, 1))?.id ?? null, expected);
  });

test('prefers the nominal card to the link', () => {
  const other = parsedCards(
    wireCard('a', [wireAction(1)], { sequenceToWidgetCardId: 'c' }),
    wireCard('b', [wireAction(2)]),
    wireCard('c', [wireAction(3)]),
  );
  assert.is(nextAction(other, [poll(1)], actionOf(other, 1))?.id, 2);
});

test('a choose-many card has no next action, answered or not', () => {
  const other = parsedCards(wireCard('a', [wireAction(1)], { type: 'choosesMany' }), wireCard('b', [wireAction(2)]));
  assert.is(nextAction(other, [], actionOf(other, 1)), null);
  assert.is(nextAction(other, [poll(1)], actionOf(other, 1)), null);
});

test('throws "No answer history." if nothing was answered', () => {
  assert.throws(() => nextAction(widget, [], actionOf(widget, 1)), new RegExp(`^${NO_ANSWER_HISTORY}$`));
  assert.is(NO_ANSWER_HISTORY, 'No answer history.');
});

test.run();
