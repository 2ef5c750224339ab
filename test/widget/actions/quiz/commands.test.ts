import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createQuizCommands } from '../../../../widget/actions/quiz/commands.ts';
import { createQuizStore } from '../../../../widget/actions/quiz/store.ts';
import { withDom } from '../../../support/dom.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const ANSWERS = [
  { id: 1, text: '338 in district @district', outcome: 'Correct' },
  { id: 2, text: '60', outcome: 'Incorrect' },
];

withDom(test);

const api = withApi(test);

const counted = (answerId: number): Reply => ({ json: { results: [{ answerId, percentage: 100 }], endUsersCount: 7 } });

function setUp() {
  const kind = kindTools(api, 'quiz', { title: 'How many?', details: { answers: ANSWERS } });
  const tools = { ...kind.tools, locale: 'en-US' };
  const store = tools.of(kind.action, createQuizStore);
  const commands = createQuizCommands(kind.action, tools);
  const answer = (id: 1 | 2) => {
    const option = store.answers[id - 1];
    if (option) commands.choose(option);
    return commands.submit();
  };
  return { ...kind, store, answer };
}

const sent = () =>
  api.received.map(({ path, body }) => [path.replace('/api/Widget/', ''), (body as { answerId: number }).answerId]);

test('sends an answer once, with its text as the reader saw it', async () => {
  api.replyWith(counted(2));
  const { answer, action, tools, told, session } = setUp();
  await answer(2);
  await answer(1);
  assert.equal(sent(), [['CompleteQuizAsync', 2]]);
  assert.is(tools.commands.isDone(action), true, 'it can’t be changed');
  assert.equal(told, ['finish']);
  assert.equal(session.variables.value, { noOfAnswers: 7, correctAnswer: '338 in district 12' });
});

test('leaves the answer, the question and the results in the history, for whatever follows', async () => {
  api.replyWith(counted(1));
  const { answer, answers } = setUp();
  await answer(1);
  assert.equal(answers, [
    {
      answerId: 1,
      answerText: '338 in district 12',
      questionText: 'How many?',
      results: [
        { wasChosen: true, text: '338 in district 12' },
        { wasChosen: false, text: '60' },
      ],
    },
  ]);
});

test('after a lost response, the answer that had arrived counts, and the reader is told', async () => {
  api.replyWith({ hangUp: true }, { status: 422 }, counted(1));
  const { answer, told, store, answers } = setUp();
  await answer(1);
  await answer(2);
  assert.equal(sent(), [
    ['CompleteQuizAsync', 1],
    ['CompleteQuizAsync', 2],
    ['CompleteQuizAsync', 1],
  ]);
  const [one, , other] = api.received.map(({ headers }) => headers['idempotency-key']);
  assert.is(one, other);
  assert.equal([store.chosen.value?.id, store.isEarlierKept.value], [1, true]);
  assert.is((answers[0] as { answerId: number }).answerId, 1);
  assert.equal(told, ['alert errors.generic. quiz.notSent', 'finish']);
});

for (const [title, reply] of DROPS)
  test(`an answer that is dropped ${title} is sent again with its key and body, and counts once`, async () => {
    api.replyWith(reply, counted(1));
    const { answer, answers, store } = setUp();
    await answer(1);
    assert.equal(answers, []);
    await Promise.all([answer(1), answer(1)]);
    const [one, other, ...more] = api.received.map(({ headers, text }) => [headers['idempotency-key'], text]);
    assert.equal(one, other);
    assert.equal([more, answers.length, store.chosen.value?.id], [[], 1, 1]);
  });

test('an answer that never arrived can be changed before it is sent again', async () => {
  api.replyWith({ hangUp: true }, counted(2));
  const { answer, store } = setUp();
  await answer(1);
  await answer(2);
  assert.equal([store.chosen.value?.id, store.isEarlierKept.value], [2, false]);
});

test('counts where the results screen does not load, and shows it at the next press without sending again', async () => {
  api.replyWith(counted(1));
  const { answer, end, store, told } = setUp();
  end.comes = false;
  await answer(1);
  assert.equal([api.received.length, store.isSubmitting.value, told], [1, false, ['completed']]);
  end.comes = true;
  await answer(2);
  assert.equal([api.received.length, store.chosen.value?.id, told], [1, 1, ['completed', 'finish']]);
});

test('answers once if the button is pressed twice or while a screen loads', async () => {
  api.replyWith(counted(1));
  const { answer, session } = setUp();
  await Promise.all([answer(1), answer(1)]);
  session.setMoving(true);
  await answer(2);
  assert.is(api.received.length, 1);
});

test.run();
