import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completeEmail } from '../../../../widget/core/api/calls/forms.ts';
import type { FieldUses } from '../../../../widget/core/api/wire/common.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import type { Action } from '../../../../widget/core/model/action.ts';
import { createEmailing } from '../../../../widget/parts/email/index.ts';
import type { LetterValues } from '../../../../widget/parts/email/letter.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { detailsIn, kindTools } from '../../support/kind-tools.ts';

const ADDRESS = {
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07102',
};

const ADA: LetterValues = {
  subject: ' Please repair the lamps ',
  message: 'Dear Ann and Bob, fourteen lamps have been dark since March. Please repair them.',
  prefix: 'Ms.',
  firstName: ' Ada ',
  lastName: ' Lovelace ',
  email: ' ada@example.test ',
  phone: '',
  homeAddress: null,
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

withDom(test);

const api = withApi(test);

type Told = string[];

function setUp({
  mode = 'default' as Mode,
  names = ['Ann', 'Bob'],
  lost = 'none',
  ...fields
}: Record<string, unknown> & { mode?: Mode; names?: string[]; lost?: string } = {}) {
  const kind = kindTools(api, 'email', { emailRecipients: names.map((name) => ({ name })), ...fields });
  const told: Told = kind.told;
  const commands = {
    ...kind.tools.commands,
    loadScreen: async (_: Action, screen = 'success') => screen !== lost,
    open: async (_: unknown, screen: string) => void told.push(`open ${screen}`),
  };
  const { variables } = kind.session;
  const fill = (text: string) => text.replaceAll('@recipientName', variables.value.recipientName ?? '');
  const app = { ...kind.tools, commands, fill, mode, locale: 'en-US' } as unknown as App;
  const emailing = createEmailing(kind.action, app, {
    draft: { subject: '', message: 'Dear @recipientName,\nplease repair the lamps of the town.' },
    fields: detailsIn(fields)?.fields as FieldUses,
    flow: { call: completeEmail, onSent: () => void told.push('sent'), finish: () => void told.push('finish') },
  });
  const send = (values: Partial<LetterValues> = {}) =>
    emailing.commands.submit({ ...ADA, ...values }, [{ name: 'emailOptIn', label: 'Write to me', isSeen: true }]);
  return { ...kind, ...emailing, send };
}

const bodies = () => api.received.map(({ body }) => body as Record<string, unknown>);
const paths = () => api.received.map(({ path }) => path);
const keys = () => api.received.map(({ headers }) => headers['idempotency-key']);

test('sends only the fields that the form shows', async () => {
  api.replyWith({ json: { endUsersCount: 5 } });
  const { send } = setUp({ details: { fields: { prefix: 'hidden', phone: 'hidden' } } });
  await send({ phone: '(518) 555-0100', homeAddress: ADDRESS });
  const [body] = bodies();
  assert.equal([body?.prefix, body?.phoneNumber, body?.address], [undefined, undefined, undefined]);
});

test('sends the specified fields, trimmed, to all recipients at once', async () => {
  api.replyWith({ json: { endUsersCount: 5 } });
  const { send, told, session } = setUp({
    partner: { id: 9, name: 'Bridges' },
    details: { fields: { address: 'optional' } },
  });
  await send({ phone: '(518) 555-0100', homeAddress: ADDRESS });
  assert.match(paths()[0] ?? '', /Widget\/CompleteEmailAsync$/);
  assert.equal(bodies(), [
    {
      id: 1,
      from: 'ada@example.test',
      prefix: 'Ms.',
      firstName: 'Ada',
      lastName: 'Lovelace',
      subject: 'Please repair the lamps',
      text: ADA.message,
      representatives: [{ name: 'Ann' }, { name: 'Bob' }],
      phoneNumber: '+15185550100',
      address: {
        countryCode: 'US',
        adminArea1Code: 'NJ',
        city: 'Newark',
        zipCode: '07102',
        street: 'Ferry St',
        streetNo: '12',
      },
      optIns: [
        {
          partnerId: 9,
          isOptedInToPartnerEmail: true,
          isOptedInToPartnerSMS: false,
          isOptedInToPartnerCall: false,
          recordedLabelSeen: 'Write to me',
        },
      ],
    },
  ]);
  assert.equal(told, ['finish']);
  assert.equal(session.variables.value, { userFullName: 'Ada Lovelace', recipientName: 'Ann and Bob' });
});

test('sends no invalid phone, and no address that was not asked for', async () => {
  api.replyWith({});
  await setUp().send({ phone: '555' });
  const [body = {}] = bodies();
  for (const name of ['phoneNumber', 'address', 'answerId', 'optIns']) assert.not(name in body, name);
});

test('sends the answer that led to the action, if it depends on one', async () => {
  api.replyWith({});
  const { send, session } = setUp({ dependentActionId: 1 });
  session.answer({ actionIdentifier: '1|email', answerId: 7 });
  session.answer({ actionIdentifier: '2|poll', answerId: 8 });
  await send();
  assert.is(bodies()[0]?.answerId, 7);
});

test('uses a separate call in test mode', async () => {
  api.replyWith({});
  await setUp({ mode: 'AB4E_TEST' }).send();
  assert.match(paths()[0] ?? '', /Widget\/TestCompleteEmailAsync$/);
});

const namesIn = (recipients: readonly { name: string }[]) => recipients.map(({ name }) => name);

test('offers the same letter to the remaining recipients, addressed by their names', async () => {
  api.replyWith({});
  const { send, commands, recipients, store, told } = setUp({ names: ['Ann', 'Bob', 'Cid'] });
  commands.pick('Cid', false);
  await send({ message: 'Dear Ann and Bob,\nthe Annual report says so. Ann and Bob know it.' });
  assert.equal(told, ['sent', 'open multiRepStep2']);
  assert.equal(store.sentTo.value, ['Ann', 'Bob']);
  assert.equal(namesIn(recipients.chosenNext.value), ['Cid']);
  await commands.sendAgain();
  assert.equal(told, ['sent', 'open multiRepStep2', 'finish']);
  const [, next] = bodies();
  assert.equal(next?.representatives, [{ name: 'Cid' }]);
  assert.is(next?.text, 'Dear Cid,\nthe Annual report says so. Ann and Bob know it.');
  assert.is(new Set(keys()).size, 2);
  assert.equal(
    bodies().map(({ earlierKey }) => earlierKey),
    [undefined, keys()[0]],
    'the second letter has the same writer, who counts once',
  );
});

test('sends nothing to the remaining recipients when going back from the second step', async () => {
  api.replyWith({});
  const { send, commands, recipients, told } = setUp({ names: ['Ann', 'Bob', 'Cid'] });
  commands.pick('Cid', false);
  await send();
  assert.equal([namesIn(recipients.chosen.value), namesIn(recipients.chosenNext.value)], [[], ['Cid']]);
  await send();
  assert.is(api.received.length, 1);
  assert.is(told.at(-1), 'finish');
});

for (const [title, lost] of [
  ['the second step', 'multiRepStep2'],
  ['the end screen', 'success'],
] as const)
  test(`sends nothing if ${title} does not load`, async () => {
    api.replyWith({});
    const { send, store } = setUp({ lost });
    await send();
    assert.equal([api.received.length, store.isSubmitting.value], [0, false]);
  });

test('writes to nobody twice', async () => {
  api.replyWith({});
  const { send, told } = setUp();
  await send();
  await send();
  assert.is(api.received.length, 1);
  assert.equal(told, ['finish', 'finish']);
});

test('sends nothing without recipients, and says so', async () => {
  api.replyWith({});
  const { send, commands, told } = setUp({ names: ['Ann'] });
  commands.pick('Ann', false);
  await send();
  assert.is(api.received.length, 0);
  assert.equal(told, ['alert email.noRecipient']);
});

test('does not say that an undeliverable letter was sent', async () => {
  api.replyWith({
    json: {
      endUsersCount: 5,
      recipients: [
        { name: 'Ann', status: 'noAddress' },
        { name: 'Bob', status: 'queued' },
      ],
    },
  });
  const { send, store, recipients, told } = setUp();
  await send();
  assert.equal(store.sentTo.value, ['Bob']);
  assert.equal(
    recipients.unreachable.value.map(({ name }) => name),
    ['Ann'],
  );
  assert.equal(told, ['finish']);
});

test('does not say that a letter was sent if the server only keeps it', async () => {
  api.replyWith({
    json: {
      endUsersCount: 5,
      recipients: [
        { name: 'Ann', status: 'kept' },
        { name: 'Bob', status: 'kept' },
      ],
    },
  });
  const { send, store, told } = setUp();
  await send();
  assert.equal([store.sentTo.value, store.keptFor.value], [[], ['Ann', 'Bob']]);
  assert.equal([...store.emailed.value], ['Ann', 'Bob']);
  assert.equal(told, ['finish']);
});

test('sends once if Send is pressed twice', async () => {
  api.replyWith({});
  const { send } = setUp();
  await Promise.all([send(), send()]);
  assert.is(api.received.length, 1);
});

test('retries with the same key and body if the answer was lost', async () => {
  api.replyWith({ hangUp: true }, {});
  const { send, store, told } = setUp();
  await send();
  assert.is(store.isSubmitting.value, false);
  assert.equal(store.sentTo.value, []);
  await send();
  assert.is(new Set(keys()).size, 1);
  assert.equal(bodies()[0], bodies()[1]);
  assert.equal(told, ['alert form.failed. email.notSent', 'finish']);
});

test('sends the corrected letter if the first never arrived', async () => {
  api.replyWith({ hangUp: true }, {});
  const { send, store, told } = setUp();
  await send();
  await send({ email: 'corrected@example.test' });
  assert.is(new Set(keys()).size, 1);
  assert.is(bodies()[1]?.from, 'corrected@example.test');
  assert.equal([store.sentTo.value, store.unchangedTo.value], [['Ann', 'Bob'], []]);
  assert.equal(told, ['alert form.failed. email.notSent', 'finish']);
});

test('after a lost answer, uses the recipients of the letter that arrived', async () => {
  api.replyWith(
    { hangUp: true },
    { status: 422 },
    { json: { endUsersCount: 5, recipients: [{ name: 'Ann', status: 'queued' }] } },
  );
  const { send, commands, store, recipients, told } = setUp();
  commands.pick('Bob', false);
  await send();
  commands.pick('Bob', true);
  commands.pick('Ann', false);
  await send();
  assert.equal(
    bodies().map(({ representatives }) => representatives),
    [[{ name: 'Ann' }], [{ name: 'Bob' }], [{ name: 'Ann' }]],
  );
  assert.equal([store.sentTo.value, store.unchangedTo.value], [['Ann'], ['Ann']]);
  assert.equal(namesIn(recipients.open.value), ['Bob']);
  assert.equal(told, ['alert form.failed. email.notSent', 'sent', 'open multiRepStep2']);
});

for (const json of [{ endUsersCount: 5 }, { endUsersCount: 5, recipients: [{ name: 'Ann', status: 'queued' }] }])
  test(`names those who got the unchanged letter, and sends no second one, after ${JSON.stringify(json)}`, async () => {
    api.replyWith({ hangUp: true }, { status: 422 }, { json });
    const { send, store, told } = setUp({ names: ['Ann'] });
    await send();
    await send({ message: 'Fourteen lamps have been dark since March, and not twelve. Please repair them.' });
    await send();
    assert.is(api.received.length, 3);
    assert.equal(bodies()[0], bodies()[2]);
    assert.equal(store.unchangedTo.value, ['Ann']);
    assert.equal(told, ['alert form.failed. email.notSent', 'finish', 'finish']);
  });

const FAILURES: [title: string, reply: { status: number; json?: object }, alert: string][] = [
  [
    'the first message of the errors object',
    { status: 400, json: { errors: { text: ['Too short', 'Too dull'], from: ['No'] } } },
    'Too short',
  ],
  ['that there were too many requests', { status: 429, json: { error: 'Too many requests' } }, 'errors.tooMany'],
  ['the general text if the server gives no message', { status: 500 }, 'form.failed'],
  ['the general text if the errors are empty', { status: 400, json: { errors: {} } }, 'form.failed'],
];

for (const [title, reply, alert] of FAILURES)
  test(`after a failure, shows ${title} and stays`, async () => {
    api.replyWith(reply);
    const { send, told, store } = setUp();
    await send();
    assert.equal(told, [`alert ${alert}. email.notSent`]);
    assert.is(store.isSubmitting.value, false);
  });

test.run();
