import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCallCommands } from '../../../../widget/actions/call/commands.ts';
import { type Callee, calleesNamed } from '../../../../widget/actions/call/parse-callees.ts';
import { createCallStore } from '../../../../widget/actions/call/store.ts';
import type { Action } from '../../../../widget/core/model/action.ts';
import type { CompletionType } from '../../../../widget/core/model/call.ts';
import { createCopier } from '../../../../widget/parts/share/copier.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';
import { parsedCards, wireAction, wireCard } from '../../support/wire.ts';

withDom(test);

const api = withApi(test);

const ANSWER = { json: { callActionCompletionId: 'c-1', endUsersCount: 7, isSinglePerson: false } };
const NAMES = ['Ada', 'Bo', 'Cy'];

const WITH_LETTER = parsedCards(
  wireCard('c', [wireAction(1, 'call')]),
  wireCard('c-2', [wireAction(2, 'email')], { order: { type: 'Nominal', value: 2 } }),
);

type Options = {
  people?: number;
  cardType?: string;
  isFollowed?: boolean;
  /** Routes of the action. */
  fields?: Record<string, unknown>;
  callees?: Callee[];
  /** The widget has a letter after the call. */
  hasLetter?: boolean;
};

function setUp(options: Options = {}) {
  const { people = 3, cardType = 'seesOne', isFollowed = false, fields = {}, callees, hasLetter = false } = options;
  const kind = kindTools(api, 'call', fields);
  const { action, told, session } = kind;
  const recipients = NAMES.slice(0, people).map((name, id) => ({ id, name, title: '', phone: `555-010${id}` }));
  const copier = createCopier();
  const store = createCallStore(action, signal(callees ?? calleesNamed(recipients)), copier);
  Object.assign(kind.tools.commands, {
    hasNext: signal(isFollowed),
    initiate: () => told.push('initiate'),
    next: async () => void told.push('next'),
    choose: async ({ identifier }: Action) => void told.push(`choose ${identifier}`),
    open: async (_: unknown, screen: string) => {
      told.push(`open ${screen}`);
      session.push({ action, route: screen || '/call' });
    },
  });
  const callPeople = { ready: async () => {}, openFind: () => told.push('find') };
  const tools = {
    ...kind.tools,
    session: { ...session, activeCard: signal({ type: cardType }), ...(hasLetter && { widget: signal(WITH_LETTER) }) },
    lifecycle: { completed: () => told.push('completed') },
    locale: 'en-US',
    people: callPeople,
    copier,
  } as unknown as Parameters<typeof createCallCommands>[2];
  const commands = createCallCommands(action, store, tools);
  return { ...kind, people: callPeople, store, commands, finish: (type: CompletionType) => commands.finishCall(type) };
}

const sent = () => api.received.map(({ path, body }) => [path.split('/').at(-1), body]);
const keys = () => api.received.map(({ headers }) => headers['idempotency-key']);

type Row = Options & { name: string; types: CompletionType[]; requests: number; told: string[] };

const rows: Row[] = [
  { name: 'one call leads to the end', people: 1, types: ['Contacted'], requests: 1, told: ['completed', 'moveOn'] },
  {
    name: 'a skipped only call sends nothing and completes nothing',
    people: 1,
    types: ['Skipped'],
    requests: 0,
    told: ['moveOn'],
  },
  {
    name: 'three calls go from one to the next, then to the end',
    types: ['Contacted', 'Voicemail', 'Unavailable'],
    requests: 3,
    told: ['completed', 'open /Call/2', 'completed', 'open /Call/3', 'completed', 'moveOn'],
  },
  {
    name: 'a skipped call between others is not sent',
    types: ['Contacted', 'Skipped', 'Contacted'],
    requests: 2,
    told: ['completed', 'open /Call/2', 'open /Call/3', 'completed', 'moveOn'],
  },
  {
    name: 'skipping the last call leads to the end as well',
    people: 2,
    types: ['Contacted', 'Skipped'],
    requests: 1,
    told: ['completed', 'open /Call/2', 'moveOn'],
  },
  {
    name: 'the last call of a choose-many card leads back to the list',
    people: 1,
    cardType: 'choosesMany',
    isFollowed: true,
    types: ['Contacted'],
    requests: 1,
    told: ['completed', 'next'],
  },
  {
    name: 'skipping a call of a choose-many card leads back to the list',
    people: 1,
    cardType: 'choosesMany',
    isFollowed: true,
    types: ['Skipped'],
    requests: 0,
    told: ['next'],
  },
  {
    name: 'moves on to the next action if the end card is skipped',
    people: 1,
    fields: { skipEndCard: true },
    isFollowed: true,
    types: ['Contacted'],
    requests: 1,
    told: ['completed', 'moveOn'],
  },
  {
    name: 'stays if the end card is skipped and nothing follows',
    people: 1,
    fields: { skipEndCard: true },
    types: ['Contacted'],
    requests: 1,
    told: ['completed'],
  },
];

for (const { name, types, requests, told: expected, ...options } of rows)
  test(name, async () => {
    api.replyWith(ANSWER);
    const { finish, told, store } = setUp(options);
    for (const type of types) await finish(type);
    assert.equal(told, expected);
    assert.is(api.received.length, requests);
    assert.is(store.isSubmitting.value, false);
  });

test('completes with the first call and updates the completion with later calls', async () => {
  api.replyWith(ANSWER);
  const { finish, store, session, action } = setUp();
  await finish('Contacted');
  await finish('Voicemail');
  assert.equal(sent(), [
    ['CompleteCallAsync', { id: 1, completionType: 0, recipientName: 'Ada' }],
    ['UpdateCallAsync', { id: 1, completionType: 1, recipientName: 'Bo', callActionCompletionId: 'c-1' }],
  ]);
  assert.is(session.peopleOf(action), 7);
  assert.equal(store.successInfo.value, {
    id: 1,
    useLocalRepresentative: false,
    isSinglePerson: false,
    recipientName: 'Bo',
    callActionCompletionId: 'c-1',
  });
});

test('accepts completion id 0 from test mode', async () => {
  api.replyWith({ json: { callActionCompletionId: 0, endUsersCount: 1 } });
  const { finish } = setUp();
  await finish('Contacted');
  await finish('Contacted');
  assert.equal(
    sent().map(([call]) => call),
    ['CompleteCallAsync', 'UpdateCallAsync'],
  );
});

test('completes with the first call made after skipped ones', async () => {
  api.replyWith(ANSWER);
  const { finish } = setUp();
  await finish('Skipped');
  await finish('Unavailable');
  assert.equal(sent(), [['CompleteCallAsync', { id: 1, completionType: 2, recipientName: 'Bo' }]]);
});

test('completes and answers the action, and names the called person in copy', async () => {
  api.replyWith(ANSWER);
  const { finish, session } = setUp();
  await finish('Contacted');
  assert.equal([...session.completedActionIdentifiers.value], ['1|call']);
  await finish('Skipped');
  await finish('Voicemail');
  assert.equal(session.answerHistory.value, [{ actionIdentifier: '1|call', answerId: 1 }]);
  assert.equal(session.variables.value, { recipientName: 'Ada and Cy' });
});

test('calls lawmakers local representatives in copy', async () => {
  api.replyWith(ANSWER);
  const [ada] = calleesNamed([{ id: 1, name: 'Ada', title: '', phone: '555' }]);
  const search = { representativeSearch: { countryCode: 'US', levels: [0], roles: [0] } };
  const { finish, session, store } = setUp({ fields: search, callees: ada ? [{ ...ada, isLawmaker: true }] : [] });
  await finish('Contacted');
  assert.equal(session.variables.value, { recipientName: 'Ada', localRepresentative: 'Ada' });
  assert.is(store.successInfo.value.useLocalRepresentative, true);
});

test('answers but does not complete the action if all calls are skipped', async () => {
  const { finish, session } = setUp({ people: 1 });
  await finish('Skipped');
  assert.equal(session.answerHistory.value, [{ actionIdentifier: '1|call', answerId: 3, wasSkipped: true }]);
  assert.is(session.completedActionIdentifiers.value.size, 0);
});

for (const [name, failure] of [
  ['a refusal', { status: 500 }],
  ['a lost response', { hangUp: true }],
] as const)
  test(`shows no alert after ${name}, clears submitting and stays`, async () => {
    api.replyWith(failure);
    const { finish, told, store, session } = setUp();
    await finish('Contacted');
    assert.equal([told, store.isSubmitting.value, session.route.value], [[], false, '/call']);
    assert.is(store.outcomes.value.size, 0);
  });

test('sends the same key and body when pressed again', async () => {
  api.replyWith({ hangUp: true }, ANSWER);
  const { finish, told } = setUp();
  await finish('Contacted');
  await finish('Contacted');
  const [first, second] = api.received;
  assert.is(new Set(keys()).size, 1);
  assert.equal(first?.body, second?.body);
  assert.equal(told, ['completed', 'open /Call/2']);
});

test('after a lost response, finds the report and updates it to the new outcome', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, ANSWER);
  const { finish } = setUp();
  await finish('Voicemail');
  await finish('Contacted');
  assert.equal(
    sent().map(([call, body]) => [call, (body as { completionType: number }).completionType]),
    [
      ['CompleteCallAsync', 1],
      ['CompleteCallAsync', 0],
      ['CompleteCallAsync', 1],
      ['UpdateCallAsync', 0],
    ],
  );
  assert.is(new Set(keys()).size, 2);
});

test('after a lost response, finds the report even if its recipient was skipped since', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, ANSWER);
  const { finish, told } = setUp({ people: 2 });
  await finish('Voicemail');
  await finish('Skipped');
  await finish('Contacted');
  assert.equal(
    sent().map(([call, body]) => [call, (body as { recipientName: string }).recipientName]),
    [
      ['CompleteCallAsync', 'Ada'],
      ['CompleteCallAsync', 'Bo'],
      ['CompleteCallAsync', 'Ada'],
      ['UpdateCallAsync', 'Bo'],
    ],
  );
  assert.equal(told, ['open /Call/2', 'completed', 'moveOn']);
});

test('reports once if an outcome is pressed twice', async () => {
  api.replyWith(ANSWER);
  const { finish } = setUp();
  await Promise.all([finish('Contacted'), finish('Voicemail')]);
  assert.equal(sent(), [['CompleteCallAsync', { id: 1, completionType: 0, recipientName: 'Ada' }]]);
});

test('is submitting while the request is under way', async () => {
  api.replyWith(ANSWER);
  const { finish, store } = setUp();
  const done = finish('Contacted');
  assert.is(store.isSubmitting.value, true);
  await done;
  assert.is(store.isSubmitting.value, false);
});

test('reports nothing while a move is under way', async () => {
  api.replyWith(ANSWER);
  const { finish, session } = setUp();
  session.setMoving(true);
  await finish('Contacted');
  assert.is(api.received.length, 0);
});

test('sends nothing if the end screen does not load', async () => {
  api.replyWith(ANSWER);
  const { finish, end, store } = setUp({ people: 1 });
  end.comes = false;
  await finish('Contacted');
  assert.equal([api.received.length, store.isSubmitting.value, store.outcomes.value.size], [0, false, 0]);
});

test('changes a reported outcome after going back', async () => {
  api.replyWith(ANSWER);
  const { finish, session, told, store } = setUp({ people: 2 });
  await finish('Voicemail');
  session.goBack(session.trail.value.slice(0, -1));
  session.endBack();
  await finish('Contacted');
  assert.equal(told.slice(-2), ['completed', 'open /Call/2']);
  assert.is(store.outcomes.value.get(0), 'Contacted');
  assert.equal(sent().at(-1), [
    'UpdateCallAsync',
    { id: 1, completionType: 0, recipientName: 'Ada', callActionCompletionId: 'c-1' },
  ]);
});

test('keeps a reported outcome when the call is skipped after going back', async () => {
  api.replyWith(ANSWER);
  const { finish, session, store } = setUp({ people: 2 });
  await finish('Contacted');
  session.goBack(session.trail.value.slice(0, -1));
  session.endBack();
  await finish('Skipped');
  assert.is(store.outcomes.value.get(0), 'Contacted');
  assert.is(api.received.length, 1);
});

test('reports its own errors, and leaves failed requests to the client', async () => {
  api.replyWith({ status: 500 });
  const { finish, tools, reported } = setUp();
  await finish('Contacted');
  assert.equal(reported, []);
  tools.commands.open = () => Promise.reject(new TypeError('ours'));
  api.replyWith(ANSWER);
  await finish('Contacted');
  assert.equal(
    reported.map((error) => (error as Error).message),
    ['ours'],
  );
});

test('CALL shows an alert and stays enabled if the code that finds callees does not load', async () => {
  const { commands, people, told, reported } = setUp();
  people.ready = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await commands.start();
  people.ready = async () => {};
  await commands.start();
  assert.equal(told, ['initiate', 'alert shell.screenFailed', 'initiate', 'open ']);
  assert.is(reported.length, 1);
});

test('CALL initiates the action and opens the first call', async () => {
  const { commands, told } = setUp();
  await commands.start();
  assert.equal(told, ['initiate', 'open ']);
});

test('CALL asks for the address if it does not know whom to call', async () => {
  const { commands, told } = setUp({ people: 0 });
  await commands.start();
  assert.equal(told, ['initiate', 'find']);
});

test('CALL opens the remaining call when the reader comes back', async () => {
  api.replyWith(ANSWER);
  const { commands, finish, told } = setUp();
  await finish('Contacted');
  await commands.start();
  assert.equal(told.slice(-2), ['initiate', 'open /Call/2']);
});

test('CALL moves on once everybody was called', async () => {
  api.replyWith(ANSWER);
  const { commands, finish, told } = setUp({ people: 1 });
  await finish('Contacted');
  await commands.start();
  assert.equal(told.slice(-2), ['initiate', 'moveOn']);
});

test('“Call someone else” leads to those who were skipped', async () => {
  api.replyWith(ANSWER);
  const { commands, finish, told, store } = setUp();
  for (const type of ['Skipped', 'Contacted', 'Skipped'] as const) await finish(type);
  await commands.callAnother();
  assert.is(told.at(-1), 'open /Call/1');
  await finish('Contacted');
  assert.is(told.at(-1), 'open /Call/3');
  await finish('Voicemail');
  assert.is(told.at(-1), 'moveOn');
  assert.equal([...store.outcomes.value.values()].sort(), ['Contacted', 'Contacted', 'Voicemail']);
});

test('dialing initiates the action and starts the call on that line', () => {
  const { commands, store, told } = setUp();
  const [ada] = store.callees.value;
  assert.ok(ada);
  commands.call(ada, 0);
  assert.equal([told, store.attemptOf(ada).startedBy], [['initiate'], 'number']);
});

test('a call on another phone initiates the action too', () => {
  const { commands, store, told } = setUp();
  const [ada] = store.callees.value;
  assert.ok(ada);
  commands.callElsewhere(ada);
  assert.equal([told, store.attemptOf(ada).startedBy], [['initiate'], 'otherPhone']);
});

const OFFICES = ['Capitol', 'Newark', 'Trenton'].map((name, n) => ({ name, phone: `555-010${n}`, hours: '' }));

const lawmakers = (...names: string[]): Callee[] =>
  calleesNamed(names.map((name, id) => ({ id, name, title: '', phone: '555' }))).map((callee) => ({
    ...callee,
    lines: OFFICES,
    isLawmaker: true,
    canBeEmailed: true,
  }));

test('where nobody answers, leads to each office and then to the letter, and reports it once', async () => {
  api.replyWith(ANSWER);
  const { finish, commands, store, told } = setUp({ callees: lawmakers('Ada'), hasLetter: true });
  const [ada] = store.callees.value;
  assert.ok(ada);
  const lines: number[] = [];
  for (const line of [0, 1, 2]) {
    commands.call(ada, line);
    await finish('Unavailable');
    lines.push(store.attemptOf(ada).line);
    assert.is(store.attemptOf(ada).startedBy, null);
  }
  assert.equal([lines, store.attemptOf(ada).offersLetter], [[1, 2, 2], true]);
  assert.equal(sent(), [['CompleteCallAsync', { id: 1, completionType: 2, recipientName: 'Ada' }]]);
  await commands.write();
  assert.equal(told, ['initiate', 'completed', 'initiate', 'initiate', 'choose 2|email']);
});

test('an office that answers corrects the outcome and leads on', async () => {
  api.replyWith(ANSWER);
  const { finish, store, told } = setUp({ callees: lawmakers('Ada', 'Bo'), hasLetter: true });
  await finish('Unavailable');
  await finish('Contacted');
  assert.equal(
    sent().map(([call, body]) => [call, (body as { completionType: number }).completionType]),
    [
      ['CompleteCallAsync', 2],
      ['UpdateCallAsync', 0],
    ],
  );
  assert.equal([told.at(-1), store.outcomes.value.get(0)], ['open /Call/2', 'Contacted']);
});

test('who leaves the other office out is offered the letter, and then the end', async () => {
  api.replyWith(ANSWER);
  const { finish, commands, store, told } = setUp({ callees: lawmakers('Ada'), hasLetter: true });
  const [ada] = store.callees.value;
  assert.ok(ada);
  await finish('Unavailable');
  await commands.goOn();
  assert.is(store.attemptOf(ada).offersLetter, true);
  await commands.goOn();
  assert.equal([told.at(-1), store.outcomes.value.get(0), api.received.length], ['moveOn', 'Unavailable', 1]);
});

test('without a letter, and for a lawmaker who takes none, an unanswered call leads on', async () => {
  const mute = lawmakers('Ada').map((callee) => ({ ...callee, lines: OFFICES.slice(0, 1), canBeEmailed: false }));
  for (const options of [{ people: 1 }, { callees: mute, hasLetter: true }]) {
    api.replyWith(ANSWER);
    const { finish, told } = setUp(options);
    await finish('Unavailable');
    assert.is(told.at(-1), 'moveOn');
  }
});

test('a screen that stays after the last office shows what was reported', async () => {
  api.replyWith(ANSWER);
  const { finish, commands, store } = setUp({ callees: lawmakers('Ada'), fields: { skipEndCard: true } });
  const [ada] = store.callees.value;
  assert.ok(ada);
  await finish('Unavailable');
  await commands.goOn();
  assert.equal([store.attemptOf(ada).isReported, store.attemptOf(ada).startedBy], [true, 'otherPhone']);
});

test('does not send the outcome again that the server knows', async () => {
  api.replyWith(ANSWER);
  const { finish, session, told } = setUp({ people: 2 });
  await finish('Voicemail');
  session.goBack(session.trail.value.slice(0, -1));
  session.endBack();
  await finish('Voicemail');
  assert.is(api.received.length, 1);
  assert.is(told.at(-1), 'open /Call/2');
});

const withClipboard = async (writeText: () => Promise<void>, run: () => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  }
};

test('copies a number, confirms it and initiates the action', () =>
  withClipboard(
    async () => {},
    async () => {
      const { commands, store, told } = setUp();
      await commands.copy('555-0100');
      assert.equal([told, store.copier.copied.value, store.copier.refused.value], [['initiate'], '555-0100', '']);
    },
  ));

test('shows the number to copy by hand if the browser refuses to copy it', () =>
  withClipboard(
    () => Promise.reject(new Error('denied')),
    async () => {
      const { commands, store } = setUp();
      await commands.copy('555-0100');
      assert.equal([store.copier.copied.value, store.copier.refused.value], ['', '555-0100']);
    },
  ));

test.run();
