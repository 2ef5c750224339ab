import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../../server/calls/index.ts';
import { oddBody, oddId, oddText } from '../../../server/support/odd-bodies.ts';
import { withServer } from '../../../server/support/server.ts';
import { VALID } from '../../../server/support/valid-bodies.ts';

/** Bodies per call, `npm run soak` sends more; the seed makes a run the same everywhere. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const SETTINGS = { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 1), endOnFailure: false };

const UNLIMITED = { rateLimit: 0 };

for (const { call } of MODULES)
  test(`${call.path} answers ${RUNS} odd bodies without a server error`, () =>
    withServer(async ({ post }) => {
      const isAnswered = async (body: string) => {
        const { status, text } = await post(call.path, body);
        assert.ok(status < 500, `${status} to ${body.slice(0, 500)}`);
        assert.not.match(text, /\n\s+at /);
      };
      await fc.assert(fc.asyncProperty(oddBody(VALID[call.path] ?? {}), isAnswered), SETTINGS);
    }, UNLIMITED));

const ADDRESSES: [title: string, urls: fc.Arbitrary<string>][] = [
  ['Addresses/Geocode', oddId.map((id) => `/api/Addresses/Geocode?id=${id}`)],
  [
    'Addresses/Suggest',
    fc
      .tuple(oddText, oddText, oddText)
      .map(
        ([query, country, place]) => `/api/Addresses/Suggest?query=1${query}&countryCode=${country}&latitude=${place}`,
      ),
  ],
  ['/share', fc.tuple(oddText, oddText).map(([id, query]) => `/share/${id}?${query}`)],
  ['/media', oddText.map((id) => `/media/${id}/${id}`)],
  ['/share of a widget', oddText.map((query) => `/share/wr-petition?${query}&mode=${query}`)],
];

for (const [title, urls] of ADDRESSES)
  test(`${title} answers ${RUNS} odd addresses without a server error`, () =>
    withServer(async ({ app }) => {
      const isAnswered = async (url: string) => {
        const { statusCode } = await app.inject({ url });
        assert.ok(statusCode < 500, `${statusCode} to ${url.slice(0, 500)}`);
      };
      await fc.assert(fc.asyncProperty(urls, isAnswered), SETTINGS);
    }, UNLIMITED));

test.run();
