import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPetitionCommands } from '../../../../widget/actions/petition/commands.ts';
import { createPetitionStore } from '../../../../widget/actions/petition/store.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { detailsIn, kindTools } from '../../support/kind-tools.ts';

const ada = {
  fullName: ' Ada King Lovelace ',
  email: ' ada@example.test ',
  postalCode: ' 12180 ',
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
  const kind = kindTools(api, 'petition', { ...fields, details: { signatures: 6, ...detailsIn(fields) } });
  const store = kind.tools.of(kind.action, createPetitionStore);
  const petition = createPetitionCommands(kind.action, kind.tools);
  const sign = (values: Partial<typeof ada & { showName: boolean }> = {}, isNameSeen = true) =>
    petition.submit({ ...ada, ...values }, [
      { name: 'emailOptIn', label: 'Write to me', isSeen: true },
      { name: 'showName', label: 'Show my name', isSeen: isNameSeen },
    ]);
  return { ...kind, store, sign, petition };
}

const bodies = () => api.received.map(({ body }) => body as Record<string, unknown>);

test('sends the trimmed name in full and in parts, and makes it available to copy', async () => {
  api.replyWith({ json: { endUsersCount: 50 } });
  const { sign, petition, store, session, told } = setUp();
  await sign();
  assert.equal(bodies(), [
    {
      id: 1,
      firstName: 'Ada',
      middleName: 'King',
      lastName: 'Lovelace',
      from: 'Ada King Lovelace',
      email: 'ada@example.test',
      zipCode: '12180',
    },
  ]);
  assert.equal([store.signatures.value, petition.isSubmitting.value], [50, false]);
  assert.equal(session.variables.value, { userFullName: 'Ada King Lovelace', postalCode: '12180' });
  assert.equal(told, ['finish']);
});

const HOME: Address = {
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07105',
};

const ASKED: [what: string, fields: object, sent: object][] = [
  ['no fields that it does not show', {}, { phoneNumber: '+15185550100', zipCode: '12180' }],
  [
    'title, address and postal code',
    { prefix: 'optional', phone: 'hidden', address: 'optional' },
    { prefix: 'Dr.', address: HOME, zipCode: '12180' },
  ],
  [
    'the postal code of a required address',
    { prefix: 'required', phone: 'required', address: 'required' },
    { prefix: 'Dr.', phoneNumber: '+15185550100', address: HOME, zipCode: '07105' },
  ],
];

for (const [what, fields, sent] of ASKED)
  test(`sends ${what}`, async () => {
    api.replyWith({});
    const { sign } = setUp({ details: { fields } });
    await sign({ prefix: 'Dr.', phone: '(518) 555-0100', homeAddress: HOME });
    const { prefix, phoneNumber, address, zipCode } = bodies()[0] ?? {};
    assert.equal(JSON.parse(JSON.stringify({ prefix, phoneNumber, address, zipCode })), sent);
  });

for (const [phone, expected] of [
  ['(518) 555-0100', '+15185550100'],
  ['555', undefined],
] as const)
  test(`sends ${expected ?? 'no phone'} for "${phone}"`, async () => {
    api.replyWith({});
    await setUp().sign({ phone });
    assert.is(bodies()[0]?.phoneNumber, expected);
  });

test('once signed, only moves on, whatever the form contains', async () => {
  api.replyWith({});
  const { sign, told } = setUp();
  await sign();
  await sign({ email: 'other@example.test' });
  assert.is(api.received.length, 1);
  assert.equal(told, ['finish', 'moveOn']);
});

test('stores the corrected entry even if the first one had arrived', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, { json: { endUsersCount: 7 } }, { json: { endUsersCount: 8 } });
  const { sign, store, told } = setUp();
  await sign();
  await sign({ email: 'corrected@example.test' });
  assert.equal(
    bodies().map(({ email }) => String(email).split('@')[0]),
    ['ada', 'corrected', 'ada', 'corrected'],
  );
  assert.is(store.signatures.value, 8);
  assert.equal(told, ['alert form.failed. petition.notSent', 'finish']);
});

const WALL = { details: { wall: true, latest: [{ name: 'Noor A.' }] } };

const CONSENTS: [what: string, given: { showName?: boolean }, isSeen: boolean, sent: boolean, own: string][] = [
  ['yes where the box is ticked', { showName: true }, true, true, 'Ada L.'],
  ['no where it is not', { showName: false }, true, false, ''],
  ['no where it was never touched', {}, true, false, ''],
  ['no where it was not in view', { showName: true }, false, false, ''],
];

for (const [what, given, isSeen, sent, own] of CONSENTS)
  test(`sends ${what}`, async () => {
    const latest = [...(own ? [{ name: own }] : []), { name: 'Ben T.' }];
    api.replyWith({ json: { endUsersCount: 8, latest } });
    const { sign, store } = setUp(WALL);
    await sign(given, isSeen);
    assert.is(bodies()[0]?.showName, sent);
    assert.equal(store.wall.value, { own, others: ['Ben T.', 'Noor A.'] });
  });

test('asks for no name and shows none without a wall', async () => {
  api.replyWith({ json: { endUsersCount: 8 } });
  const { sign, store } = setUp();
  await sign({ showName: true });
  assert.not.ok('showName' in (bodies()[0] ?? {}));
  assert.is(store.wall.value, null);
});

for (const latest of ['x', 7, null, {}, [null, { name: 5 }, { name: '' }]])
  test(`takes a signature as stored whose answer has ${JSON.stringify(latest)} for names`, async () => {
    api.replyWith({ json: { endUsersCount: 8, latest } });
    const { sign, store, told } = setUp(WALL);
    await sign();
    assert.equal(told, ['finish']);
    assert.equal(store.wall.value, { own: '', others: ['Noor A.'] });
  });

test.run();
