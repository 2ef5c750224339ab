import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Widget } from '../../../../../widget/core/model/widget.ts';
import { parseCardType, parseOrderType } from '../../../../../widget/core/session/load/parse-card.ts';
import { allKinds } from '../../../support/kinds.ts';
import { type Dropped, parsed, parsedCards, wireAction, wireCard, wireWidget } from '../../../support/wire.ts';

const ordered = (id: string, value: number | null, actions: unknown[] = [wireAction(id)]) =>
  wireCard(id, actions, { order: { value } });

const shape = (widget: Widget) => widget.cards.map(({ id, sequence }) => `${id}:${sequence}`).join(' ');

const sequences: [title: string, cards: unknown[], expected: string][] = [
  ['numbers cards by order value', [ordered('b', 20), ordered('a', -1)], 'a:1 b:2'],
  [
    'gives cards with the same order value the same number',
    [ordered('a', 5), ordered('b', 5), ordered('c', 9)],
    'a:1 b:1 c:2',
  ],
  ['keeps the order of cards without a value', [wireCard('a', [wireAction(1)]), ordered('b', null)], 'a:1 b:2'],
  [
    'drops a card without actions and closes the gap',
    [ordered('a', 1), ordered('b', 2, []), ordered('c', 3)],
    'a:1 c:2',
  ],
  ['drops a card whose actions are null', [{ id: 'a', actions: null }, ordered('b', 2)], 'b:1'],
  ['drops a card whose only action is malformed', [ordered('a', 1, [{ id: 1 }]), ordered('b', 2)], 'b:1'],
  [
    'drops a malformed card and keeps the rest',
    [7, null, {}, { id: {} }, { id: { toString: 0 } }, ordered('b', 2)],
    'b:1',
  ],
];

for (const [title, cards, expected] of sequences)
  test(title, () => {
    assert.is(shape(parsedCards(...cards)), expected);
  });

test('gives each action its card’s number, in the order of the cards', () => {
  const widget = parsedCards(
    ordered('z', 9, [wireAction(3)]),
    ordered('x', 2, []),
    ordered('y', 1, [wireAction(1), wireAction(2)]),
  );
  assert.equal(
    widget.actions.map(({ id, initialOrder, order, widgetCardId }) => [id, initialOrder, order, widgetCardId]),
    [
      [1, 1, 1, 'y'],
      [2, 1, 1, 'y'],
      [3, 2, 2, 'z'],
    ],
  );
});

const cardTypes: [given: string | number | null | undefined, expected: string][] = [
  [1, 'seesOne'],
  [2, 'choosesMany'],
  [3, 'choosesOneContact'],
  [4, 'choosesOneDonation'],
  [5, 'choosesOne'],
  ['2', 'choosesMany'],
  ['choosesMany', 'choosesMany'],
  ['ChoosesOneContact', 'choosesOneContact'],
  ['CHOOSESONE', 'choosesOne'],
  [null, 'seesOne'],
  [undefined, 'seesOne'],
  [0, 'seesOne'],
  ['constructor', 'seesOne'],
];

for (const [given, expected] of cardTypes)
  test(`reads card type ${JSON.stringify(given)} as ${expected}`, () => {
    assert.is(parseCardType(given), expected);
    assert.is(parsedCards(wireCard('c', [wireAction(1)], { type: given })).cards[0]?.type, expected);
  });

const orderTypes: [given: string | number | null | undefined, expected: string][] = [
  [1, 'Nominal'],
  [2, 'Conditional'],
  ['2', 'Conditional'],
  ['conditional', 'Conditional'],
  ['Nominal', 'Nominal'],
  [null, 'Nominal'],
  [undefined, 'Nominal'],
  [9, 'Nominal'],
];

for (const [given, expected] of orderTypes)
  test(`reads order type ${JSON.stringify(given)} as ${expected}`, () => {
    assert.is(parseOrderType(given), expected);
    const order = { type: given, value: 1 };
    assert.is(parsedCards(wireCard('c', [wireAction(1)], { order })).actions[0]?.cardOrderType, expected);
  });

const OPTIONAL_OF_CARD = `type heading subHeading transitionHeading order countdownTimer partner representativeSearch
  logoSource sequenceToWidgetCardId`.split(/\s+/);

test('reads null as absent in every optional field of a card', () => {
  const nulls = Object.fromEntries(OPTIONAL_OF_CARD.map((key) => [key, null]));
  const dropped: Dropped = [];
  const widget = parsed(wireWidget([wireCard('c', [wireAction(1)], nulls)]), dropped);
  assert.equal(widget, parsedCards(wireCard('c', [wireAction(1)])));
  assert.equal(dropped, []);
});

for (const [given, expected] of [
  ['partner', 'partner'],
  ['Partner', 'partner'],
  ['other', 'other'],
  ['publisher', 'other'],
  [null, 'other'],
] as const)
  test(`shows the logo of ${expected} where logoSource is ${given}`, () => {
    assert.is(parsedCards(wireCard('c', [wireAction(1)], { logoSource: given })).cards[0]?.logoSource, expected);
  });

test('drops and reports actions that it can’t show, and shows the rest', () => {
  const dropped: Dropped = [];
  const broken = [
    wireAction(1),
    wireAction(2, 'teleport'),
    { type: 'poll' },
    'x',
    wireAction(3, 'quiz'),
    wireAction(4),
  ];
  const { quiz: _, ...withoutQuiz } = allKinds;
  const widget = parsed(wireWidget([wireCard('c', broken), 5]), dropped, { kinds: withoutQuiz });
  assert.equal(
    widget.actions.map(({ id }) => id),
    [1, 4],
  );
  assert.equal(dropped.map(([what]) => what).sort(), [
    'action 2',
    'action 3',
    'action on card c',
    'action on card c',
    'card 1',
  ]);
  assert.ok(dropped.some(([what, why]) => what === 'action 2' && why.includes('teleport')));
});

const notCards = fc.oneof(fc.jsonValue(), fc.anything());
const nearlyCards = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    type: fc.jsonValue(),
    order: fc.oneof(fc.record({ value: fc.oneof(fc.double(), fc.jsonValue()), type: fc.jsonValue() }), fc.jsonValue()),
    logoSource: fc.oneof(fc.string(), fc.jsonValue()),
    countdownTimer: fc.oneof(fc.double(), fc.jsonValue()),
    actions: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ id: fc.integer(), type: fc.oneof(fc.constant('poll'), fc.string()), details: fc.jsonValue() }),
        ),
      ),
    ),
  },
  { requiredKeys: [] },
);

test('never throws for any card, and keeps no card without actions', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(notCards, nearlyCards)), (cards) => {
      const widget = parsed(wireWidget(cards));
      const numbers = new Set(widget.cards.map(({ sequence }) => sequence));
      assert.equal(
        [...numbers],
        [...numbers].map((_, n) => n + 1),
      );
      assert.ok(widget.cards.every(({ actions }) => actions.length > 0));
    }),
    { numRuns: 500 },
  );
});

test.run();
