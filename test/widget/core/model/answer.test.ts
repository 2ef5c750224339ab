import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadingAnswer, sentimentAnswerId } from '../../../../widget/core/model/answer.ts';

const thirds: [value: number, id: number][] = [
  [0, 1],
  [0.01, 1],
  [1 / 3, 1],
  [0.34, 2],
  [0.5, 2],
  [2 / 3, 2],
  [0.67, 3],
  [1, 3],
  [-1, 1],
  [2, 3],
];

for (const [value, id] of thirds)
  test(`maps sentiment ${value} to answer ${id}`, () => {
    assert.is(sentimentAnswerId(value), id);
  });

test('maps sentiments to 1, 2 or 3 in ascending order', () => {
  const sentiment = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(sentiment, sentiment, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map(sentimentAnswerId) as [number, number];
      return [1, 2, 3].includes(low) && low <= high;
    }),
  );
});

test('the next action depends on the answer, else the sentiment, else nothing', () => {
  const actionIdentifier = '1|poll';
  assert.is(leadingAnswer({ actionIdentifier, answerId: 0, sentimentValue: 1 }), 0);
  assert.is(leadingAnswer({ actionIdentifier, answerId: null, sentimentValue: 0 }), 1);
  assert.is(leadingAnswer({ actionIdentifier }), undefined);
});

test.run();
