import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createRegistrationCommands,
  type RegistrationValues,
} from '../../../../widget/actions/checkregistration/commands.ts';
import { createRegistrationStore } from '../../../../widget/actions/checkregistration/store.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const ada: RegistrationValues = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@example.test ',
  prefix: 'Dr.',
  phone: '(518) 555-0100',
  dateOfBirth: '1990-5-4',
  homeAddress: {
    streetNo: '12',
    street: 'Ferry St',
    city: 'Newark',
    adminArea1Code: 'NJ',
    adminArea1Name: 'New Jersey',
    countryCode: 'US',
    postalCode: '07105',
  },
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

withDom(test);

const api = withApi(test);

function setUp(fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, 'checkregistration', fields);
  const store = kind.tools.of(kind.action, createRegistrationStore);
  const registration = createRegistrationCommands(kind.action, kind.tools);
  return {
    ...kind,
    store,
    check: (values: Partial<RegistrationValues> = {}) =>
      registration.submit({ ...ada, ...values }, [{ name: 'emailOptIn', label: 'Write to me', isSeen: true }]),
  };
}

test('sends what the roll needs, the date of birth in ISO format, and no reminder opt-in', async () => {
  api.replyWith({ json: { endUsersCount: 1, isRegistered: true } });
  const { check, session } = setUp();
  await check();
  assert.equal(api.received[0]?.body, {
    id: 1,
    email: 'ada@example.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    street: 'Ferry St',
    streetNo: '12',
    adminArea1Code: 'NJ',
    city: 'Newark',
    dateOfBirth: '1990-05-04',
    zipCode: '07105',
    subscribedToElectionReminders: false,
  });
  assert.equal(session.variables.value, { userFullName: 'Ada Lovelace', postalCode: '07105' });
});

test('keeps the reader’s own number for the thanks', async () => {
  api.replyWith({ json: { endUsersCount: 3128, isRegistered: true } });
  const { check, session, action } = setUp();
  await check();
  assert.is(session.peopleOf(action), 3128);
});

test('sends title and phone only if they are asked for', async () => {
  api.replyWith({});
  await setUp({ details: { fields: { prefix: 'optional', phone: 'required' } } }).check();
  const [body] = api.received.map((each) => each.body as Record<string, unknown>);
  assert.equal([body?.prefix, body?.phoneNumber], ['Dr.', '+15185550100']);
});

for (const [isRegistered, result] of [
  [true, 'registered'],
  [false, 'possiblyNot'],
  [null, 'unknown'],
  [undefined, 'unknown'],
] as const)
  test(`registered: ${isRegistered} shows ${result}, and is final only if the reader is found`, async () => {
    api.replyWith({ json: { endUsersCount: 1, isRegistered } });
    const { check, store, told, action, tools } = setUp();
    await check();
    assert.is(store.result.value, result);
    assert.equal(told, ['finish']);
    assert.is(tools.commands.isDone(action), result === 'registered');
  });

const NOT_FOUND = { json: { endUsersCount: 1, isRegistered: false } };

for (const [title, values, isCorrection] of [
  ['corrects the first look-up when the name changes', { lastName: 'King' }, true],
  ['corrects the first look-up when nothing changes', {}, true],
  ['corrects the first look-up when the first name changes', { firstName: 'Adah' }, true],
  ['corrects the first look-up when the birth date changes', { dateOfBirth: '1990-4-5' }, true],
  ['counts as another person when the email address changes', { email: 'bob@example.test' }, false],
  ['counts as another person of the same address', { firstName: 'Bob', dateOfBirth: '1988-1-2' }, false],
] as const)
  test(`a second look-up ${title}`, async () => {
    api.replyWith(NOT_FOUND, NOT_FOUND, NOT_FOUND);
    const { check } = setUp();
    await check();
    await check(values);
    await check(values);
    const [first, second, third] = api.received.map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      earlierKey: (body as { earlierKey?: string }).earlierKey,
    }));
    assert.is(first?.earlierKey, undefined);
    assert.is(second?.earlierKey, isCorrection ? first?.key : undefined);
    assert.is(third?.earlierKey, second?.key);
    assert.is.not(second?.key, first?.key);
  });

for (const [title, reply, text] of [
  [
    'an error of the roll',
    { status: 400, json: { modelState: { zipCode: ['No such ZIP', 'x'] } } },
    'checkregistration.failed',
  ],
  ['a failure', { status: 503, json: { error: 'x' } }, 'checkregistration.failedUnexplained'],
  ['a malformed model state', { status: 400, json: { modelState: [7] } }, 'checkregistration.failedUnexplained'],
] as const)
  test(`shows an alert for ${title} and keeps the form`, async () => {
    api.replyWith(reply);
    const { check, told } = setUp();
    await check();
    assert.equal(told, [`alert ${text}. checkregistration.notSent`]);
  });

test.run();
