import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mistakesIn, textOf } from '../../../server/import/mistakes.ts';
import { ContentWidget } from '../../../server/import/shape/content.ts';

const tag = { type: 'html', content: '<img>' };

const mistakesOf = (partners: object) =>
  mistakesIn({ widgetRequestId: 'pier', widgetId: 1, publisherId: 1, cards: [], ...partners }, ContentWidget, {
    file: 'f',
    path: '',
  }).map(textOf);

test('takes what calls to partners need', () => {
  const terms = { purposes: [1, 7], vendor: 755 };
  const mistakes = mistakesOf({
    iponWeb: ['https://i.example/', { url: 'https://i.example/', ...terms }],
    facebookPixelIds: ['1', 2, { id: 3, ...terms }],
    customTrackings: [tag, { ...tag, ...terms }],
  });
  assert.equal(mistakes, []);
});

test('names what partners need in numbers that the framework does not have', () => {
  const mistakes = mistakesOf({
    iponWeb: [{ url: 'https://i.example/', purposes: [1, 12] }, { url: 'pixel.gif' }],
    facebookPixelIds: [
      { id: 2, vendor: 0 },
      { id: 3, vendors: [1] },
    ],
    customTrackings: [{ ...tag, purposes: [] }],
  });
  assert.equal(mistakes, [
    'f facebookPixelIds[0].vendor: must be a vendor’s number, not 0',
    'f facebookPixelIds[1].vendors: is not a known field',
    'f iponWeb[0].purposes[1]: 12 is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11',
    'f iponWeb[1].url: "pixel.gif" is not a web address',
    'f customTrackings[0].purposes: Expected a nonempty array but received an empty one',
  ]);
});

test.run();
