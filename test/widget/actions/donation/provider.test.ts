import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import { PAYMENT_TYPES } from '../../../../widget/core/model/enums.ts';
import { type Dropped, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const POLL = wireAction(2, 'poll', { details: { answers: [{ id: 1, text: 'Yes' }] } });

const typesWith = (dropped: Dropped, own: Record<string, unknown>, ofCard: Record<string, unknown> = {}) => {
  const card = wireCard('c-1', [wireAction(1, 'donation', own), POLL], ofCard);
  return parsed(wireWidget([card]), dropped, { kinds }).actions.map(({ type }) => type);
};

const cash = { partner: { id: 5, name: 'Help', paymentType: 'cash' } };

for (const [whose, own, ofCard] of [
  ['an action’s', cash, {}],
  ['a card’s', {}, cash],
] as const)
  test(`drops and reports a donation with ${whose} unknown payment provider, and keeps the rest`, () => {
    const dropped: Dropped = [];
    assert.equal(typesWith(dropped, own, ofCard), ['poll']);
    assert.is(dropped.length, 1);
  });

for (const paymentType of [...PAYMENT_TYPES, null, undefined])
  test(`keeps a donation with the payment provider ${paymentType}`, () => {
    const dropped: Dropped = [];
    assert.equal(typesWith(dropped, { partner: { ...cash.partner, paymentType } }).sort(), ['donation', 'poll']);
    assert.equal(dropped, []);
  });

test.run();
