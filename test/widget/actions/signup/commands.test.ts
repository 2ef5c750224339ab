import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSignupCommands } from '../../../../widget/actions/signup/commands.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const ada = {
  firstName: ' Ada ',
  lastName: 'Lovelace ',
  email: ' ada@example.test ',
  phone: '',
  prefix: '',
  homeAddress: null as Address | null,
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

withDom(test);

const api = withApi(test);

function setUp(fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, 'signup', fields);
  const count = () => kind.session.peopleOf(kind.action);
  const signup = createSignupCommands(kind.action, kind.tools);
  const send = (values: Partial<typeof ada> = {}) =>
    signup.submit({ ...ada, ...values }, [{ name: 'emailOptIn', label: 'Write to me', isSeen: true }]);
  return { ...kind, count, signup, send };
}

const bodies = () => api.received.map(({ body }) => body as Record<string, unknown>);

test('sends trimmed names and email, and shows how many have signed up', async () => {
  api.replyWith({ json: { endUsersCount: 7 } });
  const { send, count, session, told } = setUp();
  await send();
  assert.equal(bodies(), [{ id: 1, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' }]);
  assert.is(count(), 7);
  assert.is(session.variables.value.userFullName, 'Ada Lovelace');
  assert.equal(told, ['finish']);
});

for (const [phone, expected] of [
  ['(518) 555-0100', { countryCode: 'US', nationalNumber: '5185550100' }],
  ['+44 20 7946 0958', { countryCode: 'GB', nationalNumber: '2079460958' }],
  ['5555555', undefined],
] as const)
  test(`sends ${expected ? `${expected.nationalNumber} of ${expected.countryCode}` : 'no phone'} for "${phone}"`, async () => {
    api.replyWith({});
    await setUp().send({ phone });
    assert.equal(bodies()[0]?.phone, expected);
  });

const HOME = { street: 'Ferry St', city: 'Newark', countryCode: 'FR' } as Address;

test('sends the title and the address that it asks for', async () => {
  api.replyWith({}, {});
  const asked = { details: { fields: { prefix: 'required', address: 'optional' } } };
  await setUp(asked).send({ prefix: 'Dr.', homeAddress: HOME });
  assert.equal([bodies()[0]?.prefix, bodies()[0]?.address], ['Dr.', HOME]);
  await setUp(asked).send();
  assert.equal([bodies()[1]?.prefix, bodies()[1]?.address], [undefined, undefined]);
});

test('sends the corrected entry when the first one had arrived', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, { json: { endUsersCount: 7 } }, { json: { endUsersCount: 8 } });
  const { send, count, told } = setUp();
  await send();
  await send({ email: 'corrected@example.test' });
  assert.equal(
    bodies().map(({ email }) => String(email).split('@')[0]),
    ['ada', 'corrected', 'ada', 'corrected'],
  );
  assert.is(count(), 8);
  assert.equal(told, ['alert form.failed. signup.notSent', 'finish']);
});

test.run();
