import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRegistrationCommands } from '../../../../widget/actions/checkregistration/commands.ts';
import { createOpinionCommands } from '../../../../widget/actions/opinion/commands.ts';
import { createPetitionCommands } from '../../../../widget/actions/petition/commands.ts';
import { createSignupCommands } from '../../../../widget/actions/signup/commands.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import type { Action } from '../../../../widget/core/model/action.ts';
import type { FormCommands } from '../../../../widget/parts/form/form-commands.ts';
import { withDom } from '../../../support/dom.ts';
import { TRENTON } from '../../support/addresses.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

/** What the commands of every kind with a form do alike. */
withDom(test);

const api = withApi(test);

const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  fullName: 'Ada Lovelace',
  email: 'ada@example.test',
  message: 'It would change my nights.',
  dateOfBirth: '1990-5-4',
  postalCode: '12180',
  homeAddress: TRENTON,
  phone: '',
  prefix: '',
  emailOptIn: true,
  smsOptIn: false,
  callOptIn: false,
  publisherOptIn: false,
};

type Kind = (action: Action, tools: App) => Pick<FormCommands<typeof ADA>, 'submit' | 'isSubmitting'>;

const KINDS: [type: string, create: Kind, notSent: string][] = [
  ['checkregistration', createRegistrationCommands, 'checkregistration.failedUnexplained. checkregistration.notSent'],
  ['opinion', createOpinionCommands, 'form.failed. opinion.notSent'],
  ['petition', createPetitionCommands, 'form.failed. petition.notSent'],
  ['signup', createSignupCommands, 'form.failed. signup.notSent'],
];

function setUp(type: string, create: Kind, fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, type, fields);
  const { submit, isSubmitting } = create(kind.action, kind.tools);
  const offers = [{ name: 'emailOptIn', label: 'Write to me', isSeen: true }] as const;
  return { ...kind, isSubmitting, send: (values = {}) => submit({ ...ADA, ...values }, offers) };
}

const bodies = () => api.received.map(({ body }) => body as Record<string, unknown>);

for (const [type, create, notSent] of KINDS) {
  test(`${type}: records the opt-in and its label if the action has a partner`, async () => {
    api.replyWith({});
    await setUp(type, create, { partner: { id: 9, name: 'Bridges' } }).send();
    assert.equal(bodies()[0]?.optIns, [
      {
        partnerId: 9,
        isOptedInToPartnerEmail: true,
        isOptedInToPartnerSMS: false,
        isOptedInToPartnerCall: false,
        recordedLabelSeen: 'Write to me',
      },
    ]);
  });

  test(`${type}: shows the error, and retries with the same key`, async () => {
    api.replyWith({ status: 500 }, { json: { endUsersCount: 1 } });
    const { send, isSubmitting, told } = setUp(type, create);
    await send();
    assert.equal([told, isSubmitting.value], [[`alert ${notSent}`], false]);
    await send();
    assert.is(new Set(api.received.map(({ headers }) => headers['idempotency-key'])).size, 1);
    assert.equal(told, [`alert ${notSent}`, 'finish']);
  });

  test(`${type}: sends once if the button is pressed twice`, async () => {
    api.replyWith({});
    const { send } = setUp(type, create);
    await Promise.all([send(), send()]);
    assert.is(api.received.length, 1);
  });

  test(`${type}: stores the corrected entry even if the first one had arrived`, async () => {
    api.replyWith({ hangUp: true }, { status: 422 }, { json: { endUsersCount: 7 } }, { json: { endUsersCount: 8 } });
    const { send, told } = setUp(type, create);
    await send();
    await send({ email: 'corrected@example.test' });
    assert.equal(
      bodies().map(({ email }) => String(email).split('@')[0]),
      ['ada', 'corrected', 'ada', 'corrected'],
    );
    assert.equal(told, [`alert ${notSent}`, 'finish']);
  });

  test(`${type}: sends nothing and keeps the form enabled if the end screen does not load`, async () => {
    api.replyWith({});
    const { send, isSubmitting, told, end } = setUp(type, create);
    end.comes = false;
    await send();
    assert.equal([api.received.length, isSubmitting.value, told], [0, false, []]);
    end.comes = true;
    await send();
    assert.equal([api.received.length, told], [1, ['finish']]);
  });

  test(`${type}: reports its own errors, and leaves failed requests to the client`, async () => {
    const { send, session, reported } = setUp(type, create);
    api.replyWith({ status: 500 });
    await send();
    assert.equal(reported, []);
    session.setVariables = () => {
      throw new TypeError('ours');
    };
    api.replyWith({});
    await send();
    assert.equal(
      reported.map((error) => (error as Error).message),
      ['ours'],
    );
  });
}

test.run();
