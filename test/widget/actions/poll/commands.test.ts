import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPollCommands } from '../../../../widget/actions/poll/commands.ts';
import { createPollStore } from '../../../../widget/actions/poll/store.ts';
import { withDom } from '../../../support/dom.ts';
import { type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const ANSWERS = [
  { id: 1, text: 'Yes, in district @district' },
  { id: 2, text: 'No' },
];

withDom(test);

const api = withApi(test);

const counted = (answerId: number): Reply => ({
  json: { results: [{ answerId, percentage: 100 }], endUsersCount: 1, userAnswerId: 'mine' },
});

function setUp(fields: object = {}) {
  const kind = kindTools(api, 'poll', { details: { answers: ANSWERS }, ...fields });
  const store = kind.tools.of(kind.action, createPollStore);
  const commands = createPollCommands(kind.action, kind.tools);
  const vote = (id: 1 | 2) => {
    commands.choose(ANSWERS[id - 1] as (typeof ANSWERS)[number]);
    return commands.submit();
  };
  return { ...kind, store, vote };
}

const sent = () =>
  api.received.map(({ path, body }) => {
    const { answerId, userAnswerId } = body as { answerId: number; userAnswerId?: string };
    return [path.replace('/api/Widget/', ''), answerId, userAnswerId];
  });

test('sends a vote, then changes it', async () => {
  api.replyWith(counted(1), counted(2));
  const { vote, told, store, action, tools } = setUp();
  await vote(1);
  assert.is(tools.commands.isDone(action), false, 'it can be changed');
  await vote(2);
  assert.equal(sent(), [
    ['CompletePollAsync', 1, undefined],
    ['UpdatePollAsync', 2, 'mine'],
  ]);
  assert.equal(told, ['finish', 'finish']);
  assert.is(store.results.value[1]?.percentage, 100);
});

test('votes anew where the stored vote is gone, once the reader has been told', async () => {
  api.replyWith(counted(1), { status: 404, json: {} }, counted(2));
  const { vote, told } = setUp();
  await vote(1);
  await vote(2);
  assert.equal(told, ['finish', 'alert errors.generic. poll.notSent']);
  await vote(2);
  assert.equal(sent().at(-1), ['CompletePollAsync', 2, undefined]);
});

test('counts the reader’s vote as the first where the server has counted none', async () => {
  api.replyWith({ json: { results: ANSWERS.map(({ id }) => ({ answerId: id, percentage: 0 })), endUsersCount: 0 } });
  const { vote, store } = setUp();
  await vote(2);
  assert.equal([store.count.value, ...store.results.value.map(({ percentage }) => percentage)], [1, 0, 100]);
});

for (const skipEndCard of [true, false])
  test(`a vote and its change say skipEndCard: ${skipEndCard}`, async () => {
    api.replyWith(counted(1), counted(2));
    const { vote } = setUp({ skipEndCard });
    await vote(1);
    await vote(2);
    const said = api.received.map(({ body }) => (body as { skipEndCard?: boolean }).skipEndCard);
    assert.equal(said, [skipEndCard, skipEndCard]);
  });

test('sends and keeps the answer’s text as the reader saw it', async () => {
  api.replyWith(counted(1));
  const { vote, answers } = setUp();
  await vote(1);
  assert.equal(
    api.received.map(({ body }) => (body as { text: string }).text),
    ['Yes, in district 12'],
  );
  assert.is((answers[0] as { answerText: string }).answerText, 'Yes, in district 12');
});

test('after a lost response, finds the vote before changing it', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, counted(1), counted(2));
  const { vote, told, store } = setUp();
  await vote(1);
  await vote(2);
  assert.equal(sent(), [
    ['CompletePollAsync', 1, undefined],
    ['CompletePollAsync', 2, undefined],
    ['CompletePollAsync', 1, undefined],
    ['UpdatePollAsync', 2, 'mine'],
  ]);
  const [one, , other] = api.received.map(({ headers }) => headers['idempotency-key']);
  assert.is(one, other);
  assert.is(store.results.value[1]?.percentage, 100);
  assert.equal(told, ['alert errors.generic. poll.notSent', 'finish']);
});

test('knows the found vote even if changing it failed', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, counted(1), { status: 400 }, counted(2));
  const { vote } = setUp();
  await vote(1);
  await vote(2);
  await vote(2);
  assert.equal(
    sent().map(([call]) => call),
    ['CompletePollAsync', 'CompletePollAsync', 'CompletePollAsync', 'UpdatePollAsync', 'UpdatePollAsync'],
  );
});

test('sends a vote whose results screen does not load, and the same vote again as its change', async () => {
  api.replyWith(counted(1));
  const { vote, end, store, told } = setUp();
  end.comes = false;
  await vote(1);
  // It counts, so that a reader who leaves now has not cancelled.
  assert.equal([api.received.length, store.isSubmitting.value, told], [1, false, ['completed']]);
  end.comes = true;
  await vote(1);
  assert.is(api.received.length, 2);
  assert.match(api.received[1]?.path ?? '', /UpdatePoll/);
});

test('votes once if Vote is pressed twice or while a screen loads', async () => {
  api.replyWith(counted(1));
  const { vote, session } = setUp();
  await Promise.all([vote(1), vote(1)]);
  session.setMoving(true);
  await vote(2);
  assert.is(api.received.length, 1);
});

test.run();
