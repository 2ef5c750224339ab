import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { letterAfter } from '../../../../widget/actions/call/follow.ts';
import { actionOf, parsedCards, wireAction, wireCard } from '../../support/wire.ts';

const nominal = (value: number) => ({ order: { type: 'Nominal', value } });
const call = wireCard('call', [wireAction(1, 'call')], nominal(2));
const email = (id: number, fields: object = {}, card: object = nominal(3)) =>
  wireCard(`email-${id}`, [wireAction(id, 'email', { ...fields })], { ...card });
const dependent = (dependentResultId: number) => ({
  order: { type: 'Conditional', value: 3, dependentActionId: 1, dependentActionType: 'call', dependentResultId },
});

const rows: [name: string, cards: object[], found: number | null, completed?: string[]][] = [
  ['no letter where the content has none', [call, wireCard('p', [wireAction(2, 'petition')], nominal(3))], null],
  ['the letter that follows', [call, email(2)], 2],
  ['a later letter', [call, wireCard('p', [wireAction(2, 'petition')], nominal(3)), email(3, {}, nominal(4))], 3],
  ['no letter that came before', [email(2, {}, nominal(1)), call], null],
  ['no letter that was sent', [call, email(2)], null, ['2|email']],
  ['the next letter after one that was sent', [call, email(2), email(3, {}, nominal(4))], 3, ['2|email']],
  ['a letter for those whom nobody answers, before others', [call, email(2), email(3, {}, dependent(2))], 3],
  ['no letter that only another outcome leads to', [call, email(2, {}, dependent(0))], null],
  [
    'the letter to the same people, of a card that offers both',
    [wireCard('c', [wireAction(4, 'email'), wireAction(1, 'call')], { type: 'choosesOneContact' }), email(2)],
    4,
  ],
  [
    'the letter of the same list',
    [wireCard('c', [wireAction(4, 'email'), wireAction(1, 'call')], { type: 'choosesMany' })],
    4,
  ],
];

for (const [name, cards, found, completed = []] of rows)
  test(name, () => {
    const widget = parsedCards(...cards);
    const reader = { history: [], completed: new Set(completed) };
    assert.is(letterAfter(widget, actionOf(widget, 1), reader)?.id ?? null, found);
  });

test.run();
