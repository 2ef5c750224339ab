import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BETWEEN, LATE, withHours } from '../support/hours.ts';

const PAGES: [what: string, url: string, invites: string, tells: string][] = [
  ['the share page', '/share/wr-poll', 'This page needs JavaScript to take part.', 'You can no longer take part.'],
  ['the feed', '/share/wr-poll/feed', 'Take action', 'See what came of it'],
  [
    'oEmbed',
    `/oembed?url=${encodeURIComponent('http://localhost:80/share/wr-poll')}`,
    'Take action',
    'See what came of it',
  ],
];

for (const [what, url, invites, tells] of PAGES)
  test(`${what} stays after closing, and invites nobody to take part`, () =>
    withHours(['poll'], async ({ app }, setClock) => {
      const ask = async () => (await app.inject({ url, headers: { host: 'localhost:80' } })).body;
      setClock(BETWEEN);
      const open = await ask();
      assert.equal([open.includes(invites), open.includes(tells)], [true, false]);
      setClock(LATE);
      const over = await ask();
      assert.equal([over.includes(invites), over.includes(tells)], [false, true]);
    }));

test.run();
