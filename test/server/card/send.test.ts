import type { FastifyReply, FastifyRequest } from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardPage } from '../../../server/card/pages.ts';
import { sendCardPage } from '../../../server/card/send.ts';

/** The `Cache-Control` of a page whose widget opens or closes in so many seconds. */
function cachedFor(secondsLeft: number | null, usual = 60) {
  let told = '';
  const reply = {
    headers(given: Record<string, string>) {
      told = given['cache-control'] ?? '';
      return reply;
    },
    header: () => reply,
    type: () => reply,
    send: () => reply,
  };
  const body = Buffer.from('');
  const bodies = { br: body, gzip: body, identity: body };
  const page = { etag: '"a"', bytes: 0, styles: [], bodies, isPersonal: false, takesDonations: false, secondsLeft };
  sendCardPage({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, page satisfies CardPage, usual);
  return told;
}

const ROWS: [left: number | null, cacheControl: string][] = [
  [null, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform'],
  [1_000, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform'],
  [100.9, 'public, max-age=0, s-maxage=60, stale-while-revalidate=40, no-transform'],
  [30, 'public, max-age=0, s-maxage=30, stale-while-revalidate=0, no-transform'],
  [0.9, 'public, no-cache, no-transform'],
];

for (const [left, cacheControl] of ROWS)
  test(`lets shared caches keep a page that is right for ${left ?? 'ever more'} seconds`, () =>
    assert.is(cachedFor(left), cacheControl));

test('lets no cache keep a page where the operator allows none', () =>
  assert.is(cachedFor(1_000, 0), 'public, no-cache, no-transform'));

test.run();
