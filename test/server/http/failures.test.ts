import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import { calls } from '../../../widget/core/api/calls.ts';
import { ACTIVITY, activity, PETITION, POLL, signature, vote } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const BODY_LIMIT = 64 * 1024;
const error = (body: unknown) => (body as { error: string }).error;

/** `vote()` in exactly this many bytes. */
const voteOfBytes = (bytes: number) => {
  const empty = JSON.stringify(vote({ padding: '' })).length;
  return JSON.stringify(vote({ padding: 'x'.repeat(bytes - empty) }));
};

const MALFORMED: [title: string, body: string, message: string][] = [
  ['broken JSON', '{"id": 3101,', 'Malformed request'],
  ['nothing', '', 'Malformed request'],
  ['a list', '[]', 'The body must be a JSON object'],
  ['null', 'null', 'The body must be a JSON object'],
  ['text', '"hello"', 'The body must be a JSON object'],
  ['__proto__', '{"id":3101,"answerId":1,"__proto__":{"isAdmin":true}}', 'Malformed request'],
  ['a value that can’t be printed', '{"id":{"toString":0},"answerId":1}', 'Bad input'],
  ['a value that can’t be printed after another mistake', '{"answerId":{"toString":0}}', 'Bad input'],
  ['a constructor', '{"id":3101,"constructor":{"prototype":{"isAdmin":true}}}', 'Malformed request'],
];

for (const [title, body, message] of MALFORMED)
  test(`refuses ${title} as body`, () =>
    withServer(async ({ post }) => {
      const { status, body: failure } = await post(POLL, body);
      assert.is(status, 400);
      assert.is(error(failure), message);
      assert.not('isAdmin' in {});
    }));

/** A vote with `levels` nested lists; the body itself counts as a level. */
const nested = (levels: number) => `{"id":3101,"answerId":1,"padding":${'['.repeat(levels)}${']'.repeat(levels)}}`;

for (const [levels, status] of [
  [49, 200],
  [50, 400],
  [5_000, 400],
  [30_000, 400],
] as const)
  test(`answers ${status} to lists nested ${levels} deep`, () =>
    withServer(async ({ post }) => {
      const { status: answered, body } = await post(POLL, nested(levels));
      assert.is(answered, status);
      if (status === 400) assert.is(error(body), 'Bad input');
    }));

test('names fifty wrong fields at most', () =>
  withServer(async ({ post }) => {
    const actions = Array.from({ length: 200 }, () => ({}));
    const { status, body, text } = await post(ACTIVITY, activity({ actions }));
    assert.is(status, 400);
    assert.is(Object.keys((body as { errors: object }).errors).length, 50);
    assert.ok(text.length < BODY_LIMIT);
  }));

test('takes 64 KB and refuses more', () =>
  withServer(async ({ post }) => {
    assert.is((await post(POLL, voteOfBytes(BODY_LIMIT))).status, 200);
    for (const bytes of [BODY_LIMIT + 1, 70_000]) {
      const { status, body } = await post(POLL, voteOfBytes(bytes));
      assert.is(status, 413);
      assert.equal(body, { error: 'Request too large' });
    }
  }));

for (const contentType of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
  test(`refuses a submission as ${contentType}`, () =>
    withServer(async ({ post }) => {
      const headers = { 'idempotency-key': randomUUID(), 'content-type': contentType };
      const { status, body } = await post(POLL, vote(), headers);
      assert.is(status, 415);
      assert.equal(body, { error: 'Unsupported content type' });
    }));

test('answers 404 to unknown calls and those not built yet', () =>
  withServer(async ({ post }) => {
    const known = new Set(MODULES.map(({ call }) => call.path));
    const others = Object.values(calls).filter(({ path }) => !known.has(path));
    for (const path of [...others.map((call) => call.path), 'Widget/NoSuchCall', '']) {
      const { status, body } = await post(path, {});
      assert.is(status, 404);
      assert.equal(body, { error: 'Not found' });
    }
  }));

for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const)
  test(`answers ${method} on a call with 405 and what is allowed`, () =>
    withServer(async ({ app }) => {
      const answer = await app.inject({ method, url: `/api/${POLL}` });
      assert.is(answer.statusCode, 405);
      assert.equal(answer.json(), { error: 'Method not allowed' });
      assert.match(String(answer.headers.allow), /POST/);
    }));

for (const url of ['/%zz', '/api/%zz', '/shared/%zz'])
  test(`refuses the address ${url} without repeating it`, () =>
    withServer(async ({ app }) => {
      const { statusCode, body } = await app.inject(url);
      assert.is(statusCode, 400);
      assert.equal(JSON.parse(body), { error: 'Malformed request' });
    }));

test('reveals nothing of an internal error', () =>
  withServer(async ({ post, db }) => {
    await db.schema.dropTable('votes').execute();
    const { status, body, text } = await post(POLL, vote());
    assert.is(status, 500);
    assert.equal(body, { error: 'Internal server error' });
    assert.not.match(text, /votes|at \w/);
  }));

test('lets a page of any origin read a failure', () =>
  withServer(async ({ post }) => {
    const { headers } = await post(PETITION, signature({ email: 'x' }), {
      origin: 'null',
      'idempotency-key': randomUUID(),
    });
    assert.is(headers['access-control-allow-origin'], '*');
  }));

test('drops NUL, which PostgreSQL cannot store', () =>
  withServer(async ({ post, db }) => {
    const { status } = await post(PETITION, signature({ firstName: 'A\u0000da' }));
    assert.is(status, 200);
    assert.equal(await db.selectFrom('signatures').select('firstName').execute(), [{ firstName: 'Ada' }]);
  }));

test.run();
