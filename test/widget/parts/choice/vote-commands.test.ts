import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completeSentimentPoll, updateSentimentPoll } from '../../../../widget/core/api/calls/polls.ts';
import { createOutcome, createVote } from '../../../../widget/parts/choice/vote-commands.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const api = withApi(test);

const stored = (id: string) => ({ json: { id, resultDistribution: Array(12).fill(0), endUsersCount: 1 } });
const paths = () => api.received.map(({ path }) => path.split('/').at(-1));

test('begins anew where the stored answer is gone', async () => {
  api.replyWith(stored('a'), { status: 404, json: {} }, stored('b'), stored('b'));
  const { tools, action } = kindTools(api, 'sentimentpoll', { details: { lowLabel: 'No', highLabel: 'Yes' } });
  const send = createVote(action, tools, {
    complete: completeSentimentPoll,
    update: updateSentimentPoll,
    dataOf: (value: number, answerId) => ({ value, ...(answerId !== null && { answerId }) }),
    idOf: ({ id }) => id,
  });
  await send(0.1);
  await send(0.2).then(
    () => assert.unreachable(),
    (error) => assert.is(error.status, 404),
  );
  await send(0.3);
  await send(0.4);
  const [first, change] = paths();
  assert.equal(paths(), [first, change, first, change]);
  assert.match(api.received[3]?.text ?? '', '"answerId":"b"');
});

/** What a choice comes to: whether its results' code loads, and what the server says. */
const OUTCOMES: [what: string, outcome: { loads: boolean; fails?: boolean }, happened: string[]][] = [
  ['shows what came of it', { loads: true }, ['load results', 'load tally', 'show 2 of 1']],
  ['counts what it can’t show', { loads: false }, ['load results', 'load tally', 'completed']],
  ['says what was not sent', { loads: true, fails: true }, ['load results', 'load tally', 'alert']],
];

for (const [what, { loads, fails = false }, happened] of OUTCOMES)
  test(`a choice ${what}`, async () => {
    const { tools, action } = kindTools(api, 'poll', { details: { answers: [{ id: 1, text: 'Yes' }] } });
    const log: string[] = [];
    const loadScreen = async (_: unknown, name: string) => {
      log.push(`load ${name}`);
      return loads;
    };
    const commands = { ...tools.commands, loadScreen, alert: () => void log.push('alert') };
    const lifecycle = { ...tools.lifecycle, completed: () => void log.push('completed') };
    const choose = createOutcome(action, { ...tools, commands, lifecycle } as typeof tools, {
      send: async (choice: number) => {
        if (fails) throw new Error('offline');
        return choice + 1;
      },
      notSent: 'poll.notSent',
      screens: ['results', 'tally'],
      show: (choice, answer) => void log.push(`show ${answer} of ${choice}`),
    });
    await choose(1);
    assert.equal(log, happened);
  });

test.run();
