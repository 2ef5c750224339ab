import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Feedback, feedbackOf, thirdsOf } from '../../../../widget/actions/sentimentpoll/distribution.ts';
import { sentimentText } from '../../../../widget/actions/sentimentpoll/words.ts';
import { sentimentBucket } from '../../../../widget/core/model/answer.ts';

const BUCKETS: [value: number, bucket: number][] = [
  [0, 0],
  [0.083, 0],
  [0.084, 1],
  [0.5, 6],
  [0.91, 10],
  [0.92, 11],
  [1, 11],
];

for (const [value, bucket] of BUCKETS)
  test(`${value} falls into part ${bucket} of 12`, () => assert.is(sentimentBucket(value), bucket));

const HIGH = [1, 1, 1, 1, 1, 1, 2, 5, 9, 12, 9, 4];
const SPLIT = [35, 12, 1, 0, 0, 1, 0, 0, 0, 1, 10, 21];
const EVEN = HIGH.map(() => 5);

const STANDS: [title: string, counts: number[], value: number, feedback: Feedback][] = [
  ['nobody else', [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.2, 'first'],
  ['most at the high end, the reader among them', HIGH, 0.75, 'majority'],
  ['most at the high end, the reader beyond them', HIGH, 1, 'further'],
  ['most at the high end, the reader at the low one', HIGH, 0, 'further'],
  ['two camps, the reader in the larger', SPLIT, 0.04, 'majority'],
  ['two camps, the reader in the smaller', SPLIT, 0.99, 'further'],
  ['two camps, the reader between them', SPLIT, 0.5, 'further'],
  ['answers everywhere alike', EVEN, 0.3, 'majority'],
  ['two readers, as far apart as can be', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0, 'majority'],
];

for (const [title, counts, value, feedback] of STANDS)
  test(`with ${title}: ${feedback}`, () => assert.is(feedbackOf(counts, value), feedback));

test('sums up the thirds of the scale', () => {
  assert.equal(thirdsOf([2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]), [50, 25, 25]);
  assert.equal(thirdsOf(EVEN.map(() => 0)), [0, 0, 0]);
});

const t = (key: string, values?: Record<string, unknown>) => (values ? `${values.percent} ${values.label}` : key);
const ENDS = { lowLabel: 'No', highLabel: 'Yes' };

const WORDS: [value: number, words: string][] = [
  [0, '100% No'],
  [0.49, '2% No'],
  [0.5, 'sentimentpoll.middle'],
  [0.7, '40% Yes'],
  [1, '100% Yes'],
];

for (const [value, words] of WORDS)
  test(`says ${value} in words`, () => assert.is(sentimentText(value, ENDS, t as never, 'en-US'), words));

test.run();
