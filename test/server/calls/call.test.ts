import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aCall, CALL, UPDATE_CALL } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type CallAnswer = { callActionCompletionId: string; endUsersCount: number; isSinglePerson: boolean };

test('stores several recipients as one completion, counted once', () =>
  withServer(async ({ post, db }) => {
    const first = await post(CALL, aCall());
    const { callActionCompletionId, ...rest } = first.body as CallAnswer;
    assert.is(first.status, 200);
    assert.equal(rest, { endUsersCount: 1, isSinglePerson: true });
    const second = await post(
      UPDATE_CALL,
      aCall({ callActionCompletionId, completionType: 1, recipientName: 'Samuel Brandt' }),
    );
    assert.equal(second.body, { callActionCompletionId, endUsersCount: 1, isSinglePerson: false });
    assert.is((await db.selectFrom('callCompletions').selectAll().execute()).length, 1);
    const outcomes = await db
      .selectFrom('callOutcomes')
      .select(['callActionCompletionId', 'recipientName', 'completionType'])
      .orderBy('id')
      .execute();
    assert.equal(outcomes, [
      { callActionCompletionId, recipientName: 'Elena Ortiz', completionType: 'Contacted' },
      { callActionCompletionId, recipientName: 'Samuel Brandt', completionType: 'Voicemail' },
    ]);
  }));

test('keeps the earlier reports when an outcome is changed', () =>
  withServer(async ({ post, db }) => {
    const { callActionCompletionId } = (await post(CALL, aCall({ completionType: 2 }))).body as CallAnswer;
    const { body } = await post(UPDATE_CALL, aCall({ callActionCompletionId, completionType: 0 }));
    assert.equal(body, { callActionCompletionId, endUsersCount: 1, isSinglePerson: true });
    const types = await db.selectFrom('callOutcomes').select('completionType').orderBy('id').execute();
    assert.equal(
      types.map(({ completionType }) => completionType),
      ['Unavailable', 'Contacted'],
    );
  }));

test('stores the location of a call, but nothing about the caller', () =>
  withServer(async ({ post, db }) => {
    await post(CALL, aCall({ location: { latitude: 40.7357, longitude: -74.1724 }, adCampaign: 'l-1' }));
    const row = await db.selectFrom('callCompletions').selectAll().executeTakeFirstOrThrow();
    const { widgetId, location, adCampaign } = JSON.parse(row.context);
    assert.equal([row.identifier, widgetId, adCampaign], ['3501|call@1', 1010, 'l-1']);
    assert.equal(location, { latitude: 40.7, longitude: -74.2 });
  }));

for (const completionType of [0, 1, 2, '0', 'Contacted', 'Voicemail', 'Unavailable'])
  test(`accepts the outcome ${JSON.stringify(completionType)}`, () =>
    withServer(async ({ post }) => {
      assert.is((await post(CALL, aCall({ completionType }))).status, 200);
    }));

for (const completionType of [3, 'Skipped', 4, -1, 0.5, '', 'contact', 'constructor'])
  test(`refuses the outcome ${JSON.stringify(completionType)}, and stores nothing`, () =>
    withServer(async ({ post, db }) => {
      const { status, body } = await post(CALL, aCall({ completionType }));
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { completionType: ['Invalid Value'] });
      assert.equal(await db.selectFrom('callCompletions').selectAll().execute(), []);
    }));

const malformed: [field: string, body: object][] = [
  ['completionType', { completionType: undefined }],
  ['completionType', { completionType: [0] }],
  ['recipientName', { recipientName: { first: 'Elena' } }],
  ['recipientName', { recipientName: 'x'.repeat(201) }],
];

for (const [field, changes] of malformed)
  test(`refuses ${JSON.stringify(changes).slice(0, 60)}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(CALL, aCall(changes as Record<string, unknown>));
      assert.is(status, 400);
      assert.ok((body as { errors: Record<string, string[]> }).errors[field]);
    }));

test('counts every reader who calls', () =>
  withServer(async ({ post }) => {
    await post(CALL, aCall());
    const { body } = await post(CALL, aCall());
    assert.is((body as CallAnswer).endUsersCount, 2);
  }));

test('counts a call with a repeated key once, and gives the same answer', () =>
  withServer(async ({ post, db }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(CALL, aCall(), headers);
    const again = await post(CALL, aCall(), headers);
    assert.equal(again.body, first.body);
    assert.is((await db.selectFrom('callOutcomes').selectAll().execute()).length, 1);
  }));

test('adds an outcome with a repeated key once', () =>
  withServer(async ({ post, db }) => {
    const { callActionCompletionId } = (await post(CALL, aCall())).body as CallAnswer;
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) await post(UPDATE_CALL, aCall({ callActionCompletionId, completionType: 1 }), headers);
    assert.is((await db.selectFrom('callOutcomes').selectAll().execute()).length, 2);
  }));

test('gives completions unguessable ids', () =>
  withServer(async ({ post }) => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push(((await post(CALL, aCall())).body as CallAnswer).callActionCompletionId);
    assert.is(new Set(ids).size, 3);
    for (const id of ids) assert.match(id, /^[\w-]{22}$/);
  }));

test('adds nothing to an unknown completion', () =>
  withServer(async ({ post }) => {
    for (const callActionCompletionId of ['AAAAAAAAAAAAAAAAAAAAAA', 0, '']) {
      const { status, body } = await post(UPDATE_CALL, aCall({ callActionCompletionId }));
      assert.is(status, 404);
      assert.equal(body, { error: 'Unknown completion' });
    }
  }));

test('requires the id of the completion to add to', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(UPDATE_CALL, aCall());
    assert.is(status, 400);
    assert.ok((body as { errors: Record<string, string[]> }).errors.callActionCompletionId);
  }));

test('accepts only calls of its content', () =>
  withServer(async ({ post }) => {
    for (const path of [CALL, UPDATE_CALL])
      for (const id of [424242, 3001]) {
        const { status, body } = await post(path, aCall({ id, callActionCompletionId: 'x' }));
        assert.is(status, 404);
        assert.equal(body, { error: 'Unknown action' });
      }
  }));

test.run();
