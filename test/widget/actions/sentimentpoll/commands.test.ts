import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSentimentCommands } from '../../../../widget/actions/sentimentpoll/commands.ts';
import { sentimentpoll } from '../../../../widget/actions/sentimentpoll/index.ts';
import { createSentimentStore } from '../../../../widget/actions/sentimentpoll/store.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

const api = withApi(test);

const counted: Reply = {
  json: { resultDistribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], endUsersCount: 1, id: 'mine' },
};

function setUp() {
  const kind = kindTools(api, 'sentimentpoll', { details: { lowLabel: 'No', highLabel: 'Yes, @district' } });
  const store = kind.tools.of(kind.action, createSentimentStore);
  const commands = createSentimentCommands(kind.action, { ...kind.tools, locale: 'en-US' });
  const isSettled = () => waitUntil(async () => !['open', 'saving'].includes(store.phase.value));
  return { ...kind, store, ...commands, isSettled };
}

const sent = () =>
  api.received.map(({ path, body }) => {
    const { value, answerId } = body as { value: number; answerId?: string };
    return [path.replace('/api/Widget/', ''), value, answerId];
  });

const DETAILS: [title: string, details: unknown, expected: boolean][] = [
  ['both labels', { lowLabel: 'No', highLabel: 'Yes' }, true],
  ['one label', { lowLabel: 'No' }, false],
  ['no labels', {}, false],
];

for (const [title, details, expected] of DETAILS)
  test(`a sentiment poll with ${title} ${expected ? 'can' : 'can’t'} be shown`, () =>
    assert.is(sentimentpoll.parse(details) !== null, expected));

test('sends an answer, then changes it, and keeps it as a sentiment', async () => {
  api.replyWith(counted, counted);
  const { answer, isSettled, answers, told, store } = setUp();
  answer(0.8);
  await isSettled();
  answer(0.2);
  await isSettled();
  assert.equal(sent(), [
    ['CompleteSentimentPollAsync', 0.8, 3],
    ['UpdateSentimentPollAsync', 0.2, 'mine'],
  ]);
  assert.equal(told, ['finish', 'finish']);
  assert.equal(
    answers.map((entry) => (entry as { sentimentValue: number }).sentimentValue),
    [0.8, 0.2],
  );
  assert.is(store.outcome.value?.value, 0.2);
});

test('sends the same answer only once', async () => {
  api.replyWith(counted);
  const { answer, isSettled } = setUp();
  answer(0.8);
  answer(0.8);
  await isSettled();
  answer(0.8);
  assert.is(api.received.length, 1);
});

test('tells nothing of an answer that was changed while it was sent', async () => {
  api.replyWith({ ...counted, delayMs: 200 } as Reply, counted);
  const { answer, isSettled, answers, told } = setUp();
  answer(0.8);
  answer(0.2);
  await isSettled();
  await waitUntil(() => told.includes('finish'));
  assert.equal(
    answers.map((entry) => (entry as { sentimentValue: number }).sentimentValue),
    [0.2],
  );
  assert.equal(told, ['completed', 'finish']);
});

test('changes the answer whose response was lost, and counts it once', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, counted, counted);
  const { answer, isSettled, told, reported } = setUp();
  answer(0.8);
  await waitUntil(async () => reported.length === 1);
  answer(0.3);
  await isSettled();
  assert.equal(sent(), [
    ['CompleteSentimentPollAsync', 0.8, 3],
    ['CompleteSentimentPollAsync', 0.3, 1],
    ['CompleteSentimentPollAsync', 0.8, 3],
    ['UpdateSentimentPollAsync', 0.3, 'mine'],
  ]);
  const [first, , again] = api.received.map(({ headers }) => headers['idempotency-key']);
  assert.is(first, again);
  assert.equal(told, ['finish']);
});

for (const [title, reply] of DROPS)
  test(`repeats by itself an answer that was dropped ${title}, which is logged only`, async () => {
    api.replyWith(reply, counted);
    const { answer, isSettled, told, reported } = setUp();
    answer(0.8);
    answer(0.8);
    await isSettled();
    const [one, other, ...more] = api.received.map(({ headers, text }) => [headers['idempotency-key'], text]);
    assert.equal(one, other);
    assert.equal([more, reported.length], [[], 1]);
    assert.equal(told, ['finish'], 'no alert');
  });

test('does not repeat an answer that was refused, and takes it again', async () => {
  api.replyWith({ status: 400 }, counted);
  const { answer, isSettled, store, told } = setUp();
  answer(0.8);
  await isSettled();
  assert.is(store.phase.value, 'failed');
  answer(0.8);
  await waitUntil(async () => store.phase.value === 'saved');
  assert.equal([api.received.length, told], [2, ['finish']]);
});

test('counts an answer whose results do not load', async () => {
  api.replyWith(counted);
  const { answer, isSettled, store, told, end } = setUp();
  end.comes = false;
  answer(0.8);
  await isSettled();
  assert.equal([store.phase.value, store.outcome.value, told], ['saved', null, ['completed']]);
});

test.run();
