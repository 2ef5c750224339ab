import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { conclude as concludeDesigns, designName, isSeen } from '../../dashboard/actions/Designs.tsx';
import { beforeWords, changeOf as changeSince, noteOf } from '../../dashboard/actions/Headline.tsx';
import { changeOf, conclude } from '../../dashboard/loading/compare.ts';
import { variantOf } from './stand-in/actions.ts';
import { figuresOf } from './stand-in/loading.ts';

const [slow, fast, few] = [figuresOf('ready', 5_000, 1), figuresOf('ready', 4_000, 0.8), figuresOf('ready', 20, 1)];

test('says which release is faster, and by how much', () => {
  assert.is(
    conclude(['0.1.0', '0.2.0'], [slow, fast], 'ready'),
    'For most readers (p75), 0.2.0 is 147 ms (19.9%) faster than 0.1.0.',
  );
  assert.match(conclude(['0.2.0', '0.1.0'], [fast, slow], 'ready'), /0\.1\.0 is 147 ms \(24\.9%\) slower than 0\.2\.0/);
  assert.is(conclude(['one', 'other'], [slow, slow], 'ready'), 'For most readers (p75) both are as fast.');
});

test('warns of few placements', () => {
  assert.match(conclude(['0.1.0', '0.2.0'], [slow, few], 'ready'), /0\.2\.0 had fewer than 100 placements/);
});

test('has no difference where one of them never came so far', () => {
  const none = { ...few, stages: [] };
  assert.equal(changeOf(slow, none, 'ready', 'p75').ms, null);
  assert.match(conclude(['0.1.0', '0.2.0'], [slow, none], 'ready'), /no figures/);
});

const designs = (...all: [name: string, completed: number, seen: number][]) =>
  all.map((each) => variantOf(...each)).filter(isSeen);

test('says that intervals overlap, and what follows from it', () => {
  const text = concludeDesigns(designs(['wide', 50, 1_000], ['narrow', 45, 1_000], ['', 5, 1_000]));
  assert.match(text, /^The intervals of wide and narrow overlap: the difference between them may be chance/);
});

test('says that they don’t', () => {
  const text = concludeDesigns(designs(['wide', 500, 10_000], ['narrow', 300, 10_000]));
  assert.match(
    text,
    /^The interval of wide does not overlap with any other: more readers complete it \(5% against 3%\)/,
  );
});

test('calls designs with a number by it', () => {
  const text = concludeDesigns(designs(['1', 50, 1_000], ['2', 45, 1_000], ['', 48, 1_000]));
  assert.match(text, 'The intervals of design 1 and no variant named, design 2 overlap');
  assert.equal(designs(['2', 5, 10], ['wide-2', 5, 10]).map(designName), ['Design 2', 'wide-2']);
});

test('compares no design with itself, nor with one that nobody saw', () => {
  assert.match(concludeDesigns(designs(['wide', 5, 100], ['unseen', 0, 0])), /only one design/);
});

const compared = (now: number | null, before: number | null, mayBeChance: boolean | null = false) =>
  ({ figure: 'completed', now, before, mayBeChance }) as const;

test('says how much a count has changed, and a rate in points', () => {
  assert.equal(changeSince(compared(112, 100)), { is: 'up', text: '+12%', mayBeChance: false });
  assert.equal(changeSince(compared(0, 400)), { is: 'down', text: '−100%', mayBeChance: false });
  assert.is(changeSince(compared(100, 100, true))?.text, '±0%');
  assert.equal([changeSince(compared(12, 0))?.text, changeSince(compared(0, 0, true))?.text], ['+12', '±0%']);
  assert.is(changeSince({ ...compared(0.084, 0.0921), figure: 'rate' })?.text, '−0.8 points');
});

test('says what a figure was, and that a difference may be chance', () => {
  assert.is(noteOf(compared(1_500, 1_200), 1), '1,200 the day before');
  assert.is(noteOf(compared(12, 10, true), 7), '10 in the 7 days before; the difference may be chance');
  assert.is(noteOf(compared(10, 10, true), 7), '10 in the 7 days before');
});

test('shows no change where there is nothing to compare with, or too little', () => {
  for (const each of [compared(12, null, null), compared(null, 4), compared(12, 3, null)])
    assert.is(changeSince(each), null);
  assert.equal(
    [noteOf(compared(12, null, null), 7), noteOf(compared(null, 4, null), 7)],
    ['', '4 in the 7 days before'],
  );
  assert.is(noteOf(compared(12, 3, null), 7), '3 in the 7 days before; too few to compare');
});

for (const [title, change, words] of [
  ['whole days', {}, /^Compared with the 28 days before: Sep 6.–.Oct 3, 2026\.$/],
  ['days that were cut', { isCut: true }, /Oct 3, 2026, up to the same time of day\.$/],
  ['one day', { from: '2026-10-03' }, /^Compared with the day before: Oct 3, 2026\.$/],
  ['nothing', { since: null }, /^Nothing was counted in the 28 days before .*, so there is no change to show\.$/],
  [
    'a part',
    { since: '2026-09-20' },
    /^Counting began on Sep 20, 2026, too late for a comparison with the same time before \(Sep 6/,
  ],
] as const)
  test(`says of ${title} what the figures are compared with`, () => {
    const before = { from: '2026-09-06', to: '2026-10-03', isCut: false, since: '2026-09-06', ...change };
    assert.match(beforeWords(before), words);
  });

test.run();
