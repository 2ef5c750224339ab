import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Outcomes, Step } from '../../../../widget/actions/call/flow.ts';
import { afterCall, type Called, calleeIndex, calleeRoute, firstLeft } from '../../../../widget/actions/call/flow.ts';
import type { CompletionType } from '../../../../widget/core/model/call.ts';

const people = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const outcomesOf = (types: (CompletionType | null)[]): Outcomes =>
  new Map(types.flatMap((type, id) => (type ? [[id, type] as const] : [])));

type Row = {
  name: string;
  outcomes: (CompletionType | null)[];
  index: number;
  isChooseMany?: boolean;
  skipEndCard?: boolean;
  unanswered?: Called['unanswered'];
  step: Step;
};

const LAST: Pick<Row, 'outcomes' | 'index'> = { outcomes: ['Contacted', 'Voicemail', 'Unavailable'], index: 2 };

const rows: Row[] = [
  {
    name: 'the first of three calls leads to the second',
    outcomes: ['Contacted', null, null],
    index: 0,
    step: { to: 'callee', index: 1 },
  },
  {
    name: 'a skipped call leads to the next as well',
    outcomes: ['Skipped', null, null],
    index: 0,
    step: { to: 'callee', index: 1 },
  },
  {
    name: 'the second call leads to the third on a choose-many card too',
    outcomes: ['Contacted', 'Voicemail', null],
    index: 1,
    isChooseMany: true,
    skipEndCard: true,
    step: { to: 'callee', index: 2 },
  },
  { name: 'the last call leads to the end', ...LAST, step: { to: 'end' } },
  { name: 'a single call leads to the end', outcomes: ['Contacted'], index: 0, step: { to: 'end' } },
  { name: 'the last call of a choose-many card leads to its list', ...LAST, isChooseMany: true, step: { to: 'list' } },
  {
    name: 'the last call of a choose-many card leads to its list even if the end card is skipped',
    ...LAST,
    isChooseMany: true,
    skipEndCard: true,
    step: { to: 'list' },
  },
  { name: 'the last call leads past a skipped end card', ...LAST, skipEndCard: true, step: { to: 'past' } },
  {
    name: 'after going back, the first call leads to the remaining one',
    outcomes: ['Voicemail', 'Contacted', null],
    index: 0,
    step: { to: 'callee', index: 2 },
  },
  {
    name: 'after going back with no calls remaining, the call leads to the end',
    outcomes: ['Voicemail', 'Contacted', 'Skipped'],
    index: 0,
    step: { to: 'end' },
  },
  {
    name: 'nobody answers: another office of the callee comes before the next callee',
    outcomes: ['Unavailable', null],
    index: 0,
    unanswered: { otherLine: 1, hasLetter: true },
    step: { to: 'line', line: 1 },
  },
  {
    name: 'nobody answers at any office: the next callee comes before a letter',
    outcomes: ['Unavailable', null],
    index: 0,
    unanswered: { otherLine: -1, hasLetter: true },
    step: { to: 'callee', index: 1 },
  },
  {
    name: 'nobody answers the last call: a letter is offered',
    outcomes: ['Contacted', 'Unavailable'],
    index: 1,
    unanswered: { otherLine: -1, hasLetter: true },
    step: { to: 'letter' },
  },
  {
    name: 'nobody answers the last call of a choose-many card: a letter comes before the list',
    outcomes: ['Unavailable'],
    index: 0,
    isChooseMany: true,
    unanswered: { otherLine: -1, hasLetter: true },
    step: { to: 'letter' },
  },
  {
    name: 'nobody answers and there is no letter: the end',
    outcomes: ['Unavailable'],
    index: 0,
    unanswered: { otherLine: -1, hasLetter: false },
    step: { to: 'end' },
  },
];

for (const { name, outcomes, index, isChooseMany = false, skipEndCard = false, unanswered = null, step } of rows)
  test(name, () => {
    const called = {
      callees: people(outcomes.length),
      outcomes: outcomesOf(outcomes),
      index,
      isChooseMany,
      skipEndCard,
      unanswered,
    };
    assert.equal(afterCall(called), step);
  });

const left: [outcomes: (CompletionType | null)[], index: number][] = [
  [[], -1],
  [[null, null], 0],
  [['Contacted', null], 1],
  [['Skipped', null], 0],
  [['Contacted', 'Skipped', null], 1],
  [['Contacted', 'Voicemail', 'Unavailable'], -1],
];

for (const [outcomes, index] of left)
  test(`with outcomes ${JSON.stringify(outcomes)}, the next to call is ${index}`, () => {
    assert.is(firstLeft(people(outcomes.length), outcomesOf(outcomes)), index);
  });

const routes: [route: string, index: number][] = [
  ['/call', 0],
  ['/call/start', 0],
  ['/call/success', 0],
  ['/Call/1', 0],
  ['/Call/2', 1],
  ['/Call/12', 11],
  ['/Call/0', 0],
  ['/call/2', 0],
];

for (const [route, index] of routes)
  test(`callee ${index} has the route ${route}`, () => {
    assert.is(calleeIndex(route), index);
  });

test('the second callee has the route /Call/2', () => {
  assert.is(calleeRoute(1), '/Call/2');
});

test.run();
