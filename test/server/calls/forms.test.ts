import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GET_ACTIONS, OPINION, opinion, SIGNUP, signUp, TWEET } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

test('stores a sign-up with its phone and its opt-ins', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(
      SIGNUP,
      signUp({
        phone: { countryCode: 'US', nationalNumber: '2015550123' },
        prefix: 'Ms.',
        address: { streetNo: '12', street: 'Ferry St', postalCode: '07105' },
        optIns: [
          { partnerId: 12, isOptedInToPartnerEmail: true, recordedLabelSeen: 'Partner' },
          { publisherId: 1, isOptedInToPublisherEmail: true, recordedLabelSeen: 'Publisher' },
        ],
      }),
    );
    assert.is(status, 200);
    assert.equal(body, { endUsersCount: 1 });
    const [row] = await db.selectFrom('signups').selectAll().execute();
    assert.is(row?.phone, '{"countryCode":"US","nationalNumber":"2015550123"}');
    assert.is(row?.prefix, 'Ms.');
    assert.is(row?.address, '{"streetNo":"12","street":"Ferry St","postalCode":"07105"}');
    assert.is(row?.identifier, '3050|signup@1');
    assert.equal(
      await db.selectFrom('optIns').select(['partnerId', 'publisherId', 'email', 'labelSeen']).orderBy('id').execute(),
      [
        { partnerId: '12', publisherId: null, email: 1, labelSeen: 'Partner' },
        { partnerId: null, publisherId: '1', email: 1, labelSeen: 'Publisher' },
      ],
    );
  }));

test('stores and counts every opinion', () =>
  withServer(async ({ post, db }) => {
    await post(OPINION, opinion());
    await post(OPINION, opinion({ email: ' ADA@example.org'.trim(), text: 'And I have thought of something else.' }));
    const { body } = await post(OPINION, opinion({ email: 'grace@example.org', address: { postalCode: '07105' } }));
    assert.equal(body, { endUsersCount: 3 });
    const rows = await db.selectFrom('opinions').select(['emailKey', 'address']).orderBy('id').execute();
    assert.equal(rows, [
      { emailKey: 'ada@example.org', address: null },
      { emailKey: 'ada@example.org', address: null },
      { emailKey: 'grace@example.org', address: '{"postalCode":"07105"}' },
    ]);
  }));

test('counts a post and thanks in the action’s words', () =>
  withServer(async ({ post, db }) => {
    const { body } = await post(TWEET, { id: 3052, text: 'Renew it' });
    assert.equal(body, {
      endUsersCount: 1,
      thankYouTitle: 'Said in public',
      thankYouText: 'Offices read what they are mentioned in. Ask a friend to say it too.',
      useLocalRepresentative: true,
    });
    assert.equal(await db.selectFrom('posts').select('text').execute(), [{ text: 'Renew it' }]);
  }));

test('shows how many have signed up with the widget', () =>
  withServer(async ({ post }) => {
    await post(SIGNUP, signUp());
    await post(SIGNUP, signUp({ email: 'Ada@example.org' }));
    await post(SIGNUP, signUp({ email: 'grace@example.org' }));
    const { text } = await post(GET_ACTIONS, { widgetRequestId: 'wr-signup' }, {});
    assert.is(JSON.parse(text).cards[0].actions[0].endUsersCount, 3);
  }));

test('stores a repeated key once', () =>
  withServer(async ({ post, db }) => {
    const headers = { 'idempotency-key': '1b671a64-40d5-491e-99b0-da01ff1f3341' };
    const first = await post(OPINION, opinion(), headers);
    const second = await post(OPINION, opinion(), headers);
    assert.is(second.text, first.text);
    assert.is((await db.selectFrom('opinions').selectAll().execute()).length, 1);
  }));

type Refusal = [title: string, path: string, body: object, errors: Record<string, string[]>];

const REFUSALS: Refusal[] = [
  ['a sign-up without a name', SIGNUP, signUp({ firstName: ' ' }), { firstName: ['Invalid first name'] }],
  ['a sign-up without an e-mail', SIGNUP, signUp({ email: '' }), { email: ['Required'] }],
  ['half a phone number', SIGNUP, signUp({ phone: { countryCode: 'US' } }), { 'phone.nationalNumber': ['Required'] }],
  ['an empty opinion', OPINION, opinion({ text: '' }), { text: ['Required'] }],
  ['a blank opinion', OPINION, opinion({ text: '  ' }), { text: ['Invalid Value'] }],
  ['an endless opinion', OPINION, opinion({ text: 'x'.repeat(10_001) }), { text: ['Invalid Value'] }],
  ['a long postal code', OPINION, opinion({ zipCode: '12345678901' }), { zipCode: ['Invalid postal code'] }],
  ['a post for no action', TWEET, { text: 'x' }, { id: ['Required'] }],
];

for (const [title, path, body, errors] of REFUSALS)
  test(`refuses ${title} and stores nothing`, () =>
    withServer(async ({ post, db }) => {
      const answer = await post(path, body);
      assert.is(answer.status, 400);
      assert.equal((answer.body as { errors: object }).errors, errors);
      for (const table of ['signups', 'opinions', 'posts', 'tallies'] as const)
        assert.equal(await db.selectFrom(table).selectAll().execute(), []);
    }));

test('stores markup as plain text', () =>
  withServer(async ({ post, db }) => {
    const markup = `<img src=x onerror="alert(1)">${'x'.repeat(50)}`;
    await post(OPINION, opinion({ text: markup, firstName: '<b>Ada</b>' }));
    assert.equal(await db.selectFrom('opinions').select(['text', 'firstName']).execute(), [
      { text: markup, firstName: '<b>Ada</b>' },
    ]);
  }));

for (const [path, body] of [
  [SIGNUP, signUp({ id: 3051 })],
  [OPINION, opinion({ id: 3050 })],
  [TWEET, { id: 3001 }],
] as const)
  test(`accepts only actions of its own kind: ${path}`, () =>
    withServer(async ({ post }) => {
      assert.is((await post(path, body)).status, 404);
    }));

test.run();
