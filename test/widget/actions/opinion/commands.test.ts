import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createOpinionCommands } from '../../../../widget/actions/opinion/commands.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { detailsIn, kindTools } from '../../support/kind-tools.ts';

const ada = {
  message: ` ${'It would change my nights. '.repeat(3)}`,
  fullName: ' Ada King Lovelace ',
  postalCode: ' 12180 ',
  homeAddress: null as Address | null,
  email: ' ada@example.test ',
  phone: '',
  prefix: '',
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

withDom(test);

const api = withApi(test);

function setUp(fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, 'opinion', { ...fields, details: { prompt: 'Why in @district?', ...detailsIn(fields) } });
  const count = () => kind.session.peopleOf(kind.action);
  const opinion = createOpinionCommands(kind.action, kind.tools);
  const send = (values: Partial<typeof ada> = {}) =>
    opinion.submit({ ...ada, ...values }, [{ name: 'emailOptIn', label: 'Write to me', isSeen: true }]);
  return { ...kind, count, opinion, send };
}

const bodies = () => api.received.map(({ body }) => body as Record<string, unknown>);

test('sends the trimmed text, the name in parts and the postal code', async () => {
  api.replyWith({ json: { endUsersCount: 7 } });
  const { send, count, session, told } = setUp();
  await send();
  assert.equal(bodies(), [
    {
      id: 1,
      text: ada.message.trim(),
      firstName: 'Ada',
      middleName: 'King',
      lastName: 'Lovelace',
      email: 'ada@example.test',
      zipCode: '12180',
    },
  ]);
  assert.is(count(), 7);
  assert.equal(session.variables.value, { userFullName: 'Ada King Lovelace', postalCode: '12180' });
  assert.equal(told, ['finish']);
});

test('remembers the question as it was shown, for copy that names it', async () => {
  api.replyWith({});
  const { send, answers } = setUp();
  await send();
  assert.equal(answers, [{ answerText: ada.message.trim(), questionText: 'Why in 12?' }]);
});

test('sends a picked address in full, and its postal code', async () => {
  api.replyWith({});
  const homeAddress = {
    streetNo: '12',
    street: 'Ferry St',
    city: 'Newark',
    adminArea1Code: 'NJ',
    adminArea1Name: 'New Jersey',
    countryCode: 'US',
    postalCode: '07105',
  };
  await setUp({ representativeSearch: { id: 1, countryCode: 'US' } }).send({ homeAddress, postalCode: '' });
  assert.equal(bodies()[0]?.address, homeAddress);
  assert.is(bodies()[0]?.zipCode, '07105');
});

test('sends a title and a phone only if they are asked for', async () => {
  api.replyWith({});
  const fields = { prefix: 'optional', phone: 'hidden' };
  await setUp({ details: { fields } }).send({ prefix: 'Dr.', phone: '(518) 555-0100' });
  assert.equal([bodies()[0]?.prefix, bodies()[0]?.phoneNumber], ['Dr.', undefined]);
});

test('sends a phone in E.164 if it parses, otherwise none', async () => {
  api.replyWith({}, {});
  await setUp().send({ phone: '(518) 555-0100' });
  await setUp().send({ phone: '5555555' });
  assert.equal(
    bodies().map(({ phoneNumber }) => phoneNumber),
    ['+15185550100', undefined],
  );
});

test.run();
