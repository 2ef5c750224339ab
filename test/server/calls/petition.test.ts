import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GET_ACTIONS, PETITION, signature } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const BASE_SIGNATURES = 3127;

test('stores a signature with all its fields and its opt-ins', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(
      PETITION,
      signature({
        prefix: 'Ms.',
        middleName: 'King',
        suffix: 'Jr',
        phoneNumber: { countryCode: 'US', nationalNumber: '2015550123' },
        address: { streetNo: '12', street: 'Ferry St', postalCode: '07105' },
        optIns: [
          { partnerId: 10, isOptedInToPartnerEmail: true, recordedLabelSeen: 'Yes, write to me' },
          { partnerId: 11, isOptedInToPartnerEmail: false },
        ],
      }),
    );
    assert.is(status, 200);
    assert.equal(body, { endUsersCount: BASE_SIGNATURES + 1, latest: [] });
    const [row] = await db.selectFrom('signatures').selectAll().execute();
    const {
      id: _,
      at: __,
      submissionKey: ___,
      context,
      ...stored
    } = row ?? { id: 0, at: '', submissionKey: '', context: '{}' };
    assert.equal(stored, {
      identifier: '3001|petition@1',
      emailKey: 'ada@example.org',
      email: 'ada@example.org',
      fullName: 'Ada Lovelace',
      prefix: 'Ms.',
      firstName: 'Ada',
      middleName: 'King',
      lastName: 'Lovelace',
      suffix: 'Jr',
      phone: '{"countryCode":"US","nationalNumber":"2015550123"}',
      postalCode: '07102',
      address: '{"streetNo":"12","street":"Ferry St","postalCode":"07105"}',
      showName: 0,
      shownName: null,
      isHidden: null,
    });
    assert.is(JSON.parse(context).widgetId, 1001);
    const optIns = await db.selectFrom('optIns').select(['partnerId', 'email', 'labelSeen']).orderBy('id').execute();
    assert.equal(optIns, [
      { partnerId: '10', email: 1, labelSeen: 'Yes, write to me' },
      { partnerId: '11', email: 0, labelSeen: null },
    ]);
  }));

test('stores both of two signatures under one address, each with its opt-ins', () =>
  withServer(async ({ post, db }) => {
    const label = 'Yes, write to me';
    const agreed = (isOptedInToPartnerEmail: boolean) => ({
      optIns: [{ partnerId: 10, isOptedInToPartnerEmail, recordedLabelSeen: label }],
    });
    await post(PETITION, signature(agreed(true)));
    const { body } = await post(PETITION, signature({ email: 'ADA@example.org', firstName: 'A.', ...agreed(false) }));
    assert.equal(body, { endUsersCount: BASE_SIGNATURES + 2, latest: [] });
    assert.equal(await db.selectFrom('signatures').select(['firstName', 'emailKey']).orderBy('id').execute(), [
      { firstName: 'Ada', emailKey: 'ada@example.org' },
      { firstName: 'A.', emailKey: 'ada@example.org' },
    ]);
    assert.equal(await db.selectFrom('optIns').select(['emailKey', 'email', 'labelSeen']).orderBy('id').execute(), [
      { emailKey: 'ada@example.org', email: 1, labelSeen: label },
      { emailKey: 'ada@example.org', email: 0, labelSeen: label },
    ]);
  }));

test('shows today’s signatures with the widget', () =>
  withServer(async ({ post }) => {
    await post(PETITION, signature());
    await post(PETITION, signature({ email: 'grace@example.org' }));
    const { text } = await post(GET_ACTIONS, { widgetRequestId: 'wr-petition' }, {});
    const action = JSON.parse(text).cards[0].actions[0];
    assert.is(action.details.signatures, BASE_SIGNATURES + 2);
    assert.is(action.endUsersCount, BASE_SIGNATURES + 2);
  }));

test('counts every petition separately', () =>
  withServer(async ({ post }) => {
    await post(PETITION, signature());
    const { body } = await post(PETITION, signature({ id: 3102 }));
    assert.equal(body, { endUsersCount: 413 });
  }));

test('accepts only petitions of its content', () =>
  withServer(async ({ post }) => {
    const { status, body } = await post(PETITION, signature({ id: 3101 }));
    assert.is(status, 404);
    assert.equal(body, { error: 'Unknown action' });
  }));

type Refusal = [title: string, changes: Record<string, unknown>, errors: Record<string, string[]>];

const REFUSALS: Refusal[] = [
  ['no e-mail', { email: undefined }, { email: ['Required'] }],
  ['an empty e-mail', { email: '' }, { email: ['Required'] }],
  ['no domain', { email: 'ada@localhost' }, { email: ['Invalid email'] }],
  ['a list as e-mail', { email: ['ada@example.org'] }, { email: ['Invalid email'] }],
  ['no first name', { firstName: null }, { firstName: ['Required'] }],
  ['a blank first name', { firstName: '  ' }, { firstName: ['Invalid first name'] }],
  ['a blank last name', { lastName: ' ' }, { lastName: ['Invalid last name'] }],
  ['an endless last name', { lastName: 'x'.repeat(201) }, { lastName: ['Invalid last name'] }],
  ['a long postal code', { zipCode: '12345678901' }, { zipCode: ['Invalid postal code'] }],
  ['a number as full name', { from: 7 }, { from: ['Invalid full name'] }],
  ['a number as phone', { phoneNumber: 7 }, { phoneNumber: ['Invalid phone number'] }],
  ['a number as address', { address: 7 }, { address: ['Invalid address'] }],
  ['no action', { id: undefined }, { id: ['Required'] }],
  ['several at once', { email: 'x', firstName: '' }, { firstName: ['Required'], email: ['Invalid email'] }],
];

for (const [title, changes, errors] of REFUSALS)
  test(`refuses ${title} and stores nothing`, () =>
    withServer(async ({ post, db }) => {
      const { status, body } = await post(PETITION, signature(changes));
      assert.is(status, 400);
      assert.is((body as { error: string }).error, 'Bad input');
      assert.equal((body as { errors: object }).errors, errors);
      assert.equal(await db.selectFrom('signatures').selectAll().execute(), []);
    }));

test.run();
