import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPartners } from '../../../../../widget/core/tracking/partners/named.ts';

const NO_PARTNERS = { facebookPixelIds: [], iponWeb: [], customTrackings: [] };
const NO_TERMS = { purposes: null, vendor: null };

test('reads third parties’ tags, as JavaScript by default', () => {
  const customTrackings = [
    { type: 'HTML', event: 'ActionCompleted', content: '<img>', arguments: ['timestamp'] },
    { type: 'javascript', event: null, content: 'x()', arguments: null },
  ];
  assert.equal(readPartners({ ...NO_PARTNERS, customTrackings }).tags, [
    { type: 'html', event: 'ActionCompleted', content: '<img>', arguments: ['timestamp'], ...NO_TERMS },
    { type: 'javascript', event: '', content: 'x()', arguments: [], ...NO_TERMS },
  ]);
});

const TERMS = { purposes: [1, 7], vendor: 755 };
const TAG = { type: 'javascript', event: '', content: 'x()', arguments: [] };
const ODD_TERMS = [{ purposes: '1' }, { purposes: [1, '7'] }, { purposes: 7 }, { vendor: '755' }];

test('reads what calls to partners need, where an empty list says nothing, and drops those whose needs are odd', () => {
  const variants = [{}, TERMS, { purposes: [], vendor: null }, ...ODD_TERMS];
  const { pixels, impressions, tags } = readPartners({
    iponWeb: ['https://i.test/', ...variants.map((terms) => ({ url: 'https://j.test/', ...terms })), 5, null],
    facebookPixelIds: [7, '8', ...variants.map((terms) => ({ id: 9, ...terms })), null],
    customTrackings: [...variants.map((terms) => ({ ...TAG, ...terms })), 'x()', null],
  });
  const terms = [NO_TERMS, TERMS, NO_TERMS];
  assert.equal(impressions, [
    { url: 'https://i.test/', ...NO_TERMS },
    ...terms.map((each) => ({ url: 'https://j.test/', ...each })),
  ]);
  assert.equal(pixels, [
    { id: '7', ...NO_TERMS },
    { id: '8', ...NO_TERMS },
    ...terms.map((each) => ({ id: '9', ...each })),
  ]);
  assert.equal(
    tags,
    terms.map((each) => ({ ...TAG, ...each })),
  );
});

test.run();
