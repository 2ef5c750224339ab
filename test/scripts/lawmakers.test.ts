import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asksForLists, lawmakersWanted } from '../../scripts/lawmakers/wanted.ts';

const PLAIN = { folder: undefined, photos: false, 'list-members': false };
const HOW = { as: undefined, only: [], withPhotos: false, withListMembers: false };

const wanted = (given: Partial<Parameters<typeof lawmakersWanted>[0]>) =>
  lawmakersWanted({ ...PLAIN, ...given }, 'Usage: …');

test('takes a source by its name, with the folder of its files', () => {
  assert.equal(wanted({ lawmakers: 'us-states', folder: 'people', only: 'nj,NY', as: 'states', photos: true }), {
    source: 'us-states',
    sourceFolder: 'people',
    lawmakers: undefined,
    how: { as: 'states', only: ['NJ', 'NY'], withPhotos: true, withListMembers: false },
  });
});

test('takes a folder of our own form, beside one of content', () => {
  for (const lawmakers of ['riverton', './us'])
    assert.equal(wanted({ lawmakers, folder: 'content' }), {
      source: undefined,
      sourceFolder: undefined,
      lawmakers,
      how: HOW,
    });
});

const REFUSED: [given: Parameters<typeof wanted>[0], message: RegExp][] = [
  [{ as: 'riverton' }, /^--as names the list of --lawmakers:\n\nUsage/],
  [{ lawmakers: 'us', as: 'My List' }, /^--as takes a name of small letters/],
  [{ lawmakers: 'us', only: 'nj' }, /^--only is for --lawmakers us-states/],
  [{ lawmakers: 'us-states', only: 'New Jersey' }, /^--only takes states such as nj,ny, not "New Jersey"/],
  [{ lawmakers: 'riverton', photos: true }, /^--photos is for --lawmakers us-states\|gb\|ca: the other sources/],
  [
    { lawmakers: 'us', photos: true },
    /^--photos is for --lawmakers us-states\|gb\|ca: the other sources have no pictures/,
  ],
  [
    { lawmakers: 'au', photos: true },
    /^--photos is for --lawmakers us-states\|gb\|ca: the other sources have no pictures/,
  ],
  [{ lawmakers: 'us', 'list-members': true }, /^--list-members is for --lawmakers nz/],
];

for (const [given, message] of REFUSED)
  test(`refuses ${JSON.stringify(given)}`, () => assert.throws(() => wanted(given), message));

test('lists what there is where nothing stands behind --lawmakers', () => {
  assert.ok(asksForLists(['--lawmakers']));
  assert.not.ok(asksForLists(['--lawmakers', 'us']));
  assert.not.ok(asksForLists([]));
});

test.run();
