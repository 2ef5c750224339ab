import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CHECK_REGISTRATION, GET_ACTIONS, registration } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';
import { startVoterRoll } from '../support/voter-roll.ts';

const KEY = { 'idempotency-key': '1b671a64-40d5-491e-99b0-da01ff1f3341' };

type Use = Parameters<typeof withServer>[0];
type Roll = Awaited<ReturnType<typeof startVoterRoll>>;

/** A server with this voter roll. */
async function withRoll(
  reply: Parameters<typeof startVoterRoll>[0],
  work: (...given: [...Parameters<Use>, Roll]) => Promise<void>,
) {
  const roll = await startVoterRoll(reply);
  try {
    await withServer((server) => work(server, roll), { voterRollUrl: roll.url });
  } finally {
    await roll.close();
  }
}

test('answers "unknown" without a voter roll, and stores no birthday or street', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(
      CHECK_REGISTRATION,
      registration({ optIns: [{ partnerId: 11, isOptedInToPartnerEmail: true }] }),
    );
    assert.is(status, 200);
    assert.equal(body, { endUsersCount: 1, isRegistered: null });
    const rows = await db.selectFrom('registrationChecks').selectAll().execute();
    assert.is(rows[0]?.isRegistered, null);
    assert.is(rows[0]?.adminArea1Code, 'NJ');
    assert.not.match(JSON.stringify(rows), /1990|Ferry St/);
    assert.is((await db.selectFrom('optIns').selectAll().execute()).length, 1);
  }));

for (const registered of [true, false])
  test(`passes on the voter roll’s answer: ${registered}`, () =>
    withRoll({ json: { registered } }, async ({ post, db }, roll) => {
      const asked = { prefix: 'Ms.', phoneNumber: '+12015550123' };
      const { body } = await post(CHECK_REGISTRATION, registration(asked));
      assert.equal(body, { endUsersCount: 1, isRegistered: registered });
      assert.equal((roll.asked[0]?.body as { state: string } | undefined)?.state, 'NJ');
      const [row] = await db.selectFrom('registrationChecks').selectAll().execute();
      assert.equal([row?.isRegistered, row?.prefix, row?.phone], [Number(registered), 'Ms.', '"+12015550123"']);
    }));

/** The details of the demonstration's registration check, as the widget gets them. */
async function detailsIn(post: Parameters<Use>[0]['post']) {
  const { body } = await post(GET_ACTIONS, { widgetRequestId: 'wr-checkregistration' }, {});
  const { cards } = body as { cards: { actions: { details?: object }[] }[] };
  return cards[0]?.actions[0]?.details ?? {};
}

test('tells the widget whether anybody can be looked up', async () => {
  await withServer(async ({ post }) => assert.equal(await detailsIn(post), { hasLookUp: false }));
  await withRoll({ json: { registered: true } }, async ({ post }) => assert.equal(await detailsIn(post), {}));
});

test('asks the voter roll once for a repeated key', () =>
  withRoll({ json: { registered: true } }, async ({ post }, roll) => {
    const first = await post(CHECK_REGISTRATION, registration(), KEY);
    const second = await post(CHECK_REGISTRATION, registration(), KEY);
    assert.is(first.text, second.text);
    assert.is(roll.asked.length, 1);
  }));

test('passes on what the voter roll finds wrong', () =>
  withRoll({ status: 422, json: { messages: { zipCode: ['No such ZIP code'] } } }, async ({ post, db }) => {
    const { status, body } = await post(CHECK_REGISTRATION, registration());
    assert.is(status, 400);
    assert.equal(body, { modelState: { zipCode: ['No such ZIP code'] } });
    assert.equal(await db.selectFrom('registrationChecks').selectAll().execute(), []);
  }));

test('frees the key when the voter roll fails', () =>
  withRoll({ status: 500, json: {} }, async ({ post }, roll) => {
    const first = await post(CHECK_REGISTRATION, registration(), KEY);
    assert.is(first.status, 503);
    assert.equal(first.body, { error: 'The voter roll did not answer' });
    await post(CHECK_REGISTRATION, registration(), KEY);
    assert.is(roll.asked.length, 2);
  }));

test('does not ask the voter roll for an unknown action', () =>
  withRoll({ json: { registered: true } }, async ({ post }, roll) => {
    const { status } = await post(CHECK_REGISTRATION, registration({ id: 'invented' }));
    assert.equal([status, roll.asked.length], [404, 0]);
  }));

test('checks at most ten registrations per minute and network address', () =>
  withServer(
    async ({ post }) => {
      const statuses = [];
      for (let sent = 0; sent < 11; sent++) statuses.push((await post(CHECK_REGISTRATION, registration())).status);
      assert.equal(statuses, [...Array(10).fill(200), 429]);
    },
    { rateLimit: 100 },
  ));

type Refusal = [title: string, changes: Record<string, unknown>, modelState: Record<string, string[]>];

const REFUSALS: Refusal[] = [
  ['no e-mail', { email: '' }, { email: ['Required'] }],
  ['a blank name', { firstName: ' ' }, { firstName: ['Invalid first name'] }],
  ['no date of birth', { dateOfBirth: '' }, { dateOfBirth: ['Invalid date of birth'] }],
  ['a date that doesn’t exist', { dateOfBirth: '1990-02-30' }, { dateOfBirth: ['Invalid date of birth'] }],
  ['a future date', { dateOfBirth: '2999-01-01' }, { dateOfBirth: ['Invalid date of birth'] }],
  ['a date before 1900', { dateOfBirth: '1899-12-31' }, { dateOfBirth: ['Invalid date of birth'] }],
  ['half an address', { street: ' ', city: '' }, { street: ['Required'], city: ['Required'] }],
  ['a state of another country', { adminArea1Code: 'ENG' }, { adminArea1Code: ['Invalid state'] }],
  ['a postal code of another country', { zipCode: 'SW1A 2AA' }, { zipCode: ['Invalid postal code'] }],
  ['no postal code', { zipCode: undefined }, { zipCode: ['Required'] }],
];

for (const [title, changes, modelState] of REFUSALS)
  test(`refuses ${title} with this call’s own error format`, () =>
    withServer(async ({ post, db }) => {
      const { status, body } = await post(CHECK_REGISTRATION, registration(changes));
      assert.is(status, 400);
      assert.equal(body, { modelState });
      assert.equal(await db.selectFrom('registrationChecks').selectAll().execute(), []);
    }));

test('sends readers who may not be registered to the official page', () =>
  withServer(async ({ app }) => {
    const { statusCode, headers } = await app.inject({ url: '/register-to-vote?utm_campaign=check_registration' });
    assert.equal([statusCode, headers.location], [302, 'https://vote.gov/register']);
  }));

test.run();
