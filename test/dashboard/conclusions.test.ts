import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { conclude as concludeDesigns, designName, isSeen } from '../../dashboard/actions/Designs.tsx';
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

test.run();
