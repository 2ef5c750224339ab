import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shareText, type Words, xText } from '../../../../widget/parts/share/commands.ts';

const LINK = 'https://w.test/share/wr';
const words: Words = { custom: '', title: 'Mend the bridge', call: 'Take action with me!', via: 'Via @riders' };

const cases: [title: string, given: Partial<Words>, besideLink: string, onX: string][] = [
  [
    'title, call and mention',
    {},
    'Mend the bridge\nTake action with me! Via @riders',
    `Mend the bridge\nTake action with me! Via @riders ${LINK}`,
  ],
  [
    'no mention without a name',
    { via: '' },
    'Mend the bridge\nTake action with me!',
    `Mend the bridge\nTake action with me! ${LINK}`,
  ],
  ['no title if it is empty', { title: '', via: '' }, 'Take action with me!', `Take action with me! ${LINK}`],
  ['only the publisher’s text', { custom: 'Ours.' }, 'Ours.', 'Ours.'],
];

for (const [title, given, besideLink, onX] of cases)
  test(`has ${title}`, () => {
    assert.is(shareText({ ...words, ...given }), besideLink);
    assert.is(xText({ ...words, ...given }, LINK), onX);
  });

test('cuts a long title so that call and link fit into a post', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 200, maxLength: 400 }), (title) => {
      const text = xText({ ...words, title }, LINK);
      assert.ok(text.endsWith(`\nTake action with me! Via @riders ${LINK}`));
      // X counts a link as 23 characters.
      assert.ok(text.length - LINK.length + 23 <= 280, String(text.length));
    }),
  );
});

test.run();
