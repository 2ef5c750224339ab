import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSpeedometerCommands } from '../../../../widget/actions/speedometer/commands.ts';
import { createSpeedometerStore } from '../../../../widget/actions/speedometer/store.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

const api = withApi(test);

const told: Reply = {
  json: {
    endUsersCount: 7,
    counter: 7,
    answerId: 'mine',
    correctValue: 50,
    result: 'Close',
    feedbackCustomVariableCalc: 1250,
  },
};

function setUp() {
  const kind = kindTools(api, 'speedometer', { details: { min: 0, max: 100, step: 5, answerId: 9 } });
  const tools = { ...kind.tools, locale: 'en-US' };
  Object.assign(tools.commands, { stopCountdown: () => {} });
  const store = kind.tools.of(kind.action, createSpeedometerStore);
  const commands = createSpeedometerCommands(kind.action, tools);
  const guess = (value: number) => {
    commands.move(value);
    commands.check();
  };
  const isTold = () => waitUntil(() => store.phase.value === 'told');
  return { ...kind, store, ...commands, guess, isTold };
}

const sent = () =>
  api.received.map(({ path, body }) => {
    const { value, answerId } = body as { value: number; answerId?: string };
    return [path.replace('/api/Widget/', ''), value, answerId];
  });

test('sends a guess, tells the answer, and changes the guess by the next', async () => {
  api.replyWith(told, told);
  const { guess, isTold, store, answers, session } = setUp();
  guess(40);
  await isTold();
  assert.equal(store.told.value, { value: 40, result: 'Close', correctValue: 50, count: 7, guesses: [] });
  guess(55);
  assert.is(store.phase.value, 'checking');
  await isTold();
  assert.equal(sent(), [
    ['CompleteSpeedometerAsync', 40, 9],
    ['UpdateSpeedometerAsync', 55, 'mine'],
  ]);
  assert.equal(
    answers.map((entry) => (entry as { answerId: number; answerText: string }).answerId),
    [9, 9],
  );
  const { noOfAnswers, correctAnswer, customVariableCalc } = session.variables.value;
  assert.equal([noOfAnswers, correctAnswer, customVariableCalc], [7, '50', '1,250']);
});

test('forgets the number of an earlier guess where the next answer has none', async () => {
  api.replyWith(told, { json: { ...(told.json as object), feedbackCustomVariableCalc: null } });
  const { guess, isTold, session } = setUp();
  guess(40);
  await isTold();
  guess(55);
  await isTold();
  assert.is(session.variables.value.customVariableCalc, undefined);
});

test('sends nothing before the needle was moved, and takes the end where it starts if the reader means it', async () => {
  api.replyWith(told);
  const { check, move, isTold, store } = setUp();
  check();
  assert.equal([store.phase.value, api.received.length], ['open', 0]);
  move(0);
  check();
  await isTold();
  assert.equal(
    sent().map(([, value]) => value),
    [0],
  );
});

test('is as unmoved as before after a finger that scrolled the page', () => {
  const { move, store } = setUp();
  store.press();
  move(40);
  store.release();
  assert.is(store.value.value, null);
  move(30);
  store.press();
  move(90);
  store.release();
  assert.is(store.value.value, 30);
});

test('keeps how others guessed, if the server says', async () => {
  api.replyWith({ json: { ...(told.json as object), guesses: [1, 0, 4] } }, told);
  const { guess, isTold, store } = setUp();
  guess(40);
  await isTold();
  assert.equal(store.told.value?.guesses, [1, 0, 4]);
});

test('keeps a guess that is made while one is sent, and tells the answer to the last', async () => {
  api.replyWith({ ...told, delayMs: 200 } as Reply, told);
  const { guess, isTold, store, told: heard } = setUp();
  guess(40);
  guess(70);
  await isTold();
  assert.is(store.told.value?.value, 70);
  assert.equal(
    sent().map(([call, value]) => [call, value]),
    [
      ['CompleteSpeedometerAsync', 40],
      ['UpdateSpeedometerAsync', 70],
    ],
  );
  assert.equal(heard, ['completed', 'finish']);
});

for (const [title, reply] of DROPS)
  test(`says that a guess was dropped ${title}, and sends it again once, with its key`, async () => {
    api.replyWith(reply, told);
    const { guess, check, isTold, store, told: heard } = setUp();
    guess(40);
    await waitUntil(() => store.phase.value === 'open');
    assert.match(heard[0] ?? '', /speedometer\.notSent/);
    check();
    check();
    await isTold();
    const [one, other, ...more] = api.received.map(({ headers, text }) => [headers['idempotency-key'], text]);
    assert.equal(one, other);
    assert.equal(more, []);
  });

test.run();
