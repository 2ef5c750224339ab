import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';

const TOKEN = 'a-token-of-some-length';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Case = [who: string, options: object, headers: Record<string, string>, status: number];

const CASES: Case[] = [
  ['whoever sits at a trial', { openDashboards: true }, { host: 'localhost:4620' }, 200],
  ['whoever sits at a trial, by an address', { openDashboards: true }, { host: '[::1]:4620' }, 200],
  ['a page whose own name leads to a trial', { openDashboards: true }, { host: 'evil.example:4620' }, 401],
  ['a stranger', {}, { host: 'localhost' }, 401],
  ['a stranger, where there is a token', { metricsToken: TOKEN }, { host: 'localhost' }, 401],
  ['whoever has another token', { metricsToken: TOKEN }, bearer(`${TOKEN}x`), 401],
  ['whoever has a token where none is set', {}, bearer('undefined'), 401],
  ['whoever has the token', { metricsToken: TOKEN }, bearer(TOKEN), 200],
];

for (const [who, options, headers, status] of CASES)
  test(`${status === 200 ? 'lets' : 'refuses'} ${who}`, () =>
    withServer(async ({ app }) => {
      const answer = await app.inject({ url: '/metrics', headers });
      assert.is(answer.statusCode, status);
      assert.is(/civic_action_/.test(answer.body), status === 200);
      if (status === 401) assert.is(answer.headers['www-authenticate'], 'Bearer');
    }, options));

for (const [title, headers] of [
  ['the metrics', { host: 'localhost' }],
  ['a refusal', { host: 'evil.example' }],
] as const)
  test(`keeps ${title} from pages of other sites, and from caches`, () =>
    withServer(
      async ({ app }) => {
        const answer = await app.inject({ url: '/metrics', headers: { ...headers, origin: 'https://news.example' } });
        assert.not('access-control-allow-origin' in answer.headers);
        assert.not('timing-allow-origin' in answer.headers);
        assert.is(answer.headers['cross-origin-resource-policy'], 'same-origin');
        assert.is(answer.headers['cache-control'], 'no-store');
      },
      { openDashboards: true },
    ));

test('speaks Prometheus’s text format', () =>
  withServer(
    async ({ app }) => {
      const { headers, body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
      assert.is(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
      assert.match(body, /^# TYPE civic_action_http_request_seconds histogram$/m);
    },
    { openDashboards: true },
  ));

test.run();
